import { addMonths, dateOf, dateParts, addDays, type CalendarDate } from '@passo/domain';
import { inForce, nextBusinessDay, regulations } from '@passo/finance';

/* What a benefit of the INSS pays back, whatever it is called. */

/** The benefit pays on the first days of the month. */
const DUE_DAY = 7;

/** The second business day of a month: until then the INSS is told of a loan that the month's benefit shall pay. */
function cutOffOf(inMonth: CalendarDate): CalendarDate {
  const { year, month } = dateParts(inMonth);
  const first = nextBusinessDay(dateOf(year, month, 1) ?? inMonth);
  return nextBusinessDay(addDays(first, 1));
}

/** The first payment of the benefit whose cut-off has not passed (Instrução Normativa PRES/INSS 138/2022, art. 17). */
export function firstBenefitDay(paidOutOn: CalendarDate): CalendarDate {
  const { year, month } = dateParts(paidOutOn);
  const inMonth = dateOf(year, month, DUE_DAY) ?? paidOutOn;
  return paidOutOn <= cutOffOf(inMonth) ? inMonth : addMonths(inMonth, 1);
}

/** The ceiling of the day for what a benefit pays back; 0 on a day whose rules are not known. */
export const ceilingOf =
  (product: 'inssLoan' | 'inssRefinancing' | 'inssPortability') =>
  (on: CalendarDate): number => {
    const rule = inForce(regulations[product], on);
    return rule.ok ? (rule.value.value.maxMonthlyRate?.approximation ?? 0) : 0;
  };
