import { addMonths, dateParts, daysBetween, type CalendarDate } from '@passo/domain';
import { nextBusinessDay } from '../calendar/businessDays.ts';
import { divide, multiply, ONE, power, type Fixed } from '../number/fixed.ts';
import { dailyGrowth, monthlyGrowth, type DayBase } from '../number/rate.ts';
import { fromFixed, toFixed, type Ratio } from '../number/ratio.ts';

/** The time between two due dates and what it costs. */
export interface Period {
  readonly dueOn: CalendarDate;
  /** Since the previous due date; for the first, since the money was paid out. */
  readonly days: number;
  /** Since the money was paid out. */
  readonly daysFromStart: number;
  /** Interest on one real of debt over this period. */
  readonly interest: Ratio;
  /** What one real at the end of the period is worth at its beginning. */
  readonly discount: Fixed;
}

/** `price` and `sac` count months (only an odd first period counts days), `byDays` counts every day. */
export type Method = 'price' | 'byDays' | 'sac';

interface Timing {
  readonly installments: number;
  readonly paidOutOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  /** What to do with a due date on which banks are closed; the same day if not stated. */
  readonly dueRule?: 'sameDay' | 'nextBusinessDay';
}

/** The first due date and the same day of the following months (the month's last day where it is shorter). */
function dueDates({ installments, firstDueOn, dueRule }: Timing): readonly CalendarDate[] {
  const dates = Array.from({ length: installments }, (_, k) => addMonths(firstDueOn, k));
  return dueRule === 'nextBusinessDay' ? dates.map(nextBusinessDay) : dates;
}

type Cost = Pick<Period, 'interest' | 'discount'>;
type CostOf = (days: number, at: number) => Cost;

const costOf = (growth: Fixed): Cost => ({ interest: fromFixed(growth - ONE), discount: divide(ONE, growth) });

/**
 * Cost of `days` days, remembered: a schedule has months of four lengths. Thirty days of a year of 360 are a month, and
 * cost the monthly rate exactly: there a tie at half a centavo can be real and no root may blur it.
 */
function costsByDays(rate: Ratio, base: DayBase): CostOf {
  const daily = dailyGrowth(rate, base);
  const known = new Map<number, Cost>(base === 360 ? [[30, monthlyCost(rate)]] : []);
  return (days) => {
    const cost = known.get(days) ?? costOf(power(daily, days));
    known.set(days, cost);
    return cost;
  };
}

const monthlyCost = (rate: Ratio): Cost => ({ interest: rate, discount: divide(ONE, ONE + toFixed(rate)) });

/** How many months fit between two days. */
function wholeMonths(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  const months = Math.max(0, (b.year - a.year) * 12 + b.month - a.month);
  return months > 0 && addMonths(from, months) > to ? months - 1 : months;
}

/** A first period that is no month: its whole months at the monthly rate, the days left over at the daily one. */
function firstMonthlyCost(rate: Ratio, base: DayBase, from: CalendarDate, to: CalendarDate): Cost {
  const months = wholeMonths(from, to);
  const odd = daysBetween(addMonths(from, months), to);
  const whole = power(monthlyGrowth(rate), months);
  return costOf(odd === 0 ? whole : multiply(whole, power(dailyGrowth(rate, base), odd)));
}

function costsByMonths(rate: Ratio, base: DayBase, from: CalendarDate, first: CalendarDate): CostOf {
  const monthly = monthlyCost(rate);
  const firstCost = addMonths(from, 1) === first ? monthly : firstMonthlyCost(rate, base, from, first);
  return (_days, at) => (at === 0 ? firstCost : monthly);
}

/** How interest grows: the method, the monthly rate, and how many days share a year's interest. */
interface Interest {
  readonly method: Method;
  readonly rate: Ratio;
  readonly dayBase: DayBase;
}

/** The periods from a day over given due dates, in order. */
export function periodsOver(
  from: CalendarDate,
  dates: readonly CalendarDate[],
  { method, rate, dayBase }: Interest,
): readonly Period[] {
  const costs = method === 'byDays' ? costsByDays(rate, dayBase) : costsByMonths(rate, dayBase, from, dates[0] ?? from);
  let before = 0;
  return dates.map((dueOn, at) => {
    const daysFromStart = daysBetween(from, dueOn);
    const days = daysFromStart - before;
    before = daysFromStart;
    return { dueOn, days, daysFromStart, ...costs(days, at) };
  });
}

/** The periods of a new contract. */
export const periodsOf = (timing: Timing, interest: Interest): readonly Period[] =>
  periodsOver(timing.paidOutOn, dueDates(timing), interest);
