import type { CalendarDate } from '@passo/domain';
import { describe, expect, test } from 'vitest';
import { calendarOf, isBusinessDay } from './businessDays.ts';
import { dayCounts, type DayCount } from './dayCount.ts';

const count = (name: DayCount, from: CalendarDate, to: CalendarDate): number =>
  dayCounts[name].days(from, to, isBusinessDay);

// The examples of ISDA's 30/360, and the month ends that differ.
test.each([
  ['30/360', '2026-01-15', '2026-02-15', 30],
  ['30/360', '2026-01-31', '2026-02-28', 28],
  ['30/360', '2026-01-30', '2026-03-31', 60],
  ['30/360', '2026-01-29', '2026-03-31', 62],
  ['30/360', '2026-02-28', '2026-03-31', 33],
  ['30/360', '2026-01-15', '2027-01-15', 360],
  ['act/365', '2026-01-15', '2027-01-15', 365],
  ['act/360', '2026-01-31', '2026-02-28', 28],
  ['bus/252', '2026-11-20', '2026-11-20', 0],
  // A Friday that is a holiday, a weekend, and Monday is not counted.
  ['bus/252', '2026-11-20', '2026-11-23', 0],
  ['bus/252', '2026-11-19', '2026-11-23', 1],
  // 261 days from Monday to Friday less the twelve holidays that fall on them.
  ['bus/252', '2026-01-01', '2027-01-01', 249],
] as const)('%s from %s to %s is %d', (name, from, to, days) => expect(count(name, from, to)).toBe(days));

describe('a calendar of one’s own', () => {
  const own = calendarOf(['2026-11-23']);

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', false],
    ['2026-11-24', true],
  ] as const)('%s: %s', (day, open) => expect(own(day)).toBe(open));
});
