import { daysBetween, addDays } from '@passo/domain';
import { expect, it } from 'vitest';
import { firstBenefitDay } from './benefit.ts';

it.each([
  ['2026-11-20', '2026-12-07'],
  ['2026-12-01', '2026-12-07'],
  // 2 December is the second business day: until then the INSS is told in time.
  ['2026-12-02', '2026-12-07'],
  ['2026-12-03', '2027-01-07'],
  // 1 January is none, 4 January is a Monday and the first one.
  ['2027-01-05', '2027-01-07'],
  ['2027-01-06', '2027-02-07'],
] as const)('paid out on %s, the benefit of %s pays first', (paidOutOn, expected) =>
  expect(firstBenefitDay(paidOutOn)).toBe(expected),
);

it('is never further away than thirty-seven days, whatever the day', () => {
  const days = Array.from({ length: 1_500 }, (_, at) => addDays('2026-01-01', at));
  const waits = days.map((day) => daysBetween(day, firstBenefitDay(day)));
  expect([Math.min(...waits) >= 1, Math.max(...waits) <= 37]).toEqual([true, true]);
});
