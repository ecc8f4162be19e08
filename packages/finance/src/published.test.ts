import type { CalendarDate } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import { dailyRateOf, iofOf, iofTable, inForce, quoteLoan, type AnyTerms, type Quote } from './index.ts';

/* Further schedules that lenders published, each by the options that say how that lender reckons. */

const value = <T>(result: { ok: true; value: T } | { ok: false; problem: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

const quote = (terms: AnyTerms): Quote => value(quoteLoan(terms));
const none = { fees: [], insurances: [], iof: 'exempt' } as const;
const amounts = (loan: Quote) => loan.schedule.map((row) => row.installmentCentavos);

describe('money-warp, external schedule', () => {
  const dueDates: readonly CalendarDate[] = [
    ...(['2026-03-22', '2026-04-22', '2026-05-22', '2026-06-22', '2026-07-22', '2026-08-22'] as const),
    ...(['2026-09-22', '2026-10-22', '2026-11-22', '2026-12-22', '2027-01-22', '2027-02-22'] as const),
  ];
  const terms = { ...none, dueDates, paidOutOn: '2026-02-22', method: 'byDays', dayBase: 365 } as const;

  test('the last row too: the instalment stays, its interest absorbs the rounding', () => {
    const loan = quote({ ...terms, requestedCentavos: 1_000_000, monthlyRate: 0.01, rounding: { last: 'interest' } });
    const rows = loan.schedule.map((row) => [row.interestCentavos, row.amortisationCentavos, row.balanceCentavos]);
    expect(rows).toEqual([
      [9202, 79606, 920394],
      [9381, 79427, 840967],
      [8294, 80514, 760453],
      [7751, 81057, 679396],
      [6700, 82108, 597288],
      [6088, 82720, 514568],
      [5245, 83563, 431005],
      [4251, 84557, 346448],
      [3531, 85277, 261171],
      [2576, 86232, 174939],
      [1783, 87025, 87914],
      [894, 87914, 0],
    ]);
    expect(new Set(amounts(loan))).toEqual(new Set([88808]));
  });

  test('its IOF, rounded at each instalment, adds up to 201.88', () => {
    const taxed = { ...terms, requestedCentavos: 1_000_000, monthlyRate: 0.01 } as const;
    const loan = quote({ ...taxed, iof: 'upFront', rounding: { iof: 'perInstallment' } });
    expect(Math.abs(loan.iofCentavos - 20188)).toBeLessThanOrEqual(1);
    let days = 0;
    const parts = loan.schedule.map((row) => ({
      amortisationCentavos: row.amortisationCentavos,
      days: (days += row.days),
    }));
    const rates = value(inForce(iofTable, '2026-02-22')).value;
    expect(value(iofOf(parts, rates, 'perInstallment')).totalCentavos).toBe(loan.iofCentavos);
  });

  // Principal and rate a month in percent → instalment, in reais; the yearly rate rounded to six decimals.
  test.each([
    [1000, 1, 88.81],
    [1000, 2, 94.47],
    [1000, 3, 100.32],
    [1000, 4, 106.35],
    [1000, 5, 112.56],
    [3342, 1, 296.8],
    [3342, 2, 315.73],
    [3342, 3, 335.27],
    [3342, 4, 355.43],
    [3342, 5, 376.17],
    [7654, 1, 679.74],
    [7654, 2, 723.09],
    [7654, 3, 767.86],
    [7654, 4, 814.02],
    [7654, 5, 861.52],
    [5343, 1, 474.5],
    [5343, 2, 504.77],
    [5343, 3, 536.02],
    [5343, 4, 568.24],
    [5343, 5, 601.4],
    [54354353, 1, 4827111.92],
    [54354353, 2, 5134981.55],
    [54354353, 3, 5452916.69],
    [54354353, 4, 5780675.55],
    [54354353, 5, 6117997.65],
    [4534535, 1, 402703.86],
    [4534535, 2, 428388.02],
    [4534535, 3, 454911.89],
    [4534535, 4, 482255.31],
    [4534535, 5, 510396.55],
    [70000, 1, 6216.57],
    [70000, 2, 6613.06],
    [70000, 3, 7022.51],
    [70000, 4, 7444.62],
    [70000, 5, 7879.03],
    [453553, 1, 40279.22],
    [453553, 2, 42848.2],
    [453553, 3, 45501.17],
    [453553, 4, 48236.11],
    [453553, 5, 51050.85],
  ])('%d at %d %% a month in 12 is %d', (principal, percent, installment) => {
    const asked = { ...terms, requestedCentavos: principal * 100, monthlyRate: `${percent}%` };
    const loan = quote({ ...asked, rounding: { rates: { annual: 6 } } });
    expect(loan.installmentCentavos).toBe(Math.round(installment * 100));
  });
});

describe('QI Tech, debt simulation', () => {
  test('1.66 % a month is 21.843191 % a year and 0.054142 % a day on 365', () => {
    const loan = quote({
      ...{ ...none, requestedCentavos: 30_000, installments: 84, monthlyRate: 0.0166, method: 'byDays', dayBase: 365 },
      ...{ paidOutOn: '2024-09-20', firstDueOn: '2024-10-20' },
    });
    expect(loan.annualRate).toBe(0.21843191);
    expect(value(dailyRateOf({ monthlyRate: 0.0166 }, 'act/365'))).toBe(0.00054142);
  });

  test('23.872053 % a year is 1.8 % a month and 0.058669 % a day', () => {
    expect(value(dailyRateOf({ annualRate: 0.23872053 }, 'act/365'))).toBe(0.00058669);
    const loan = quote({
      ...{ ...none, requestedCentavos: 70_000, annualRate: '23.872053%', method: 'byDays', dayCount: 'act/365' },
      ...{ paidOutOn: '2026-09-06', dueDates: ['2027-04-01', '2028-04-01'], unpaidInterest: 'carried' },
    });
    expect([loan.monthlyRate.toFixed(8), loan.annualRate]).toEqual(['0.01800000', 0.23872053]);
  });
});
