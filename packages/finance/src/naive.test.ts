import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxOn } from './iof/iof.ts';
import { quoteLoan } from './quote/quote.ts';
import { inForce } from './rules/dated.ts';
import { iofTable } from './rules/iof.ts';
import { naiveCet, naiveGrowths, naiveIof, naiveSchedule } from './testing/naive.ts';
import { loans } from './testing/terms.ts';

/** Fixed, so that a run can be repeated; another seed or more runs by the environment. */
const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_121);
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 10_000) / 50;

describe(`the naive twin (seed ${SEED}, ${RUNS} loans)`, () => {
  test('agrees to the centavo on schedule, IOF and CET', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(loans, (terms) => {
        const quote = quoteLoan(terms);
        if (!quote.ok) return;
        const { schedule, financedCentavos, iofCentavos, releasedCentavos } = quote.value;
        const rows = naiveSchedule(financedCentavos, naiveGrowths(terms), terms.method);
        const ours = schedule.map((row) => ({
          interest: row.interestCentavos,
          amortisation: row.amortisationCentavos,
          balance: row.balanceCentavos,
        }));
        expect(ours).toEqual(rows);
        let passed = 0;
        const days = schedule.map((row) => (passed += row.days));
        if (terms.iof !== 'exempt') expect(iofCentavos).toBe(naiveIof(rows, days).centavos);
        const payments = schedule.map((row, k) => ({ days: days[k] ?? 0, centavos: row.installmentCentavos }));
        const cet = naiveCet(releasedCentavos, payments);
        expect(Math.abs(quote.value.cetAnnual - cet)).toBeLessThan(0.0000501 + cet * 1e-9);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test('ties at half a centavo go up, as the twin says', () => {
    const tie = {
      requestedCentavos: 10_005,
      installments: 2,
      monthlyRate: 0.5,
      method: 'price',
      dayBase: 365,
      paidOutOn: '2026-01-10',
      firstDueOn: '2026-02-10',
      fees: [],
      insurances: [],
      iof: 'exempt',
    } as const;
    const quote = quoteLoan(tie);
    // 100.05 × 0.9 = 90.045
    expect(quote.ok && quote.value.installmentCentavos).toBe(9005);
  });

  test('IOF grows with the amount, before rounding exactly so', () => {
    const rates = inForce(iofTable, '2026-01-01');
    if (!rates.ok) throw new Error('no rates');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 8 }),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 2, max: 50 }),
        (amount, days, k) => {
          const part = (times: number) => [{ interest: 0, amortisation: amount * times, balance: 0 }];
          expect(naiveIof(part(k), [days]).exact.eq(naiveIof(part(1), [days]).exact.times(k))).toBe(true);
          const one = taxOn([{ amortisationCentavos: amount, days }], rates.value.value).totalCentavos;
          const many = taxOn([{ amortisationCentavos: amount * k, days }], rates.value.value).totalCentavos;
          expect(Math.abs(many - k * one)).toBeLessThanOrEqual(k + 1);
        },
      ),
      { seed: SEED },
    );
  });
});
