import { addDays, dateParts, daysBetween, type CalendarDate } from '@passo/domain';
import type { Calendar } from './businessDays.ts';

/** How the days between two dates are counted, and how many of them share a year's interest. */
interface Counting {
  readonly daysOfYear: 360 | 365 | 252;
  readonly days: (from: CalendarDate, to: CalendarDate, calendar: Calendar) => number;
}

/** Months of thirty days: a 31st counts as the 30th (30/360, bond basis). */
function daysOf30(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  const start = Math.min(a.day, 30);
  const end = b.day === 31 && start === 30 ? 30 : b.day;
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + (end - start);
}

/** Business days from the first date, included, to the second, not included. */
function businessDays(from: CalendarDate, to: CalendarDate, calendar: Calendar): number {
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) count += calendar(day) ? 1 : 0;
  return count;
}

export const dayCounts = {
  'act/365': { daysOfYear: 365, days: daysBetween },
  'act/360': { daysOfYear: 360, days: daysBetween },
  '30/360': { daysOfYear: 360, days: daysOf30 },
  'bus/252': { daysOfYear: 252, days: businessDays },
} as const satisfies Readonly<Record<string, Counting>>;

export type DayCount = keyof typeof dayCounts;
