import { addMonths } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import { internalRate } from './cet/internalRate.ts';
import { taxOn } from './iof/iof.ts';
import { iofTable } from './rules/iof.ts';
import { inForce } from './rules/dated.ts';
import { dailyRateOf } from './number/dailyRate.ts';
import { annualRateOf } from './number/interest.ts';
import { parseRate } from './number/rate.ts';
import { quoteLoan } from './quote/quote.ts';
import type { LoanTerms, Quote } from './quote/terms.ts';

/** Published worked examples, each with its source; figures as published, to the centavo or the stated decimals. */
const value = <T>(result: { ok: true; value: T } | { ok: false; problem: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

const plain = {
  requestedCentavos: 100_000,
  installments: 5,
  monthlyRate: 0.01,
  paidOutOn: '2026-02-22',
  firstDueOn: '2026-03-22',
  dayBase: 365,
  method: 'price',
  fees: [],
  insurances: [],
  iof: 'exempt',
} as const satisfies LoanTerms;

const quote = (terms: Partial<LoanTerms>): Quote => value(quoteLoan({ ...plain, ...terms }));
const interest = ({ schedule }: Quote): number[] => schedule.map(({ interestCentavos }) => interestCentavos);
const installments = ({ schedule }: Quote): number[] => schedule.map(({ installmentCentavos }) => installmentCentavos);
const iofRates = value(inForce(iofTable, '2026-02-22')).value;

describe('Banco Central, questions and answers on CET', () => {
  const monthlyRate = '0.00948879293458305'; // 12 % a year

  test('1. 1,000 at 12 % a year in 5 months is 205.73', () => {
    expect(quote({ monthlyRate }).installmentCentavos).toBe(20573);
  });

  test('2. with 940 received the CET is 43.93 % a year, 3.08 % a month', () => {
    const fees = [
      { name: 'Tarifas', centavos: 5000, when: 'upFront' },
      { name: 'IOF', centavos: 1000, when: 'upFront' },
    ] as const;
    expect(quote({ monthlyRate, fees }).releasedCentavos).toBe(94000);
    const monthly = value(
      internalRate(
        940,
        [1, 2, 3, 4, 5].map((at) => ({ at, amount: 205.73 })),
      ),
    );
    expect(monthly.toFixed(4)).toBe('0.0308');
    expect(((1 + monthly) ** 12 - 1).toFixed(4)).toBe('0.4393');
  });
});

describe('money-warp, external schedule', () => {
  const loan = quote({ requestedCentavos: 1_000_000, installments: 12, method: 'byDays' });

  test('4. 10,000 at 1 % a month by days is 12 × 888.08', () => {
    expect(loan.installmentCentavos).toBe(88808);
    expect(interest(loan).slice(0, 11)).toEqual([9202, 9381, 8294, 7751, 6700, 6088, 5245, 4251, 3531, 2576, 1783]);
    expect(Math.abs((installments(loan).at(-1) ?? 0) - 88808)).toBeLessThan(12);
  });

  test('5. its IOF, instalment by instalment and in total', () => {
    let days = 0;
    const parts = loan.schedule.map((row) => ({
      amortisationCentavos: row.amortisationCentavos,
      days: (days += row.days),
    }));
    expect(parts.slice(0, 11).map((part) => taxOn([part], iofRates).totalCentavos)).toEqual([
      486, 686, 894, 1106, 1322, 1542, 1771, 1999, 2233, 2471, 2714,
    ]);
    // Published as 201.88 with every component rounded; rounded once, as the decree's sum is, it may differ by 0.01.
    expect(Math.abs(taxOn(parts, iofRates).totalCentavos - 20188)).toBeLessThanOrEqual(1);
  });

  test('8. 10,000 in one payment after 31 days: IOF 25.42 + 38.00 = 63.42 (money-warp, IOF tests)', () => {
    expect(taxOn([{ amortisationCentavos: 1_000_000, days: 31 }], iofRates)).toEqual({
      dailyCentavos: 2542,
      additionalCentavos: 3800,
      totalCentavos: 6342,
    });
  });
});

describe('loan-calculator', () => {
  test('10. 8,530.20 at 3 % in 10 periods is 10 × 1,000.00', () => {
    const loan = quote({ requestedCentavos: 853_020, installments: 10, monthlyRate: 0.03 });
    expect(loan.installmentCentavos).toBe(100_000);
    expect(interest(loan)).toEqual([25591, 23358, 21059, 18691, 16252, 13739, 11151, 8486, 5740, 2913]);
  });

  test('11. SAC of 800 at 80 % in 5: 800 672 544 416 288, interest 1,920', () => {
    const loan = quote({ requestedCentavos: 80_000, monthlyRate: 0.8, method: 'sac' });
    expect(installments(loan)).toEqual([80_000, 67_200, 54_400, 41_600, 28_800]);
    expect(loan.interestCentavos).toBe(192_000);
  });

  test('12. the internal rate of −1, +1, +1 is the golden ratio less one', () => {
    const rate = value(
      internalRate(
        1,
        [1, 2].map((at) => ({ at, amount: 1 })),
      ),
    );
    expect(rate).toBeCloseTo(0.618033988749895, 14);
  });
});

describe('paulandsylvia', () => {
  const house = { requestedCentavos: 50_000_000, installments: 360, monthlyRate: 0.0075 };

  test('16. 500,000 at 0.75 % in 360: Price 4,023.11', () => {
    expect(quote(house).installmentCentavos).toBe(402_311);
  });

  test('16. … SAC 1,388.89 of amortisation, first instalment 5,138.89', () => {
    const [first] = quote({ ...house, method: 'sac' }).schedule;
    expect([first?.amortisationCentavos, first?.installmentCentavos]).toEqual([138_889, 513_889]);
  });
});

test('18. 200 at 14.99 % in 2 is 123.00758267826416 (igorluna/financiamento)', () => {
  // The library answers centavos; a hundred million times the loan shows ten of the published decimals.
  expect(quote({ requestedCentavos: 200 * 10 ** 9, installments: 2, monthlyRate: 0.1499 }).installmentCentavos).toBe(
    123_007_582_678,
  );
});

test('22. 7 % a month is 1.25219159 a year and 0.00225783 a day on 360 (QI Tech, debt simulation)', () => {
  const rate = value(parseRate(0.07));
  expect([annualRateOf(rate), value(dailyRateOf({ monthlyRate: 0.07 }, 'act/360'))]).toEqual([1.25219159, 0.00225783]);
});

test('a published example that is wrong: SAC of 150,000 at 1 % × 120 begins at 2,750 and ends at 1,262.50', () => {
  const loan = quote({ requestedCentavos: 15_000_000, installments: 120, monthlyRate: 0.01, method: 'sac' });
  expect([loan.installmentCentavos, installments(loan).at(-1), loan.interestCentavos]).toEqual([
    275_000, 126_250, 9_075_000,
  ]);
  expect(loan.lastDueOn).toBe(addMonths('2026-03-22', 119));
});
