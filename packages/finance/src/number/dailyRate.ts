import { dayCounts, type DayCount } from '../calendar/dayCount.ts';
import type { Calculated } from '../problem.ts';
import { known } from '../read/known.ts';
import { nameAt, reading } from '../read/place.ts';
import { toldRateAt } from '../read/rates.ts';
import { dailyOf, interestOf } from './interest.ts';
import type { Rate } from './rate.ts';

const names = { monthlyRate: true, annualRate: true } as const;

/** A rate by the month or by the year → its daily rate, compound, eight decimals: 7 % a month on 360 days → 0.00225783. */
export function dailyRateOf(
  rate: { readonly monthlyRate: Rate } | { readonly annualRate: Rate },
  dayCount: DayCount,
): Calculated<number> {
  return reading(() => {
    const { daysOfYear } = dayCounts[nameAt({ value: dayCount, path: 'dayCount' }, dayCounts)];
    return dailyOf(interestOf(toldRateAt(known({ value: rate, path: 'rate' }, names)), daysOfYear));
  });
}
