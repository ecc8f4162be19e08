import { addDays, daysBetween, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  quoteLoan,
  runDebt,
  runningDebtOf,
  settle,
  type AnyTerms,
  type MadePayment,
  type RunningDebt,
} from '../index.ts';
import { anyLoans } from '../testing/anyLoans.ts';
import { debts, had, share, valueOf } from '../testing/debts.ts';

/* What is paid ahead and told as `payments` of a debt is worth what the same payments are worth as events of it. */

const seed = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const numRuns = Math.max(80, Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 125);
const NO_DELAY = { fine: 0, monthlyInterest: 0 };

type Paid = readonly { readonly when: number; readonly part: number }[];
const paid: fc.Arbitrary<Paid> = fc.array(fc.record({ when: share, part: share }), { minLength: 1, maxLength: 5 });

/** Payments over so many days from the first one on, each a part of three instalments, in whatever order they are told. */
const paymentsOf = ({ open, paidOutOn }: RunningDebt, some: Paid, days: number): readonly MadePayment[] => {
  const most = open.slice(0, 3).reduce((sum, row) => sum + row.interestCentavos + row.amortisationCentavos, 0);
  return some.map(({ when, part }) => ({
    on: addDays(paidOutOn, Math.floor(days * when)),
    centavos: Math.floor(most * part),
  }));
};

/** Each due date and each day of a payment, with the day before and the one after it. */
const daysAround = ({ open, paidOutOn }: RunningDebt, payments: readonly MadePayment[]): readonly CalendarDate[] =>
  [...open.map(({ dueOn }) => dueOn), ...payments.map(({ on }) => on)]
    .flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])
    .filter((day) => day >= paidOutOn);

const settled = (debt: RunningDebt, on: CalendarDate) => {
  const answer = settle(debt, on);
  return answer.ok ? answer.value.settlementCentavos : answer.problem.code;
};

/** The same by events: what a settlement costs after the payments until its day. */
const run = (debt: RunningDebt, payments: readonly MadePayment[], on: CalendarDate) => {
  const events = payments
    .filter((one) => one.on <= on && one.centavos > 0)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((one) => ({ kind: 'payment' as const, ...one }));
  const answer = runDebt(debt, [...events, { kind: 'settlement', on }]);
  return answer.ok ? answer.value.movements.at(-1)?.paidCentavos : answer.problem.code;
};

const lasting = (debt: RunningDebt): number => daysBetween(debt.paidOutOn, debt.open.at(-1)?.dueOn ?? debt.paidOutOn);

describe(`paid ahead (seed ${seed}, ${numRuns} each)`, () => {
  test.each([
    ['at any time, where delay costs nothing', (debt: RunningDebt) => ({ ...debt, late: NO_DELAY }), lasting],
    [
      'before the first due date, by the law',
      (debt: RunningDebt) => debt,
      ({ open, paidOutOn }: RunningDebt) => daysBetween(paidOutOn, open[0]?.dueOn ?? paidOutOn),
    ],
  ])('%s, `settle` says what `runDebt` does, on every day', { timeout: 300_000 }, (_what, of, days) => {
    let [seen, tooLarge] = [0, 0];
    const property = fc.property(anyLoans, paid, (terms, some) => {
      const debt = of(valueOf(runningDebtOf(terms, had(quoteLoan(terms)))));
      const payments = paymentsOf(debt, some, days(debt));
      for (const day of daysAround({ ...debt, open: debt.open.slice(0, 3) }, payments)) {
        const told = settled({ ...debt, payments }, day);
        expect(told, day).toBe(run(debt, payments, day));
        [seen, tooLarge] = [seen + 1, tooLarge + (told === 'payment.tooLarge' ? 1 : 0)];
      }
    });
    fc.assert(property, { seed, numRuns });
    expect([seen > 10 * numRuns, tooLarge > 0]).toEqual([true, true]);
  });

  test('a due date costs no more than the interest of a day', { timeout: 300_000 }, () => {
    let ahead = 0;
    const property = fc.property(debts, paid, (terms, some) => {
      const plain = { ...valueOf(runningDebtOf(terms, had(quoteLoan(terms)))), late: NO_DELAY };
      const payments = paymentsOf(plain, some, 27);
      const debt = { ...plain, payments };
      for (const { dueOn } of plain.open.slice(0, 4)) {
        const [eve, on] = [settled(debt, addDays(dueOn, -1)), settled(debt, dueOn)];
        if (typeof eve === 'string' || typeof on === 'string') return;
        // One day of a month of 28, and the rounding of both.
        expect(on - eve).toBeLessThanOrEqual(eve * ((1 + Number(terms.monthlyRate)) ** (1 / 27.9) - 1) + 2);
        expect(on - eve).toBeGreaterThanOrEqual(-1);
        ahead += 1;
      }
    });
    fc.assert(property, { seed, numRuns });
    expect(ahead).toBeGreaterThan(numRuns);
  });
});

test('an instalment paid thirty days early is worth 29 of 31 days of interest more on its due date', () => {
  const terms = {
    ...{ requestedCentavos: 1_000_000, installments: 24, monthlyRate: 0.02, dayBase: 365, method: 'price' },
    ...{ paidOutOn: '2026-01-10', firstDueOn: '2026-02-10', iof: 'exempt' },
  } as const satisfies AnyTerms;
  const payments = [{ on: '2026-01-12', centavos: 52_871 }] as const;
  const debt = { ...valueOf(runningDebtOf(terms, valueOf(quoteLoan(terms)))), payments };
  const grown = 52_871 * 1.02 ** (29 / 31);
  expect(settled(debt, '2026-02-10')).toBe(Math.round(1_020_000 - grown));
  expect(settled(debt, '2026-02-09')).toBe(965_523);
});
