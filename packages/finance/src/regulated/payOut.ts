import { daysBetween, type CalendarDate } from '@passo/domain';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';

/** So many days later than it says a contract may be paid out where it names no other number, on figures of the real day. */
export const PAY_OUT_TOLERANCE_DAYS = 5;

/** What becomes of a signed quote on the day on which its money is really paid. */
export type PayOut =
  /** As it was signed. */
  | { readonly kind: 'same' }
  /** Reckoned again for the day, as the contract says: the same due dates, and less interest. */
  | { readonly kind: 'within'; readonly quote: Quote }
  /** Another contract, which is signed or not. */
  | { readonly kind: 'beyond' };

const ways: readonly Pick<LoanTerms, 'method' | 'dayBase' | 'iof'>[] = (['byDays', 'price', 'sac'] as const).flatMap(
  (method) =>
    ([365, 360] as const).flatMap((dayBase) =>
      (['financed', 'upFront', 'exempt'] as const).map((iof) => ({ method, dayBase, iof })),
    ),
);

/** The terms that make just this quote; null where whoever made it reckons otherwise than we do. */
function termsOf(quote: Quote): LoanTerms | null {
  const { requestedCentavos, installments, monthlyRate, firstDueOn, fees, insurances, rulesOf: paidOutOn } = quote;
  const known = { requestedCentavos, installments, monthlyRate, firstDueOn, fees, insurances, paidOutOn };
  const way = ways.find((one) => {
    const again = quoteLoan({ ...known, ...one });
    if (!again.ok) return false;
    const { totalCentavos, iofCentavos, releasedCentavos, lastDueOn } = again.value;
    return (
      totalCentavos === quote.totalCentavos &&
      iofCentavos === quote.iofCentavos &&
      releasedCentavos === quote.releasedCentavos &&
      lastDueOn === quote.lastDueOn
    );
  });
  return way === undefined ? null : { ...known, ...way };
}

const beyond: PayOut = { kind: 'beyond' };

/**
 * Interest never runs on money that was not received: on another day than the one it was quoted for a loan is quoted again
 * by the same code, with the same due dates. What would be dearer, or later than the contract allows (`toleranceDays`), is another contract.
 */
export function payOutOn(quote: Quote, day: CalendarDate, toleranceDays = PAY_OUT_TOLERANCE_DAYS): PayOut {
  const late = daysBetween(quote.rulesOf, day);
  if (late <= 0) return { kind: 'same' };
  const terms = late > toleranceDays ? null : termsOf(quote);
  if (terms === null) return beyond;
  const again = quoteLoan({ ...terms, paidOutOn: day });
  if (!again.ok) return beyond;
  const { totalCentavos, installmentCentavos } = again.value;
  const isDearer = totalCentavos > quote.totalCentavos || installmentCentavos > quote.installmentCentavos;
  return isDearer ? beyond : { kind: 'within', quote: again.value };
}
