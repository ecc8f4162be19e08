import { describe, expect, test } from 'vitest';
import { durationOf, iofOf, iofRuleFor, lateCharges, presentValueOf, quoteLoan } from '../index.ts';
import { valueOf } from '../testing/debts.ts';

/*
 * scribd.com 57149149 (Tesouro Direto), justaaa.com 78329, leetquiz.com, iguanadigital.net, vivaprev.com.br, dashboard.ciclo.eco,
 * calcbank.com.br, carmelitas.com.br, riachaonet.com.br.
 */

describe('Tesouro Direto, methodology: LTN 011003', () => {
  const taken = '2003-03-21';

  test('134 business days at 27.33 % a year: 879.43', () => {
    const curve = [{ days: 134, annualRate: '27.33%' }];
    expect(valueOf(presentValueOf([{ days: 134, centavos: 100_000 }], curve, 252))).toBe(87_943);
  });

  test('what is lent from 21 March to 1 October 2003, by the calendar of the banks, pays 1,000 back', () => {
    const terms = { method: 'byDays', dayCount: 'bus/252', iof: 'exempt', dueDates: ['2003-10-01'] } as const;
    const lent = { ...terms, requestedCentavos: 87_943_000_000, annualRate: '27.33%', paidOutOn: taken } as const;
    const paid = valueOf(quoteLoan(lent)).installmentCentavos / 1_000_000;
    // The price is cut off at the centavo: it is up to one more.
    expect(paid).toBeGreaterThan(100_000 - 2);
    expect(paid).toBeLessThanOrEqual(100_000);
  });
});

describe('duration', () => {
  const bond = [1, 2, 3].map((year) => ({ days: 365 * year, centavos: year === 3 ? 10_600 : 600 }));

  test('justaaa.com: three years, 6 % a year, yield 9 %: 2.82621 years', () => {
    expect(valueOf(durationOf(bond, '9%')).macaulay.toFixed(5)).toBe('2.82621');
  });

  test('LeetQuiz, FRM: at 5 % it is 2.84 years, modified 2.70', () => {
    const { macaulay, modified } = valueOf(durationOf(bond, '5%'));
    expect([macaulay.toFixed(2), modified.toFixed(2)]).toEqual(['2.84', '2.70']);
  });
});

/** On Wednesdays and Fridays the day to pay is the due date itself. */
const late = (reais: number, dueOn: '2026-06-10' | '2026-06-12', paidOn: '2026-06-20' | '2026-06-22') =>
  valueOf(lateCharges({ installmentCentavos: reais * 100, dueOn, paidOn }));

describe('delay', () => {
  test('Iguana Digital: 500 ten days late are 511.67', () => {
    expect(late(500, '2026-06-10', '2026-06-20')).toMatchObject({ daysLate: 10, totalCentavos: 51_167 });
  });

  test('Viva Previdência: 3,000 ten days late are 3,000 + 60 + 10', () => {
    expect(late(3_000, '2026-06-12', '2026-06-22')).toMatchObject({ fineCentavos: 6_000, interestCentavos: 1_000 });
  });

  test('Ciclo: 100 ten days late are 102.33', () => {
    expect(late(100, '2026-06-10', '2026-06-20').totalCentavos).toBe(10_233);
  });
});

describe('IOF of companies', () => {
  const iof = (reais: number, days: number, on: '2021-06-01' | '2021-10-01' | '2025-05-26', simples = false) => {
    const rule = valueOf(iofRuleFor(simples ? 'simples' : 'company', on, reais * 100));
    return valueOf(iofOf([{ amortisationCentavos: reais * 100, days }], rule.value));
  };

  test('CalcBank: 5,000,000 a year at 0.0041 % a day and 0.38 %, then at 0.00559 %', () => {
    expect(iof(5_000_000, 365, '2021-06-01')).toMatchObject({
      dailyCentavos: 7_482_500,
      additionalCentavos: 1_900_000,
    });
    expect(iof(5_000_000, 365, '2021-10-01').dailyCentavos).toBe(10_201_750);
  });

  test('Carmelitas: 10,000 to a company of the Simples for a year, 88 before and some 195 afterwards', () => {
    expect(Math.round(iof(10_000, 365, '2021-06-01', true).totalCentavos / 100)).toBe(88);
    expect(Math.round(iof(10_000, 365, '2025-05-26', true).totalCentavos / 100)).toBe(195);
  });

  test('Riachão Net: 500,000 for 30 days; its daily part is told ten times too high', () => {
    expect(iof(500_000, 30, '2021-06-01')).toMatchObject({ dailyCentavos: 61_500, additionalCentavos: 190_000 });
  });
});
