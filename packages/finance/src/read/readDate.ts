import { ok, parseDate, type CalendarDate } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';

/**
 * Reads a date as Brazilians write it (`25/12/2026`) or as the library does (`2026-12-25`). Two figures for day and month, four
 * for the year; anything else, and a day that the calendar does not have, is `dates.invalid`.
 */
export function readDate(text: unknown): Calculated<CalendarDate> {
  const date = typeof text === 'string' ? parseDate(text) : null;
  return date === null ? refuse('dates.invalid') : ok(date);
}
