import { describe, expect, test } from 'vitest';
import { isBusinessDay, nextBusinessDay } from './businessDays.ts';
import { bankHolidays, easter } from './holidays.ts';

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
] as const)('Easter of %d is %s', (year, day) => expect(easter(year)).toBe(day));

/** Easter after Lilius and Clavius, as Knuth writes it (The Art of Computer Programming, 1.3.2, exercise 14). */
function easterAfterClavius(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const [leap, moon] = [Math.floor((3 * century) / 4) - 12, Math.floor((8 * century + 5) / 25) - 5];
  const sunday = Math.floor((5 * year) / 4) - leap - 10;
  const given = (((11 * golden + 20 + moon - leap) % 30) + 30) % 30;
  const epact = given === 24 || (given === 25 && golden > 11) ? given + 1 : given;
  const full = epact > 23 ? 74 - epact : 44 - epact;
  const day = full + 7 - ((sunday + full) % 7);
  const two = (number: number): string => String(number).padStart(2, '0');
  return day > 31 ? `${year}-04-${two(day - 31)}` : `${year}-03-${two(day)}`;
}

test('Easter is the same by another reckoning, in each year of the calendar', () => {
  for (let year = 1583; year <= 3000; year += 1) expect(easter(year)).toBe(easterAfterClavius(year));
});

test('the bank holidays of 2026', () => {
  expect([...bankHolidays(2026)].sort()).toEqual([
    ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-04-03', '2026-04-21', '2026-05-01', '2026-06-04', '2026-09-07'],
    ...['2026-10-12', '2026-11-02', '2026-11-15', '2026-11-20', '2026-12-25'],
  ]);
});

test('20 November is a holiday since 2024 only', () => {
  expect([bankHolidays(2023).has('2023-11-20'), bankHolidays(2024).has('2024-11-20')]).toEqual([false, true]);
});

describe('business days', () => {
  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-02-14', '2026-02-18'],
    ['2026-12-25', '2026-12-28'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-01-04'],
  ] as const)('what falls due on %s is paid by %s', (due, payable) => expect(nextBusinessDay(due)).toBe(payable));

  test('Ash Wednesday is one', () => expect(isBusinessDay('2026-02-18')).toBe(true));
});
