import { addDays, type CalendarDate } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import {
  companyIofTable,
  iofOf,
  iofRuleFor,
  quoteLoan,
  quoteRefinancing,
  runningDebtOf,
  simplesIofTable,
} from '../index.ts';
import { valueOf } from '../testing/debts.ts';
import type { AnyTerms } from '../quote/terms.ts';
import type { IofPayer } from './iofPayer.ts';

/** The daily and the additional rate in percent, as the decrees write them. */
function ratesOn(payer: IofPayer, on: CalendarDate, principalCentavos = 100_000): string {
  const { daily, additional } = valueOf(iofRuleFor(payer, on, principalCentavos)).value;
  return [daily, additional].map(({ approximation }) => Number((approximation * 100).toFixed(5))).join(' + ');
}

describe.each([
  ['company', ['0.0041 + 0.38', '0.00559 + 0.38', '0.0082 + 0.95', '0.0082 + 0.38']],
  ['simples', ['0.00137 + 0.38', '0.00137 + 0.38', '0.00274 + 0.95', '0.00274 + 0.38']],
] as const)('%s', (payer, [usual, of2021, may, june]) => {
  test.each([
    ['2020-04-02', usual, '2020-04-03', '0 + 0'],
    ['2020-11-26', '0 + 0', '2020-11-27', usual],
    ['2020-12-14', usual, '2020-12-15', '0 + 0'],
    ['2020-12-31', '0 + 0', '2021-01-01', usual],
    ['2021-09-19', usual, '2021-09-20', of2021],
    ['2021-12-31', of2021, '2022-01-01', usual],
    ['2025-05-22', usual, '2025-05-23', may],
    ['2025-06-10', may, '2025-06-11', june],
    ['2025-06-26', june, '2025-06-27', usual],
    ['2025-07-15', usual, '2025-07-16', june],
  ] as const)('until %s %s, from %s on %s', (until, before, from, after) => {
    expect([ratesOn(payer, until), ratesOn(payer, from)]).toEqual([before, after]);
  });
});

test.each([companyIofTable, simplesIofTable])(
  'no day since it begins is without a rule, and none has two',
  (...table) => {
    for (const [at, { from }] of table.entries()) {
      const before = table[at - 1];
      if (before !== undefined) expect(addDays(before.to ?? '9999-12-30', 1)).toBe(from);
    }
    expect(table.at(-1)?.to).toBeUndefined();
  },
);

test('of the Simples only a credit of at most R$ 30.000 is a small one', () => {
  expect(ratesOn('simples', '2026-11-20', 3_000_000)).toBe('0.00274 + 0.38');
  expect(ratesOn('simples', '2026-11-20', 3_000_001)).toBe(ratesOn('company', '2026-11-20'));
});

test('a year of a company costs 1.88 % before the decrees, 3.95 %, 3.38 %; of the Simples 0.88 %, 1.95 %, as reports say, which round', () => {
  const ofYear = (payer: IofPayer, on: CalendarDate): number =>
    valueOf(iofOf([{ amortisationCentavos: 1_000_000, days: 365 }], valueOf(iofRuleFor(payer, on, 1_000_000)).value))
      .totalCentavos;
  const days = ['2025-05-22', '2025-05-23', '2025-06-11'] as const;
  expect(days.map((on) => Math.round(ofYear('company', on) / 100))).toEqual([188, 394, 337]);
  expect(days.slice(0, 2).map((on) => Math.round(ofYear('simples', on) / 100))).toEqual([88, 195]);
});

describe('a loan', () => {
  const terms = {
    ...{ requestedCentavos: 2_900_000, installments: 12, monthlyRate: 0.02, dayBase: 365, method: 'price' },
    ...{ paidOutOn: '2025-05-26', firstDueOn: '2025-06-26', iof: 'financed' },
  } as const satisfies AnyTerms;
  const iofBy = (payer: IofPayer, requestedCentavos = 2_900_000) =>
    valueOf(quoteLoan({ ...terms, payer, requestedCentavos }));

  test('is taxed by who borrows', () => {
    for (const payer of ['person', 'company', 'simples'] as const) {
      const { financedCentavos, iofCentavos, schedule } = iofBy(payer);
      let days = 0;
      const parts = schedule.map((row) => ({
        amortisationCentavos: row.amortisationCentavos,
        days: (days += row.days),
      }));
      const { value } = valueOf(iofRuleFor(payer, terms.paidOutOn, financedCentavos));
      expect(iofCentavos).toBe(valueOf(iofOf(parts, value)).totalCentavos);
    }
    expect(valueOf(quoteLoan(terms))).toEqual(iofBy('person'));
    expect(iofBy('simples').iofCentavos).toBeLessThan(iofBy('company').iofCentavos);
  });

  test('of the Simples whose own tax takes it over R$ 30.000 is no small one', () => {
    const large = iofBy('simples', 2_980_000);
    expect(large.financedCentavos).toBeGreaterThan(3_000_000);
    expect(large).toEqual(iofBy('company', 2_980_000));
  });

  test('that a company renews is taxed at the company’s rates of the first day', () => {
    const debt = valueOf(runningDebtOf({ ...terms, payer: 'company' }, iofBy('company'), { paid: 3 }));
    const anew = { ...terms, requestedCentavos: 2_500_000, paidOutOn: '2025-09-26', firstDueOn: '2025-10-26' } as const;
    const iof = (payer: IofPayer) => valueOf(quoteRefinancing(debt, { ...anew, payer })).quote.iofCentavos;
    expect(iof('company')).toBe(iof('person'));
    const before = { ...debt, paidOutOn: '2025-05-22' } as const;
    expect(valueOf(quoteRefinancing(before, { ...anew, payer: 'company' })).quote.iofCentavos).toBeLessThan(
      valueOf(quoteRefinancing(before, anew)).quote.iofCentavos,
    );
  });
});
