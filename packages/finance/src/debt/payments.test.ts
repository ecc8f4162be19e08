import { expect, test } from 'vitest';
import {
  prepay,
  quotePortability,
  quoteRefinancing,
  renegotiate,
  settle,
  type Calculated,
  type MadePayment,
  type RunningDebt,
} from '../index.ts';
import { valueOf } from '../testing/debts.ts';
import { debt, quote, terms } from '../testing/runningLoan.ts';

/* Payments of a debt that are more than is owed on their day are named by whatever takes the debt. */

const on = '2026-03-20';
const anew = { ...terms, paidOutOn: on, firstDueOn: '2026-04-20', monthlyRate: 0.01, installments: 6 } as const;
const doors: readonly [string, string, (running: RunningDebt) => Calculated<unknown>][] = [
  ['settle', 'payments', (running) => settle(running, on)],
  ['prepay', 'payments', (running) => prepay(running, { on, centavos: 300_000 })],
  ['quoteRefinancing', 'debt.payments', (running) => quoteRefinancing(running, { ...anew, iof: 'financed' })],
  ['renegotiate', 'debt.payments', (running) => renegotiate(running, anew)],
  [
    'quotePortability',
    'debt.payments',
    (running) => {
      const { installments, paidOutOn, firstDueOn, dayBase, method } = anew;
      return quotePortability(running, { installments, monthlyRate: 0.01, paidOutOn, firstDueOn, dayBase, method });
    },
  ],
];

const due: MadePayment = { on: '2026-02-12', centavos: quote.installmentCentavos };
const early = (centavos: number): MadePayment => ({ on: '2026-03-05', centavos });
const owed = valueOf(settle({ ...debt, payments: [due] }, '2026-03-05')).settlementCentavos;
const withPayments = (...payments: readonly MadePayment[]): RunningDebt => ({ ...debt, payments });

test.each(doors)('%s refuses a payment of more than is owed by its place', (_name, place, door) => {
  expect(door(withPayments(due, early(1_000)))).toMatchObject({ ok: true });
  const more = [withPayments(early(owed + 1), due), withPayments(early(1), due, early(owed))];
  expect(more.map((running) => door(running))).toMatchObject([
    { problem: { code: 'payment.tooLarge', path: `${place}.0` } },
    { problem: { code: 'payment.tooLarge', path: `${place}.2` } },
  ]);
  // Anything after the end is more than is owed too.
  expect(door(withPayments(due, early(owed), { on, centavos: 1 }))).toMatchObject({
    problem: { code: 'payment.tooLarge', path: `${place}.2` },
  });
});

test('all that is owed pays the debt, and nothing is left to settle', () => {
  expect(settle(withPayments(due, early(owed)), on)).toMatchObject({ problem: { code: 'amount.invalid' } });
  expect(settle(withPayments(due, early(owed - 1)), on)).toMatchObject({ value: { settlementCentavos: 1 } });
});

test('what is paid after the day is nothing to it yet', () => {
  const later = { on: '2026-03-21', centavos: 10 ** 9 } as const;
  expect(settle(withPayments(due, later), on)).toEqual(settle(withPayments(due), on));
});

test('a payment before the debt was paid out is refused', () => {
  expect(settle(withPayments({ on: '2026-01-11', centavos: 1 }), on)).toMatchObject({
    problem: { code: 'dates.invalid', path: 'payments.0.on' },
  });
});

test('in one order or another, payments are those of their days', () => {
  const some = [due, early(30_000), { on: '2026-03-12', centavos: 70_000 }] as const;
  expect(settle(withPayments(...some.toReversed()), on)).toEqual(settle(withPayments(...some), on));
});

test('where the bank told what is owed, that is the most that can be paid from then on', () => {
  const told = (centavos: number, paid: number) =>
    settle({ ...withPayments(due, early(paid)), told: { on: '2026-03-05', centavos } }, '2026-03-05');
  // On the day of the balance a payment is in it, and the contract is the measure.
  expect(told(owed + 50_000, owed + 1)).toMatchObject({ problem: { code: 'payment.tooLarge', path: 'payments.1' } });
  const since = (centavos: number, paid: number) =>
    settle({ ...withPayments(due, early(paid)), told: { on: '2026-03-04', centavos } }, '2026-03-05');
  const [more, less] = [owed + 50_000, owed - 50_000];
  expect(since(less, owed)).toMatchObject({ problem: { code: 'payment.tooLarge', path: 'payments.1' } });
  const grown = Math.round(more * 1.02 ** (12 / 365));
  expect(since(more, grown + 1)).toMatchObject({ problem: { code: 'payment.tooLarge', path: 'payments.1' } });
  expect(since(more, grown - 1_000)).toMatchObject({ value: { settlementCentavos: 1_000, openCentavos: 0 } });
  expect(since(more, grown)).toMatchObject({ problem: { code: 'amount.invalid' } });
});
