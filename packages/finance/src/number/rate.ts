import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { ONE, power, root, toNumber, type Fixed } from './fixed.ts';
import { ratio, toFixed, type Ratio } from './ratio.ts';

/** A rate as a fraction: 0.0179 or '0.0179' is 1.79 %. A string keeps decimals that a double would lose. */
export type Rate = number | string;

/** Days of a year on which daily interest is counted. */
export type DayBase = 360 | 365;

/** 1,000 % a period: past it no credit exists and every figure is noise. */
const MAX_RATE = 10n;

/** Reads a rate from 0 to 10 (1,000 %) with at most 20 decimals, without passing through binary fractions. */
export function parseRate(rate: Rate): Calculated<Ratio> {
  // A double's shortest decimal is the one that was written; 1e-7 and smaller are spelled out.
  const text = typeof rate === 'number' ? plain(rate) : rate;
  const read = /^([0-9]{1,3})(?:\.([0-9]{1,20}))?$/.exec(text.length > 24 ? '' : text);
  if (!read) return refuse('rate.invalid');
  const [, whole = '', decimals = ''] = read;
  const parsed = ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return parsed.num > MAX_RATE * parsed.den ? refuse('rate.invalid') : ok(parsed);
}

const plain = (rate: number): string => (/e-/.test(String(rate)) ? rate.toFixed(20).replace(/0+$/, '') : String(rate));

/** What one real grows to in a month at this monthly rate. */
export const monthlyGrowth = (rate: Ratio): Fixed => ONE + toFixed(rate);

/** What one real grows to in a day: the `base`-th root of what it grows to in twelve months. */
export const dailyGrowth = (rate: Ratio, base: DayBase): Fixed => root(power(monthlyGrowth(rate), 12), base);

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Monthly → yearly rate, compound, eight decimals: 0.07 → 1.25219159. */
export const annualRateOf = (rate: Ratio): number => rounded(toNumber(power(monthlyGrowth(rate), 12) - ONE), 8);

/** Monthly → daily rate, compound, eight decimals: 0.07 on 360 days → 0.00225783. */
export const dailyRateOf = (rate: Ratio, base: DayBase): number => rounded(toNumber(dailyGrowth(rate, base) - ONE), 8);
