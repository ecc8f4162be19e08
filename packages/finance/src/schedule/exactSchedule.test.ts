import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactSchedule, quoteLoan, type LoanTerms } from '../index.ts';
import { debts, had } from '../testing/debts.ts';
import { naiveExact, naiveGrowths } from '../testing/naive.ts';

const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_126);
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 100;

/** A double of an amount in centavos. */
const near = (found: number, expected: number): void =>
  expect(Math.abs(found - expected)).toBeLessThan(1e-6 + Math.abs(expected) * 1e-12);

test(
  `an exact schedule is the formula's, by the naive twin (seed ${SEED}, ${RUNS} loans)`,
  { timeout: 300_000 },
  () => {
    const property = fc.property(debts, (terms: LoanTerms) => {
      const rows = had(exactSchedule(terms));
      const twin = naiveExact(terms.requestedCentavos, naiveGrowths(terms), terms.method);
      for (const [at, { interest, amortisation, installment, balance }] of rows.entries()) {
        near(interest, twin[at]?.interest ?? Number.NaN);
        near(amortisation, twin[at]?.amortisation ?? Number.NaN);
        near(balance, twin[at]?.balance ?? Number.NaN);
        near(installment, interest + amortisation);
      }
      expect(rows.at(-1)?.balance).toBe(0);
      // All level ones are alike to the last: nothing was left by rounding.
      if (terms.method !== 'sac') near(rows.at(-1)?.installment ?? 0, rows[0]?.installment ?? 0);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  },
);

const loan = {
  ...{ requestedCentavos: 1_000_000, installments: 12, monthlyRate: '2%', paidOutOn: '2026-01-10', iof: 'exempt' },
  ...{ firstDueOn: '2026-02-10', dayBase: 365, method: 'price' },
} as const satisfies LoanTerms;

test('a grace pays interest alone, a balloon is left for the end', () => {
  const rows = had(exactSchedule({ ...loan, interestOnly: 2, balloonCentavos: 400_000 }));
  expect(rows.slice(0, 2).map(({ installment, balance }) => [installment, balance])).toEqual([
    [20_000, 1_000_000],
    [20_000, 1_000_000],
  ]);
  near((rows.at(-1)?.installment ?? 0) - (rows.at(-2)?.installment ?? 0), 400_000);
  const quote = had(quoteLoan({ ...loan, interestOnly: 2, balloonCentavos: 400_000 }));
  expect(quote.schedule[2]?.installmentCentavos).toBe(Math.round(rows[2]?.installment ?? 0));
});

test('instalments that do not reach their interest are refused', () => {
  const late = { ...loan, installments: 84, firstDueOn: '2026-12-10' } as const;
  expect(exactSchedule(late)).toMatchObject({ problem: { code: 'balance.grows' } });
});
