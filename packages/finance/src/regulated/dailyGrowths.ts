import { dayCounts, type DayCount } from '../calendar/dayCount.ts';

/*
 * A lender who rounds rates says so nowhere in an offer. With these decimals the rate that is told, of two decimals of a
 * percentage a month, is still the rate of the rows; with fewer it would be another one, and with more nothing is rounded.
 */
const ANNUAL_DECIMALS = [4, 5, 6, 7, 8, 9, 10] as const;
const DAILY_DECIMALS = [6, 7, 8, 9, 10, 11, 12] as const;

const roundedTo = (rate: number, decimals: number): number => Math.round(rate * 10 ** decimals) / 10 ** decimals;

/** What one real grows to in a day of this count, but for rounding. */
export const dailyGrowth = (monthlyRate: number, dayCount: DayCount): number =>
  (1 + monthlyRate) ** (12 / dayCounts[dayCount].daysOfYear);

/** The same where the yearly rate, the daily rate or both are rounded, each once. */
export function roundedDailyGrowths(monthlyRate: number, dayCount: DayCount): readonly number[] {
  const exact = (1 + monthlyRate) ** 12 - 1;
  const growths = [exact, ...ANNUAL_DECIMALS.map((decimals) => roundedTo(exact, decimals))].flatMap((annual) => {
    const daily = (1 + annual) ** (1 / dayCounts[dayCount].daysOfYear);
    return [daily, ...DAILY_DECIMALS.map((decimals) => 1 + roundedTo(daily - 1, decimals))];
  });
  return [...new Set(growths)];
}
