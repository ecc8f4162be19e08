import { addDays, dateParts, weekday, type CalendarDate } from '@passo/domain';
import { bankHolidays } from './holidays.ts';

/** Whether a payment is made on a day. */
export type Calendar = (date: CalendarDate) => boolean;

const isWeekday = (date: CalendarDate): boolean => weekday(date) !== 0 && weekday(date) !== 6;

/** Whether banks work on this day anywhere in the country; state and city holidays do not move a due date here. */
export const isBusinessDay: Calendar = (date) => isWeekday(date) && !bankHolidays(dateParts(date).year).has(date);

/** Mondays to Fridays but for these holidays. */
export const calendarOf = (holidays: readonly CalendarDate[]): Calendar => {
  const closed: ReadonlySet<CalendarDate> = new Set(holidays);
  return (date) => isWeekday(date) && !closed.has(date);
};

/** The day itself, or the first one after it on which it can be paid. */
export function nextBusinessDay(date: CalendarDate, calendar: Calendar = isBusinessDay): CalendarDate {
  let day = date;
  while (!calendar(day)) day = addDays(day, 1);
  return day;
}

/** The first, second, ... business day of a month; of one that the calendar does not have its first day. */
export function businessDayFrom(first: CalendarDate, which: number): CalendarDate {
  let day = nextBusinessDay(first);
  for (let count = 1; count < which; count += 1) day = nextBusinessDay(addDays(day, 1));
  return day;
}

/** The so many-th business day after a day, which itself does not count; 0: the day itself. */
export function businessDaysAfter(day: CalendarDate, count: number): CalendarDate {
  let at = day;
  for (let passed = 0; passed < count; passed += 1) at = nextBusinessDay(addDays(at, 1));
  return at;
}
