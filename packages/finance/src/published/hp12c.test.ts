import { describe, expect, test } from 'vitest';
import { quoteLoan, runDebt, runningDebtOf, type AnyTerms } from '../index.ts';
import { valueOf } from '../testing/debts.ts';
import { quoted, twelfthOf } from '../testing/published.ts';

/* compsource.manualsonline.com (page 71), formsbirds.com (hp-12c-loan-amortizations), sfl.pro.br. */

/* The calculator rounds what it amortises to the decimals that it shows, row by row, as the house does. */

describe('HP, user’s guide of the 12C Platinum, amortization', () => {
  const house = { principal: 250_000, rate: twelfthOf(5.25) };

  test('250,000 at 5.25 % in 25 years: the first two payments', () => {
    const { installmentCentavos, schedule } = quoted({ ...house, installments: 300 });
    expect(installmentCentavos).toBe(109_375 + 40_437);
    expect(schedule.slice(0, 2).map((row) => [row.interestCentavos, row.amortisationCentavos])).toEqual([
      [109_375, 40_437],
      [109_198, 40_614],
    ]);
  });

  test('in 30 years: 1,380.51, of which 1,093.75 and 286.76; 249,713.24 are left', () => {
    const { installmentCentavos, schedule } = quoted({ ...house, installments: 360 });
    expect(installmentCentavos).toBe(138_051);
    expect(schedule[0]).toMatchObject({
      ...{ interestCentavos: 109_375, amortisationCentavos: 28_676, balanceCentavos: 24_971_324 },
    });
  });
});

test('HP, training aid “HP 12C Loan Amortizations”: the first year of 180,000 at 7.75 % in 30 years', () => {
  const year = quoted({ principal: 180_000, rate: twelfthOf(7.75), installments: 360 }).schedule.slice(0, 12);
  expect(year.reduce((sum, row) => sum + row.interestCentavos, 0)).toBe(1_389_466);
  expect(year.reduce((sum, row) => sum + row.amortisationCentavos, 0)).toBe(157_982);
  expect(year.at(-1)?.balanceCentavos).toBe(17_842_018);
});

test('sfl.pro.br, “Série de pagamento na HP12c”: 2,000 at 4.5 % in 18, five payments', () => {
  const dates = { paidOutOn: '2026-01-10', firstDueOn: '2026-02-10' } as const;
  const terms = {
    ...{ requestedCentavos: 200_000, installments: 18, monthlyRate: '4.5%', dayBase: 360, method: 'price' },
    ...{ ...dates, iof: 'exempt' },
  } as const satisfies AnyTerms;
  const quote = valueOf(quoteLoan(terms));
  expect(quote.installmentCentavos).toBe(16_447);
  const paid = quote.schedule.slice(0, 5).map((row) => ({ kind: 'payment', on: row.dueOn, centavos: 16_447 }) as const);
  const { total, balanceCentavos } = valueOf(runDebt(valueOf(runningDebtOf(terms, quote)), paid));
  expect([total.interestCentavos, total.principalCentavos, balanceCentavos]).toEqual([41_495, 40_740, 159_260]);
});
