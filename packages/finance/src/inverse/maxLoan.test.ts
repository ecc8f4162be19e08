import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteLoan } from '../quote/quote.ts';
import type { AnyTerms } from '../quote/terms.ts';
import { loans } from '../testing/terms.ts';
import { maxLoanFor } from './maxLoan.ts';

const highest = (schedule: readonly { installmentCentavos: number }[]): number =>
  Math.max(...schedule.map(({ installmentCentavos }) => installmentCentavos));

const payroll = {
  installments: 24,
  monthlyRate: 0.0179,
  paidOutOn: '2026-11-22',
  firstDueOn: '2026-12-25',
  dayBase: 365,
  method: 'byDays',
  fees: [],
  insurances: [],
  iof: 'financed',
} as const;

test('gives back the loan of which the instalment is asked', () => {
  const quote = quoteLoan({ ...payroll, requestedCentavos: 850_000 });
  if (!quote.ok) throw new Error(quote.problem.code);
  const largest = maxLoanFor(quote.value.installmentCentavos, payroll);
  expect(largest.ok && largest.value.requestedCentavos).toBeGreaterThanOrEqual(850_000);
  expect(largest.ok && largest.value.installmentCentavos).toBe(quote.value.installmentCentavos);
});

test('every instalment fits, and a centavo more would not', () => {
  const limits = fc.integer({ min: 5_000, max: 500_000 });
  const ordinary = loans.filter((terms) => terms.installments <= 96 && Number(terms.monthlyRate) <= 0.06);
  fc.assert(
    fc.property(limits, ordinary, (limit, asked) => {
      const terms = { ...asked, insurances: [] };
      const loan = maxLoanFor(limit, terms);
      if (!loan.ok) return;
      expect(highest(loan.value.schedule)).toBeLessThanOrEqual(limit);
      const more = quoteLoan({ ...terms, requestedCentavos: loan.value.requestedCentavos + 1 });
      if (more.ok) expect(highest(more.value.schedule)).toBeGreaterThan(limit);
    }),
    { seed: 20261121, numRuns: 200 },
  );
});

test.each([
  [0, 'margin.invalid'],
  [-1, 'margin.invalid'],
  [Number.NaN, 'margin.invalid'],
  [1.5, 'margin.invalid'],
  [1, 'margin.tooSmall'],
])('a limit of %d is answered with %s', (limit, code) => {
  const loan = maxLoanFor(limit, { ...payroll, fees: [{ name: 'Tarifa', centavos: 5000, when: 'financed' }] });
  expect(loan).toMatchObject({ ok: false, problem: { code } });
});

test('what is charged with each instalment is part of it', () => {
  const insurances = [{ name: 'Seguro', centavos: 1_000, when: 'perInstallment' }] as const;
  const insured = maxLoanFor(45_477, { ...payroll, insurances });
  const bare = maxLoanFor(44_477, payroll);
  expect(insured.ok && bare.ok && insured.value.requestedCentavos === bare.value.requestedCentavos).toBe(true);
  expect(insured.ok && highest(insured.value.schedule)).toBe(45_477);
});

test('a balloon is not measured against the limit', () => {
  const loan = maxLoanFor(45_477, { ...payroll, balloonCentavos: 200_000 });
  expect(loan.ok && loan.value.requestedCentavos).toBeGreaterThan(850_000);
});

test('a balloon far above the limit is no reason to refuse: the loan is larger than it', () => {
  const loan = maxLoanFor(137_757, { ...payroll, installments: 5, method: 'price', balloonCentavos: 2_190_352 });
  expect(loan.ok && loan.value.requestedCentavos).toBeGreaterThan(2_190_352);
});

test('it is the largest of all amounts, one by one, and the quote is the one of that amount', () => {
  const limits = fc.integer({ min: 2_000, max: 60_000 });
  const ordinary = loans.filter((terms) => terms.installments <= 60 && Number(terms.monthlyRate) <= 0.04);
  fc.assert(
    fc.property(limits, ordinary, (limit, terms) => {
      const loan = maxLoanFor(limit, terms);
      if (!loan.ok) return;
      const { requestedCentavos } = loan.value;
      expect(quoteLoan({ ...terms, requestedCentavos })).toEqual(loan);
      for (let more = 1; more <= 150; more += 1) {
        const larger = quoteLoan({ ...terms, requestedCentavos: requestedCentavos + more });
        if (larger.ok) expect(highest(larger.value.schedule)).toBeGreaterThan(limit);
      }
    }),
    { seed: 20261121, numRuns: 40 },
  );
});

test('above a small credit of the Simples the smaller debt leaves the customer more', () => {
  const terms = {
    ...{ installments: 12, monthlyRate: 0.02, paidOutOn: '2026-11-20', firstDueOn: '2026-12-20', dayBase: 365 },
    ...{ method: 'price', iof: 'financed', payer: 'simples' },
  } as const satisfies Partial<AnyTerms>;
  const most = (limitCentavos: number) => {
    const loan = maxLoanFor(limitCentavos, terms);
    return loan.ok ? [loan.value.financedCentavos, loan.value.releasedCentavos] : [];
  };
  // R$ 30.000 cost 2,836.79 a month.
  const [small = 0, released = 0] = most(283_679);
  expect([2_999_999, 3_000_000]).toContain(small);
  expect(most(284_000)).toEqual([small, released]);
  expect(most(290_000)[1]).toBeGreaterThan(released);
});
