import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dateOf, daysBetween, formatDate, isCalendarDate, parseDate, weekday } from './date.ts';
import { dateNotFutureValidator, dateValidator } from './field.ts';
import { localTime, today } from './instant.ts';

const TODAY = '2026-11-21';

test.each([
  ['25/12/1990', '1990-12-25'],
  ['1990-12-25', '1990-12-25'],
  ['29/02/2024', '2024-02-29'],
])('reads %j', (text, date) => expect(parseDate(text)).toBe(date));

test.each([
  '',
  '29/02/2023',
  '31/04/2026',
  '00/01/2026',
  '01/13/2026',
  '1/1/2026',
  '25-12-1990',
  '1990/12/25',
  '0000-01-01',
])('refuses %j', (text) => expect(parseDate(text)).toBeNull());

test('days are counted as the platform counts them, over eight centuries', () => {
  const day = fc.integer({ min: -150_000, max: 150_000 });
  fc.assert(
    fc.property(day, day, (a, b) => {
      const iso = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);
      const [from, to] = [iso(a), iso(b)];
      if (!isCalendarDate(from) || !isCalendarDate(to)) throw new Error('not a date');
      expect(daysBetween(from, to)).toBe(b - a);
      expect(addDays(from, b - a)).toBe(to);
      expect(weekday(from)).toBe(new Date(a * 86_400_000).getUTCDay());
    }),
    { seed: 20_261_121, numRuns: 5000 },
  );
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-02-22', 11, '2027-01-22'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -13, '2024-12-15'],
] as const)('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test('today is the day in São Paulo, summer time of the past included', () => {
  expect(today(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21');
  expect(today(new Date('2018-12-01T02:00:00Z'))).toBe('2018-12-01');
  expect(localTime('2026-11-21T03:00:00Z')).toEqual({ day: '2026-11-21', hour: '00:00' });
  expect(localTime('21/11/2026')).toBeNull();
  expect(() => today(new Date(Number.NaN))).toThrow(RangeError);
});

test('parts make a date only where the calendar has it', () => {
  expect(dateOf(2026, 2, 28)).toBe('2026-02-28');
  expect(dateOf(2026, 2, 29)).toBeNull();
  expect(formatDate('2026-02-28')).toBe('28/02/2026');
});

describe('validators', () => {
  test.each(['25/12/1990', '1990-12-25', TODAY, '2030-01-01'])('%j is a date', (text) =>
    expect(dateValidator.problem(text, TODAY)).toBeNull(),
  );
  test.each(['25/12/0190', '31/02/1990', '25/12/90', 'ontem'])('%j is none', (text) =>
    expect(dateValidator.problem(text, TODAY)).toBe('Data inválida'),
  );
  test.each([
    ['21/11/2026', null],
    ['22/11/2026', 'A data não pode ser depois de hoje.'],
    ['31/02/1990', 'Data inválida'],
  ])('not in the future: %j → %j', (text, message) =>
    expect(dateNotFutureValidator.problem(text, TODAY)).toBe(message),
  );
});
