/** Year, month 1-12, day 1-31. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_OF_ERA = 146_097;
const EPOCH_OFFSET = 719_468;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Days since 1970-01-01 in the proleptic Gregorian calendar. Integer arithmetic over a year that begins in March, so
 * that the leap day comes last (Howard Hinnant, "chrono-compatible low-level date algorithms", days_from_civil).
 */
export function toDayNumber({ year, month, day }: DateParts): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - EPOCH_OFFSET;
}

/** The inverse (civil_from_days). */
export function fromDayNumber(days: number): DateParts {
  const z = days + EPOCH_OFFSET;
  const era = Math.floor(z / DAYS_OF_ERA);
  const dayOfEra = z - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const day = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
