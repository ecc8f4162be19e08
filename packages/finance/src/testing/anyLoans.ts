import { addDays, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import type { AnyTerms } from '../quote/terms.ts';
import { optionedLoans } from './optionedLoans.ts';
import { loans } from './terms.ts';

/** Due dates of a contract's own: some a month apart or nearly so, others not. */
const ownDates = (paidOutOn: CalendarDate): fc.Arbitrary<readonly CalendarDate[]> =>
  fc
    .array(fc.oneof(fc.integer({ min: 28, max: 36 }), fc.integer({ min: 5, max: 120 })), {
      minLength: 1,
      maxLength: 24,
    })
    .map((gaps) => {
      let day = paidOutOn;
      return gaps.map((gap) => (day = addDays(day, gap)));
    });

const onOwnDates: fc.Arbitrary<AnyTerms> = loans.chain((terms) =>
  ownDates(terms.paidOutOn).map((dueDates) => {
    const { method, monthlyRate, paidOutOn, dayBase, iof, unpaidInterest = 'carried' } = terms;
    const requestedCentavos = terms.requestedCentavos + 100_000;
    return { requestedCentavos, method, monthlyRate, paidOutOn, dayBase, iof, unpaidInterest, dueDates };
  }),
);

/** Loans by every option: months and days, four counts of days, dates of their own, each rounding, interest carried on. */
export const anyLoans: fc.Arbitrary<AnyTerms> = fc.oneof(
  loans,
  onOwnDates,
  optionedLoans.map(({ terms }) => terms),
);
