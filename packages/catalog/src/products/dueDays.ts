import { addDays, addMonths, dateOf, dateParts, type CalendarDate } from '@passo/domain';

/** A month after the payment, on the same day. */
export const monthAfter = (paidOutOn: CalendarDate): CalendarDate => addMonths(paidOutOn, 1);

/** The first `dueDay` of a month that leaves `days` after the payment. */
export function firstDueDay(paidOutOn: CalendarDate, dueDay: number, days: number): CalendarDate {
  const earliest = addDays(paidOutOn, days);
  const { year, month } = dateParts(earliest);
  const inMonth = dateOf(year, month, dueDay) ?? earliest;
  return inMonth >= earliest ? inMonth : addMonths(inMonth, 1);
}
