import type { CalendarDate } from '@passo/domain';
import { inForce, type Dated } from '../rules/dated.ts';
import { regulations, type RegulatedProduct, type Regulation } from '../rules/regulation.ts';
import { cetFits, chargesFit, iofFits, releasedFits, totalsFit } from './costs.ts';
import {
  ageFits,
  datesAreRegular,
  daysFit,
  feesAreAllowed,
  firstDueFits,
  insurancesAreChosen,
  kindFits,
  lateIsAllowed,
  marginHolds,
  nothingIsNegative,
  payOutIsNear,
  termFits,
  validityFits,
} from './limits.ts';
import { rateIsAllowed } from './ceiling.ts';
import { annualRateFits, balanceFalls, installmentsAreEven, rateFits } from './rows.ts';
import { replacedDebtIsKept } from './replaced.ts';
import type { Check, RegulatedCode, RegulatedOffer, RegulatedPerson, Subject } from './subject.ts';

/** Without these nothing else can be reckoned. */
const grounds: readonly Check[] = [nothingIsNegative, kindFits, totalsFit, daysFit, firstDueFits];

const checks: readonly Check[] = [
  ...[chargesFit, releasedFits, datesAreRegular, payOutIsNear, validityFits, termFits, ageFits],
  ...[balanceFalls, installmentsAreEven, rateFits, annualRateFits, iofFits, cetFits],
  ...[rateIsAllowed, lateIsAllowed, feesAreAllowed, insurancesAreChosen, marginHolds],
];

const found = (list: readonly Check[], subject: Subject): readonly RegulatedCode[] =>
  list.flatMap((check) => check(subject) ?? []);

/**
 * Everything that is wrong with an offer, whoever made it: schedule, rate, IOF, CET, totals and validity are reckoned again
 * from the offer's own dates, within the tolerances of `tolerances.ts`, and held to what the law allows this product on the
 * day on which the money is paid. None where it may be shown and signed.
 */
export function checkRegulated(
  offer: RegulatedOffer,
  product: RegulatedProduct,
  person: RegulatedPerson,
  on: CalendarDate,
): readonly RegulatedCode[] {
  const table: readonly Dated<Regulation>[] = regulations[product];
  const rules = inForce(table, offer.quote.rulesOf);
  if (!rules.ok) return ['rules.unknown'];
  const subject: Subject = { offer, quote: offer.quote, rules: rules.value.value, person, on };
  const basic = found(grounds, subject);
  return basic.length > 0 ? basic : [...found(checks, subject), ...replacedDebtIsKept(subject)];
}
