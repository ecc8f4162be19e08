import { addDays, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import type { Charge, LoanTerms } from '../quote/terms.ts';

const charge = (when: Charge['when']): fc.Arbitrary<Charge> =>
  fc.record({ name: fc.constant('Tarifa'), centavos: fc.integer({ min: 0, max: 20_000 }), when: fc.constant(when) });

/** A day from 2022 to 2035. */
const day: fc.Arbitrary<CalendarDate> = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2022-01-01', days));

/** Rates of up to six decimals, from 0.0001 % to 25 % a month, and none. */
const rate = fc.oneof(
  fc.integer({ min: 1, max: 25_000 }).map((hundredThousandths) => hundredThousandths / 100_000),
  fc.integer({ min: 1, max: 50 }).map((thousandths) => String(thousandths / 1000)),
  fc.constantFrom(0, 0.000001, 0.0179, 0.0185),
);

/** Loans that people ask for, and some that they do not, without a word on interest that stays unpaid. */
export const silentLoans: fc.Arbitrary<LoanTerms> = fc
  .record({
    requestedCentavos: fc.oneof(
      fc.integer({ min: 40_000, max: 5_000_000 }),
      fc.integer({ min: 40_000, max: 10 ** 11 }),
    ),
    installments: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 120 })),
    monthlyRate: rate,
    paidOutOn: day,
    wait: fc.oneof(fc.integer({ min: 20, max: 45 }), fc.integer({ min: 1, max: 200 })),
    dayBase: fc.constantFrom(360, 365),
    method: fc.constantFrom('price', 'byDays', 'sac'),
    fees: fc.array(charge('financed'), { maxLength: 2 }),
    insurances: fc.array(fc.oneof(charge('upFront'), charge('perInstallment')), { maxLength: 2 }),
    iof: fc.constantFrom('financed', 'upFront', 'exempt'),
  })
  .map(({ wait, ...terms }) => ({ ...terms, firstDueOn: addDays(terms.paidOutOn, wait) }));

/** The same, with interest that an instalment does not reach carried on. */
export const loans: fc.Arbitrary<LoanTerms> = silentLoans.map((terms) => ({ ...terms, unpaidInterest: 'carried' }));
