import { addDays, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepay, quoteLoan, runDebt, runningDebtOf, settle, type MadePayment, type RunningDebt } from '../index.ts';
import { debts, had, share, valueOf } from '../testing/debts.ts';
import { debt, quote } from '../testing/runningLoan.ts';

/* The debt that goes on after a part was paid early: what is paid later, and what the bank told. */

const seed = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_127);
const numRuns = Math.max(80, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 125);
const NO_DELAY = { fine: 0, monthlyInterest: 0 };
const ways = [
  ['shorterTerm', 'term'],
  ['smallerInstallments', 'installments'],
] as const;

const settled = (running: RunningDebt, on: CalendarDate) => {
  const answer = settle(running, on);
  return answer.ok ? answer.value.settlementCentavos : answer.problem.code;
};

/** The same by events: the amortisation, the payments after it until a day, and the settlement on that day. */
const run = (
  running: RunningDebt,
  early: MadePayment & { readonly reduces: 'term' | 'installments' },
  later: readonly MadePayment[],
  on: CalendarDate,
) => {
  const payments = later.filter((one) => one.on <= on).map((one) => ({ kind: 'payment' as const, ...one }));
  const answer = runDebt(running, [{ kind: 'amortisation', ...early }, ...payments, { kind: 'settlement', on }]);
  return answer.ok ? answer.value.movements.at(-1)?.paidCentavos : answer.problem.code;
};

const someLater = fc.array(fc.record({ days: fc.integer({ min: 1, max: 60 }), part: share }), {
  ...{ minLength: 1, maxLength: 4 },
});

test('paid early, then as told before: what settles it is what the same events leave', { timeout: 300_000 }, () => {
  const found = { settled: 0, refused: 0 };
  const property = fc.property(debts, share, share, someLater, (terms, when, part, some) => {
    const running = { ...valueOf(runningDebtOf(terms, had(quoteLoan(terms)))), late: NO_DELAY };
    const on = addDays(running.paidOutOn, Math.floor(when * 100));
    const centavos = Math.floor(had(settle(running, on)).settlementCentavos * part);
    let day = on;
    const later = some.map((one) => ({
      on: (day = addDays(day, one.days)),
      centavos: 1 + Math.floor(centavos * one.part),
    }));
    const early = had(prepay({ ...running, payments: later.toReversed() }, { on, centavos }));
    for (const [way, reduces] of ways)
      for (const { on: next } of later) {
        for (const then of [next, addDays(next, 1)]) {
          const costs = settled(early[way].debt, then);
          expect(costs, then).toBe(run(running, { on, centavos, reduces }, later, then));
          found[typeof costs === 'number' ? 'settled' : 'refused'] += 1;
        }
      }
  });
  fc.assert(property, { seed, numRuns });
  expect(Math.min(found.settled, found.refused)).toBeGreaterThan(numRuns / 10);
});

const installment = (on: CalendarDate): MadePayment => ({ on, centavos: quote.installmentCentavos });
const early: MadePayment = { on: '2026-03-01', centavos: 100_000 };

test('of the payments those by that day are in the rows, those after it stay', () => {
  const [before, same, after] = [installment('2026-02-12'), { ...early, centavos: 5_000 }, installment('2026-03-12')];
  const { shorterTerm, smallerInstallments } = valueOf(prepay({ ...debt, payments: [after, same, before] }, early));
  for (const { debt: rest } of [shorterTerm, smallerInstallments]) expect(rest.payments).toEqual([after]);
});

test('a balance that the bank told goes on from its own day only', () => {
  const told = (on: CalendarDate, payments: readonly MadePayment[] = []) => ({
    ...{ ...debt, payments },
    told: { on, centavos: 500_000 },
  });
  const message = 'O saldo devedor foi informado para um dia depois deste pagamento.';
  for (const on of ['2026-03-02', '2026-06-15'] as const)
    expect(prepay(told(on), early)).toMatchObject({ problem: { code: 'dates.invalid', path: 'told.on', message } });
  const later = [installment('2026-03-12'), installment('2026-04-12')];
  for (const on of ['2026-02-20', '2026-03-01'] as const) {
    const { smallerInstallments } = valueOf(prepay(told(on, later), early));
    const rest = valueOf(settle(smallerInstallments.debt, '2026-04-20'));
    // On the day of the balance a payment is in it already; this one is not.
    const whole = told(on, on < early.on ? [early, ...later] : later);
    const less = on < early.on ? 0 : Math.round(early.centavos * 1.02 ** ((12 * 50) / 365));
    const left = valueOf(settle(whole, '2026-04-20')).settlementCentavos - less;
    expect(rest.by).toBe('told');
    expect(Math.abs(rest.settlementCentavos - left)).toBeLessThanOrEqual(1);
  }
});

test('without a told balance what goes on goes by the contract', () => {
  const { smallerInstallments } = valueOf(prepay(debt, early));
  expect(settle(smallerInstallments.debt, '2026-07-01')).toMatchObject({ value: { by: 'contract' } });
});
