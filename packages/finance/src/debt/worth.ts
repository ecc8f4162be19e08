import { addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import { dayCounts } from '../calendar/dayCount.ts';
import { divide, multiply, ONE, power, root, type Fixed } from '../number/fixed.ts';
import { fromFixed } from '../number/ratio.ts';
import type { OpenRow, ReadDebt } from '../read/debt.ts';
import { periodsOver, type Accrual, type Period } from '../schedule/periods.ts';

/** What one real grows to between two days by the daily rate; one where the second is not later. */
export function growthBetween({ interest, dayCount, calendar }: Accrual, from: CalendarDate, to: CalendarDate): Fixed {
  const days = dayCounts[dayCount].days(from, to, calendar);
  return days > 0 ? power(interest.dailyGrowth(), days) : ONE;
}

/**
 * A month that has begun costs the share of it that is still to come, day by day: on its first day it costs a month, and
 * no day costs more than another. Days by the daily rate would not meet the month: February has 28, a month of the year 30.4.
 */
function restOf(period: Period, from: CalendarDate, on: CalendarDate): Period {
  const [whole, rest] = [daysBetween(from, period.dueOn), daysBetween(on, period.dueOn)];
  if (rest === whole) return period;
  const growth = root(power(divide(ONE, period.discount), rest), whole);
  return { ...period, interest: fromFixed(growth - ONE), discount: divide(ONE, growth) };
}

/** Whether dates are a month apart, moved by holidays and short months at most. */
const areMonthly = (dates: readonly CalendarDate[]): boolean =>
  dates.every((dueOn, at) => {
    const days = daysBetween(dates[at - 1] ?? addMonths(dueOn, -1), dueOn);
    return days > 20 && days < 45;
  });

/** The periods from a day over what is due after it, by the contract's own method. */
export function periodsFrom({ accrual, paidOutOn, periodFrom, rows }: ReadDebt, on: CalendarDate): readonly Period[] {
  const dates = rows.map(({ dueOn }) => dueOn);
  const coming = dates.filter((dueOn) => dueOn > on);
  if (accrual.counts === 'days' || on < periodFrom) return periodsOver(on, coming, accrual);
  const before = dates.findLast((dueOn) => dueOn <= on) ?? periodFrom;
  // Only the contract's first period may be none of its months, unless its dates are its own.
  const regularFrom = !areMonthly(dates) ? Infinity : periodFrom > paidOutOn ? 0 : 1;
  const [current, ...later] = periodsOver(periodFrom, dates, accrual, regularFrom).filter(({ dueOn }) => dueOn > on);
  return current === undefined ? [] : [restOf(current, before, on), ...later];
}

/** What amounts that are due at the ends of these periods are worth at their beginning: Σ amount · D, in fixed point. */
export function worthOf(rows: readonly OpenRow[], periods: readonly Period[]): bigint {
  let discount = ONE;
  let sum = 0n;
  for (const [at, { centavos }] of rows.entries()) {
    discount = multiply(discount, periods[at]?.discount ?? ONE);
    sum += BigInt(centavos) * discount;
  }
  return sum;
}
