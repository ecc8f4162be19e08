import { addMonths, dateParts, daysBetween, type CalendarDate } from '@passo/domain';
import type { Calendar } from '../calendar/businessDays.ts';
import { dayCounts, type DayCount } from '../calendar/dayCount.ts';
import { divide, multiply, ONE, power, type Fixed } from '../number/fixed.ts';
import type { Interest } from '../number/interest.ts';
import { fromFixed, toFixed, type Ratio } from '../number/ratio.ts';

/** The time between two due dates and what it costs. */
export interface Period {
  readonly dueOn: CalendarDate;
  /** Calendar days since the previous due date; for the first, since the money was paid out. */
  readonly days: number;
  /** Calendar days since the money was paid out. */
  readonly daysFromStart: number;
  /** Interest on one real of debt over this period. */
  readonly interest: Ratio;
  /** What one real at the end of the period is worth at its beginning. */
  readonly discount: Fixed;
}

/** How interest grows: the rates, and whether months or days are counted, by which count and calendar. */
export interface Accrual {
  readonly counts: 'months' | 'days';
  readonly interest: Interest;
  readonly dayCount: DayCount;
  readonly calendar: Calendar;
}

type Cost = Pick<Period, 'interest' | 'discount'>;

const costOf = (growth: Fixed): Cost => ({ interest: fromFixed(growth - ONE), discount: divide(ONE, growth) });

const monthlyCost = (rate: Ratio): Cost => ({ interest: rate, discount: divide(ONE, ONE + toFixed(rate)) });

/**
 * Cost of a number of days, remembered: a schedule has months of four lengths. Thirty days of a year of 360 are a month,
 * and cost the monthly rate exactly: there a tie at half a centavo can be real and no root may blur it.
 */
function costsByDays({ interest, dayCount }: Accrual): (days: number) => Cost {
  const { daysOfYear } = dayCounts[dayCount];
  const daily = interest.dailyGrowth();
  const known = new Map<number, Cost>(daysOfYear === 360 ? [[30, monthlyCost(interest.monthly)]] : []);
  return (days) => {
    const cost = known.get(days) ?? costOf(power(daily, days));
    known.set(days, cost);
    return cost;
  };
}

/** How many months fit between two days. */
function wholeMonths(from: CalendarDate, to: CalendarDate): number {
  const [a, b] = [dateParts(from), dateParts(to)];
  const months = Math.max(0, (b.year - a.year) * 12 + b.month - a.month);
  return months > 0 && addMonths(from, months) > to ? months - 1 : months;
}

/** A period that is no month: its whole months at the monthly rate, the days left over at the daily one. */
function oddCost({ interest, dayCount, calendar }: Accrual, from: CalendarDate, to: CalendarDate): Cost {
  const months = wholeMonths(from, to);
  const odd = dayCounts[dayCount].days(addMonths(from, months), to, calendar);
  const whole = power(ONE + toFixed(interest.monthly), months);
  return costOf(odd === 0 ? whole : multiply(whole, power(interest.dailyGrowth(), odd)));
}

type CostOf = (from: CalendarDate, to: CalendarDate, at: number) => Cost;

/** Months are months wherever the due date falls (30 January, 28 February, 30 March); what is none counts its days. */
function costsByMonths(accrual: Accrual, regularFrom: number): CostOf {
  const month = monthlyCost(accrual.interest.monthly);
  return (from, to, at) => (at >= regularFrom || addMonths(from, 1) === to ? month : oddCost(accrual, from, to));
}

function costsOf(accrual: Accrual, regularFrom: number): CostOf {
  if (accrual.counts === 'months') return costsByMonths(accrual, regularFrom);
  const byDays = costsByDays(accrual);
  const { days } = dayCounts[accrual.dayCount];
  return (from, to) => byDays(days(from, to, accrual.calendar));
}

/** The periods from a day over due dates in order; those from the place `regularFrom` on are months. */
export function periodsOver(
  start: CalendarDate,
  dates: readonly CalendarDate[],
  accrual: Accrual,
  regularFrom = 1,
): readonly Period[] {
  const cost = costsOf(accrual, regularFrom);
  let from = start;
  let before = 0;
  return dates.map((dueOn, at) => {
    const daysFromStart = daysBetween(start, dueOn);
    const period = { dueOn, days: daysFromStart - before, daysFromStart, ...cost(from, dueOn, at) };
    before = daysFromStart;
    from = dueOn;
    return period;
  });
}
