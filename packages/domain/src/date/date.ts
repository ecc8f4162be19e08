import { daysOfMonth, fromDayNumber, toDayNumber, type DateParts } from './civil.ts';

/** A day of the calendar, `YYYY-MM-DD`, years 0001 to 9999: no hour, no zone. Two of them compare as text. */
export type CalendarDate = `${number}-${number}-${number}`;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

const write = ({ year, month, day }: DateParts): CalendarDate =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate;

const exists = ({ year, month, day }: DateParts): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);

const ZERO = '0'.charCodeAt(0);

/** The number written there. A schedule asks for hundreds: no piece of the text is cut out to be read. */
function numberAt(date: CalendarDate, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at += 1) number = number * 10 + date.charCodeAt(at) - ZERO;
  return number;
}

/** Year, month 1-12 and day. */
export const dateParts = (date: CalendarDate): DateParts => ({
  year: numberAt(date, 0, 4),
  month: numberAt(date, 5, 7),
  day: numberAt(date, 8, 10),
});

/** The date of these parts, or null where the calendar has no such day. */
export const dateOf = (year: number, month: number, day: number): CalendarDate | null =>
  exists({ year, month, day }) && year <= 9999 ? write({ year, month, day }) : null;

export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' && ISO.test(value) && exists(dateParts(value as CalendarDate));

/** Reads `DD/MM/AAAA` or `YYYY-MM-DD`; null for anything else and for days that do not exist. */
export function parseDate(text: string): CalendarDate | null {
  const typed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = typed ? `${typed[3]}-${typed[2]}-${typed[1]}` : text;
  return isCalendarDate(iso) ? iso : null;
}

/** `2026-12-25` → `25/12/2026`. */
export const formatDate = (date: CalendarDate): string =>
  `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;

/** Whole days from one date to the other; negative when the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  toDayNumber(dateParts(to)) - toDayNumber(dateParts(from));

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  write(fromDayNumber(toDayNumber(dateParts(date)) + days));

/** The same day `months` later; where the month is shorter, its last day (31 January + 1 = 28 February). */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return write({ ...target, day: Math.min(day, daysOfMonth(target.year, target.month)) });
}

/** 0 is Sunday. */
export const weekday = (date: CalendarDate): number => (((toDayNumber(dateParts(date)) + 4) % 7) + 7) % 7;
