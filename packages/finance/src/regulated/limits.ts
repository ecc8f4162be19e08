import { addDays, dateParts, daysBetween, type CalendarDate } from '@passo/domain';
import { inForce } from '../rules/dated.ts';
import { lateTable } from '../rules/late.ts';
import { debtPartOf, type Check } from './subject.ts';
import { lastCentavos, PAY_OUT_DAYS } from './tolerances.ts';

/** No amount runs the other way, and no rate does. */
export const nothingIsNegative: Check = ({ quote, offer }) => {
  const { schedule, fees, insurances } = quote;
  const amounts = [quote, offer.late, ...schedule, ...fees, ...insurances].flatMap((part) => Object.values(part));
  return amounts.every((value) => typeof value !== 'number' || value >= 0) ? null : 'amounts.negative';
};

/** It is what the product is: paid back by a fund or not, with interest or without. */
export const kindFits: Check = ({ offer: { unit = 'installment', interestFree = false }, rules: { repaid } }) =>
  (unit === 'withdrawal') === (repaid === 'withdrawals') && interestFree === (repaid === 'group')
    ? null
    : 'kind.differs';

/** Days between due dates as they are; a plan of a group counts months. */
export const daysFit: Check = ({ quote, rules }) => {
  if (rules.repaid === 'group') return null;
  const before = (at: number): CalendarDate => quote.schedule[at - 1]?.dueOn ?? quote.rulesOf;
  return quote.schedule.every(({ dueOn, days }, at) => daysBetween(before(at), dueOn) === days) ? null : 'dates.differ';
};

/** A month between due dates, give or take a weekend and a holiday. */
const MONTH = { least: 23, most: 38 } as const;
/** From the business day of a month on which the fund pays to that of the next year. */
const YEAR = { least: 355, most: 375 } as const;

export const datesAreRegular: Check = ({ quote, rules }) => {
  const { least, most } = rules.repaid === 'withdrawals' ? YEAR : MONTH;
  const regular = quote.schedule.every(({ dueOn }, at) => {
    const before = quote.schedule[at - 1]?.dueOn;
    const days = before === undefined ? least : daysBetween(before, dueOn);
    return days >= least && days <= most;
  });
  return regular ? null : 'dates.irregular';
};

/** The money is to be paid about now. */
export const payOutIsNear: Check = ({ quote, on }) =>
  Math.abs(daysBetween(on, quote.rulesOf)) <= PAY_OUT_DAYS ? null : 'payOut.differs';

export const firstDueFits: Check = ({ quote, rules }) => {
  const days = daysBetween(quote.rulesOf, quote.firstDueOn);
  if (days < 1) return 'dates.differ';
  return days <= rules.maxDaysToFirstDue ? null : 'firstDue.tooLate';
};

/** CDC, art. 54-B, III. */
const SHORTEST_VALIDITY = 2;

/** It stands today, it stood long enough to be thought over, and it ends before the first instalment is due. */
export const validityFits: Check = ({ offer: { validUntil }, quote, rules, on }) => {
  if (validUntil < on) return 'validity.expired';
  if (validUntil < addDays(quote.rulesOf, SHORTEST_VALIDITY)) return 'validity.tooShort';
  return rules.repaid === 'installments' && validUntil > quote.firstDueOn ? 'validity.tooLong' : null;
};

export const termFits: Check = ({ quote: { installments }, rules, person }) => {
  if (installments > (rules.maxInstallments ?? installments)) return 'term.aboveLimit';
  return installments === (person.installments ?? installments) ? null : 'term.differs';
};

/** Whole years from one day to another. */
function yearsBetween(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  const hadBirthday = b.month > a.month || (b.month === a.month && b.day >= a.day);
  return b.year - a.year - (hadBirthday ? 0 : 1);
}

export const ageFits: Check = ({ quote, rules: { oldestAtEnd }, person: { birthDate } }) =>
  oldestAtEnd === undefined || birthDate === undefined || yearsBetween(birthDate, quote.lastDueOn) <= oldestAtEnd
    ? null
    : 'age.atEnd';

export const lateIsAllowed: Check = ({ offer: { late }, quote }) => {
  const rule = inForce(lateTable, quote.rulesOf);
  if (!rule.ok) return 'rules.unknown';
  const { fine, monthlyInterest } = rule.value.value;
  if (late.fine > fine.approximation) return 'fine.aboveLimit';
  return late.monthlyInterest > monthlyInterest.approximation ? 'lateInterest.aboveLimit' : null;
};

export const feesAreAllowed: Check = ({ quote: { fees }, rules }) => {
  if (rules.fees === 'none') return fees.length === 0 ? null : 'fee.notAllowed';
  return rules.fees === 'any' || fees.every(({ when }) => when !== 'perInstallment') ? null : 'fee.notAllowed';
};

export const insurancesAreChosen: Check = ({ quote: { insurances }, rules, person }) => {
  if (insurances.length === 0 || rules.insurances === 'required') return null;
  if (rules.insurances === 'none') return 'insurance.notAllowed';
  return person.insured === false ? 'insurance.notChosen' : null;
};

/** Every instalment fits the margin; the last one may take up rounding. */
export const marginHolds: Check = ({ quote, rules, person: { marginCentavos } }) => {
  if (marginCentavos === undefined || rules.repaid === 'withdrawals') return null;
  const slack = lastCentavos(quote.installments, quote.monthlyRate);
  const fits = quote.schedule.every((row, at) => {
    const paid = debtPartOf(row) + row.chargesCentavos;
    return paid <= marginCentavos + (at === quote.schedule.length - 1 ? slack : 0);
  });
  return fits ? null : 'margin.exceeded';
};
