import { addDays, dateParts, weekday, type CalendarDate } from '@passo/domain';
import { bankHolidays } from './holidays.ts';

/** Whether banks work on this day anywhere in the country; state and city holidays do not move a due date here. */
export function isBusinessDay(date: CalendarDate): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !bankHolidays(dateParts(date).year).has(date);
}

/** The day itself, or the first one after it on which it can be paid. */
export function nextBusinessDay(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}
