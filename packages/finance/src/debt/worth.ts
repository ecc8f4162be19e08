import type { CalendarDate } from '@passo/domain';
import { dayCounts } from '../calendar/dayCount.ts';
import { multiply, ONE, power, type Fixed } from '../number/fixed.ts';
import { divideRounding, share, toFixed, type Ratio } from '../number/ratio.ts';
import type { Accrual, Period } from '../schedule/periods.ts';

/** What one real grows to between two days by the daily rate; one where the second is not later. */
export function growthBetween({ interest, dayCount, calendar }: Accrual, from: CalendarDate, to: CalendarDate): Fixed {
  const days = dayCounts[dayCount].days(from, to, calendar);
  return days > 0 ? power(interest.dailyGrowth(), days) : ONE;
}

/** An amount that is due at the end of a period. */
interface Due {
  readonly centavos: number;
}

/** What amounts that are due at the ends of these periods are worth at their beginning: Σ amount · D, in fixed point. */
export function worthOf(rows: readonly Due[], periods: readonly Period[]): bigint {
  let discount = ONE;
  let sum = 0n;
  for (const [at, { centavos }] of rows.entries()) {
    discount = multiply(discount, periods[at]?.discount ?? ONE);
    sum += BigInt(centavos) * discount;
  }
  return sum;
}

/** To the centavo, half up. */
export const wholeCentavos = (exact: Fixed): number => Number(divideRounding(exact, ONE));

/** Whole centavos of interest on a balance and the fraction of a centavo that it is more or less, in fixed point. */
export const interestOn = (balance: number, fraction: Fixed, interest: Ratio): number =>
  fraction === 0n
    ? share(balance, interest)
    : wholeCentavos(multiply(BigInt(balance) * ONE + fraction, ONE + toFixed(interest))) - balance;
