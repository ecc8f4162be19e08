import { addMonths, daysBetween, type CalendarDate } from '@passo/domain';
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

export interface Timing {
  readonly installments: number;
  readonly paidOutOn: CalendarDate;
  readonly firstDueOn: CalendarDate;
  /** What to do with a due date on which banks are closed; the same day if not stated. */
  readonly dueRule?: 'sameDay' | 'nextBusinessDay';
}

/** The first due date and the same day of the following months (the month's last day where it is shorter). */
export function dueDates({ installments, firstDueOn, dueRule }: Timing): readonly CalendarDate[] {
  const dates = Array.from({ length: installments }, (_, k) => addMonths(firstDueOn, k));
  return dueRule === 'nextBusinessDay' ? dates.map(nextBusinessDay) : dates;
}

type Cost = Pick<Period, 'interest' | 'discount'>;

const costOf = (growth: Fixed): Cost => ({ interest: fromFixed(growth - ONE), discount: divide(ONE, growth) });

/** Cost of `days` days, remembered: a schedule has months of four lengths. */
function costsByDays(rate: Ratio, base: DayBase): (days: number) => Cost {
  const daily = dailyGrowth(rate, base);
  const known = new Map<number, Cost>();
  return (days) => {
    const cost = known.get(days) ?? costOf(power(daily, days));
    known.set(days, cost);
    return cost;
  };
}

/** A first period that is no month: its whole months at the monthly rate, the days left over at the daily one. */
function firstMonthlyCost(rate: Ratio, base: DayBase, { paidOutOn, firstDueOn }: Timing): Cost {
  let months = 0;
  while (addMonths(paidOutOn, months + 1) <= firstDueOn) months += 1;
  const odd = daysBetween(addMonths(paidOutOn, months), firstDueOn);
  const whole = power(monthlyGrowth(rate), months);
  return costOf(odd === 0 ? whole : multiply(whole, power(dailyGrowth(rate, base), odd)));
}

function costsByMonths(rate: Ratio, base: DayBase, timing: Timing): (days: number, at: number) => Cost {
  const monthly: Cost = { interest: rate, discount: divide(ONE, ONE + toFixed(rate)) };
  const regular = addMonths(timing.paidOutOn, 1) === timing.firstDueOn;
  const first = regular ? monthly : firstMonthlyCost(rate, base, timing);
  return (_days, at) => (at === 0 ? first : monthly);
}

/** The periods of a schedule. `rate` is monthly; `base` says how many days share a year's interest. */
export function periodsOf(timing: Timing, method: Method, rate: Ratio, base: DayBase): readonly Period[] {
  const costs = method === 'byDays' ? costsByDays(rate, base) : costsByMonths(rate, base, timing);
  let before = 0;
  return dueDates(timing).map((dueOn, at) => {
    const daysFromStart = daysBetween(timing.paidOutOn, dueOn);
    const days = daysFromStart - before;
    before = daysFromStart;
    return { dueOn, days, daysFromStart, ...costs(days, at) };
  });
}
