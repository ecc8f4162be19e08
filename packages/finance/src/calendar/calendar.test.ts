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
