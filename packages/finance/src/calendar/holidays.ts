import { addDays, dateOf, type CalendarDate } from '@passo/domain';

/** Month and day; 20 November is national since 2024 (Lei 14.759/2023), the others by Leis 662/1949 and 6.802/1980. */
const FIXED_DAYS: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [4, 21],
  [5, 1],
  [9, 7],
  [10, 12],
  [11, 2],
  [11, 15],
  [12, 25],
];

const BLACK_AWARENESS_SINCE = 2024;

/** Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi, on which banks are closed. */
const EASTER_DAYS = [-48, -47, -2, 60];

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): CalendarDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((8 * b + 13) / 25);
  const epact = (19 * a + b - Math.floor(b / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - epact - (c % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return dateOf(year, Math.floor(day / 31), (day % 31) + 1) ?? '0001-01-01';
}

const computed = new Map<number, ReadonlySet<CalendarDate>>();

/** Days on which Brazilian banks are closed all over the country (Resolução CMN 4.880/2020), Saturdays and Sundays apart. */
export function bankHolidays(year: number): ReadonlySet<CalendarDate> {
  const known = computed.get(year);
  if (known) return known;
  const fixed: typeof FIXED_DAYS = year >= BLACK_AWARENESS_SINCE ? [...FIXED_DAYS, [11, 20]] : FIXED_DAYS;
  const days = fixed.flatMap(([month, day]) => dateOf(year, month, day) ?? []);
  const holidays = new Set([...days, ...EASTER_DAYS.map((offset) => addDays(easter(year), offset))]);
  computed.set(year, holidays);
  return holidays;
}
