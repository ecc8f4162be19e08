import { addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import { divide, multiply, ONE, power, root, type Fixed } from '../number/fixed.ts';
import { fromFixed, toFixed } from '../number/ratio.ts';
import type { ReadDebt } from '../read/debt.ts';
import { contractPeriods, isMonth } from '../schedule/contractPeriods.ts';
import { periodsOver, type Period } from '../schedule/periods.ts';

/** What is left of a period that has begun, day by day: at its beginning all of it, and no day costs more than another. */
const shareOf = (growth: Fixed, from: CalendarDate, to: CalendarDate, on: CalendarDate): Fixed =>
  on === from ? growth : power(root(growth, daysBetween(from, to)), daysBetween(on, to));

/**
 * From a day to a due date by months: those that are whole, counted back from the due date, and the share that is left of
 * the one that has begun.
 */
function growthByMonths(month: Fixed, on: CalendarDate, dueOn: CalendarDate): Fixed {
  let whole = 0;
  while (addMonths(dueOn, -(whole + 1)) > on) whole += 1;
  const [from, to] = [addMonths(dueOn, -(whole + 1)), addMonths(dueOn, -whole)];
  return multiply(power(month, whole), shareOf(month, from, to, on));
}

/**
 * The period that runs on a day, by months: what is left of it. Days by the daily rate would not meet the month: February
 * has 28, a month of the year 30.4. Only the contract's first period, and dates of its own, may be none of its months.
 */
function growthLeft({ accrual, paidOutOn, spacing }: ReadDebt, current: Period, from: CalendarDate, on: CalendarDate) {
  const month = ONE + toFixed(accrual.interest.monthly);
  if (on >= from && (spacing === 'own' || from === paidOutOn))
    return shareOf(divide(ONE, current.discount), from, current.dueOn, on);
  const regular = on >= from && isMonth(from, current.dueOn);
  return regular ? shareOf(month, from, current.dueOn, on) : growthByMonths(month, on, current.dueOn);
}

/** The periods from a day over what is due after it, by the contract's own method. */
export function periodsFrom(debt: ReadDebt, on: CalendarDate): readonly Period[] {
  const { accrual, periodFrom, rows, spacing } = debt;
  const dates = rows.map(({ dueOn }) => dueOn);
  const coming = dates.filter((dueOn) => dueOn > on);
  if (accrual.counts === 'days') return periodsOver(on, coming, accrual);
  const periods = contractPeriods(periodFrom, dates, accrual, spacing);
  const [current, ...later] = periods.slice(dates.length - coming.length);
  if (current === undefined) return [];
  const from = dates.findLast((dueOn) => dueOn <= on) ?? periodFrom;
  const growth = growthLeft(debt, current, from, on);
  return [{ ...current, interest: fromFixed(growth - ONE), discount: divide(ONE, growth) }, ...later];
}
