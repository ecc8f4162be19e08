import { isCalendarDate, type CalendarDate } from './date.ts';

/** Where the company, its days and its due dates are. */
const TIME_ZONE = 'America/Sao_Paulo';

const formatter = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function clockParts(instant: Date): { readonly day: string; readonly hour: string } {
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: `${parts['hour']}:${parts['minute']}` };
}

const MINUTE_MS = 60_000;
let lastMinute = Number.NaN;
let lastDay: CalendarDate | null = null;

/** The calendar day that it is in São Paulo at this instant. Throws on an invalid Date: a clock that tells no time. */
export function today(instant: Date): CalendarDate {
  // Every submit asks several times, and the formatter is slow; a day never ends within a minute.
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (minute === lastMinute && lastDay !== null) return lastDay;
  const { day } = clockParts(instant);
  if (!isCalendarDate(day)) throw new RangeError('instant outside the years 0001 to 9999');
  lastMinute = minute;
  lastDay = day;
  return day;
}

/** Day and hour in São Paulo of an ISO 8601 instant with zone, or null when the text is none. */
export function localTime(iso: string): { readonly day: CalendarDate; readonly hour: string } | null {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}(?:Z|[+-]\d{2}:?\d{2})$/.test(iso)) return null;
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const { day, hour } = clockParts(instant);
  return isCalendarDate(day) ? { day, hour } : null;
}
