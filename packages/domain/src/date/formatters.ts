import type { Formatter } from '../formatter.ts';
import { formatDate, parseDate } from './date.ts';
import { localTime } from './instant.ts';

/** For `format.send`: `25/12/1990` → `1990-12-25`. */
export const dateFormatter: Formatter = (value) => (typeof value === 'string' ? (parseDate(value) ?? value) : value);

/** `1990-12-25`, or an instant, → `25/12/1990`. */
export const showDateFormatter: Formatter = (value) => {
  if (typeof value !== 'string') return value;
  const date = parseDate(value) ?? localTime(value)?.day;
  return date ? formatDate(date) : value;
};

/** An instant → `25/12/1990 14:05`, São Paulo time. */
export const showDateHourFormatter: Formatter = (value) => {
  const time = typeof value === 'string' ? localTime(value) : null;
  return time ? `${formatDate(time.day)} ${time.hour}` : showDateFormatter(value);
};
