import { daysBetween, type CalendarDate } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import { cetOf, internalRate } from '../index.ts';
import { valueOf } from '../testing/debts.ts';
import { exactRows, quoted, twelfthOf } from '../testing/published.ts';

/*
 * support.microsoft.com (PMT, IPMT, PPMT, CUMPRINC, CUMIPMT, XIRR), numpy.org (numpy.ipmt, numpy.pmt), w3resource.com (numpy.ppmt),
 * help.claris.com, developer.mescius.com, rdrr.io (Alipsa/financials).
 */

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

describe('Microsoft, documentation of Excel', () => {
  test('PMT(8%/12, 10, 10000) is −1,037.03', () => {
    expect(quoted({ principal: 10_000, rate: twelfthOf(8), installments: 10 }).installmentCentavos).toBe(103_703);
  });

  test('IPMT(10%/12, 1, 36, 8000) is −66.67, IPMT(10%, 3, 3, 8000) −292.45', () => {
    expect(quoted({ principal: 8_000, rate: twelfthOf(10), installments: 36 }).schedule[0]?.interestCentavos).toBe(
      6_667,
    );
    expect(exactRows({ principal: 8_000, rate: '10%', installments: 3 })[2]?.interest.toFixed(2)).toBe('292.45');
  });

  test('PPMT(10%/12, 1, 24, 2000) is −75.62, PPMT(8%, 10, 10, 200000) −27,598.05', () => {
    const first = quoted({ principal: 2_000, rate: twelfthOf(10), installments: 24 }).schedule[0];
    expect(first?.amortisationCentavos).toBe(7_562);
    expect(exactRows({ principal: 200_000, rate: '8%', installments: 10 })[9]?.amortisation.toFixed(2)).toBe(
      '27598.05',
    );
  });

  test('CUMPRINC and CUMIPMT of 125,000 at 9%/12 in 360: the first month and the second year', () => {
    const rows = exactRows({ principal: 125_000, rate: twelfthOf(9), installments: 360 });
    const second = rows.slice(12, 24);
    expect([rows[0]?.amortisation.toFixed(8), rows[0]?.interest]).toEqual(['68.27827118', 937.5]);
    expect(sum(second.map((row) => row.amortisation)).toFixed(7)).toBe('934.1071234');
    expect(sum(second.map((row) => row.interest)).toFixed(5)).toBe('11135.23213');
  });

  test('XIRR of −10,000, 2,750, 4,250, 3,250, 2,750 on five days is 0.373362535: the CET is 37.34 %', () => {
    const dates: readonly CalendarDate[] = ['2008-03-01', '2008-10-30', '2009-02-15', '2009-04-01'];
    const payments = [2_750, 4_250, 3_250, 2_750].map((reais, at) => ({
      days: daysBetween('2008-01-01', dates[at] ?? '2008-01-01'),
      centavos: reais * 100,
    }));
    expect(valueOf(cetOf(1_000_000, payments)).annual).toBe(0.3734);
    const daily = valueOf(
      internalRate(
        1_000_000,
        payments.map(({ days, centavos }) => ({ at: days, amount: centavos })),
      ),
    );
    expect(Math.abs((1 + daily) ** 365 - 1 - 0.373362535)).toBeLessThan(1e-8);
  });
});

describe('NumPy, documentation of ipmt, ppmt and pmt', () => {
  test('the schedule of 2,500 at 8.24%/12 in 12', () => {
    const rows = exactRows({ principal: 2_500, rate: twelfthOf(8.24), installments: 12 });
    const told = rows.map((row) =>
      [row.amortisation, row.interest, row.balance].map((one) => one.toFixed(2)).join(' '),
    );
    expect(told).toEqual([
      '200.58 17.17 2299.42',
      '201.96 15.79 2097.46',
      '203.35 14.40 1894.11',
      '204.74 13.01 1689.37',
      '206.15 11.60 1483.22',
      '207.56 10.18 1275.66',
      '208.99 8.76 1066.67',
      '210.42 7.32 856.25',
      '211.87 5.88 644.38',
      '213.32 4.42 431.05',
      '214.79 2.96 216.26',
      '216.26 1.49 0.00',
    ]);
  });

  test('200,000 in 15 years at 7.5%/12 is 1854.0247200054619 a month', () => {
    const [first] = exactRows({ principal: 200_000, rate: '0.625%', installments: 180 });
    expect(first?.installment).toBeCloseTo(1854.0247200054619, 10);
  });

  test('ppmt(0.085/12, 1, 12*12, 100000) is −401.72223098117627', () => {
    const [first] = exactRows({ principal: 100_000, rate: twelfthOf(8.5), installments: 144 });
    expect(first?.amortisation).toBeCloseTo(401.72223098117627, 8);
  });
});

test.each([
  ['Claris, FileMaker: PMT(21000; .069/12; 48)', 21_000, 6.9, 48, 501.9],
  ['Mescius, Document Solutions: PMT(6%/12, 15, 5000)', 5_000, 6, 15, 346.82],
  ['Alipsa, financials: pmt(3.5/100/12, 60, -50000)', 50_000, 3.5, 60, 909.59],
])('%s', (_source, principal, yearly, installments, reais) => {
  const loan = quoted({ principal, rate: twelfthOf(yearly), installments });
  expect(loan.installmentCentavos).toBe(Math.round(reais * 100));
});

test('Alipsa, financials: monthlyAnnuityAmount(50000, 3.5/100, 60, 6), six months of interest only', () => {
  const loan = quoted({ principal: 50_000, rate: twelfthOf(3.5), installments: 60, more: { interestOnly: 6 } });
  expect(loan.schedule[6]?.installmentCentavos).toBe(100_210);
});
