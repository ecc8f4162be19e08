import { ONE, power, root, toNumber, type Fixed } from './fixed.ts';
import { perMonth, perYear, type AnnualRate, type MonthlyRate } from './rate.ts';
import { divideRounding, fromFixed, ratio, toFixed, type Ratio } from './ratio.ts';

/** To how many decimals of the fraction a lender rounds each rate; not at all where it is absent. */
export interface RateDecimals {
  readonly monthly?: number;
  readonly annual?: number;
  readonly daily?: number;
}

/** What a debt costs, in the three ways in which it is counted. */
export interface Interest {
  readonly monthly: MonthlyRate;
  readonly annual: AnnualRate;
  /** What one real grows to in a day, worked out when days are counted: a root is dear. */
  readonly dailyGrowth: () => Fixed;
}

export type ToldRate = { readonly monthly: MonthlyRate } | { readonly annual: AnnualRate };

const MONTHS = 12;

const growth = (rate: Ratio): Fixed => ONE + toFixed(rate);

const roundedTo = (rate: Ratio, decimals: number | undefined): Ratio => {
  if (decimals === undefined) return rate;
  const whole = 10n ** BigInt(decimals);
  return ratio(divideRounding(rate.num * whole, rate.den), whole);
};

/**
 * The other rates follow from the one that was told: first the month from the year or the year from the month, then the
 * day as the `daysOfYear`-th root of twelve months. Each is derived from the one before it as that was rounded.
 */
export function interestOf(told: ToldRate, daysOfYear: number, decimals: RateDecimals = {}): Interest {
  return 'monthly' in told
    ? fromMonth(told.monthly, daysOfYear, decimals)
    : fromYear(told.annual, daysOfYear, decimals);
}

const year = (monthly: Ratio): Fixed => power(growth(monthly), MONTHS);

function fromMonth(told: MonthlyRate, daysOfYear: number, decimals: RateDecimals): Interest {
  const monthly = perMonth(roundedTo(told, decimals.monthly));
  const annual = perYear(roundedTo(fromFixed(year(monthly) - ONE), decimals.annual));
  return { monthly, annual, dailyGrowth: () => dayOf(growth(annual), daysOfYear, decimals) };
}

function fromYear(told: AnnualRate, daysOfYear: number, decimals: RateDecimals): Interest {
  const annual = perYear(roundedTo(told, decimals.annual));
  const exact = fromFixed(root(growth(annual), MONTHS) - ONE);
  const monthly = perMonth(roundedTo(exact, decimals.monthly));
  return { monthly, annual, dailyGrowth: () => dayOf(year(monthly), daysOfYear, decimals) };
}

function dayOf(yearly: Fixed, daysOfYear: number, { daily }: RateDecimals): Fixed {
  const exact = root(yearly, daysOfYear);
  return daily === undefined ? exact : growth(roundedTo(fromFixed(exact - ONE), daily));
}

const told = (value: number): number => Number(value.toFixed(8));

/** Monthly → yearly rate, compound, eight decimals: 0.07 → 1.25219159. */
export const annualRateOf = (rate: Ratio): number => told(toNumber(year(rate) - ONE));

/** What the rates are told as: fractions, those that were worked out with eight decimals. */
export const dailyOf = ({ dailyGrowth }: Interest): number => told(toNumber(dailyGrowth() - ONE));
