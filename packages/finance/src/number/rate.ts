import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { ratio, type Ratio } from './ratio.ts';

/**
 * A rate as it is told: a fraction below one (0.0179 or '0.0179' is 1.79 %), or a text in percent ('1.79%'). A text keeps
 * decimals that a double would lose.
 */
export type Rate = number | string;

declare const per: unique symbol;

/** What one real costs in a month, an exact fraction. */
export type MonthlyRate = Ratio & { readonly [per]: 'month' };

/** What one real costs in a year, compound, an exact fraction. */
export type AnnualRate = Ratio & { readonly [per]: 'year' };

/** 1,000 % a period: past it no credit exists and every figure is noise. */
const MAX_RATE = 10n;

/** Plain decimals, at most 20 of them: neither signs nor powers of ten, nor figures of other scripts. */
const DECIMAL = /^([0-9]{1,4})(?:\.([0-9]{1,20}))?$/;

/** Reads a rate without passing through binary fractions. 1.79 is refused: whoever writes it means 1.79 %. */
export function parseRate(rate: unknown): Calculated<Ratio> {
  // A double's shortest decimal is the one that was written; 1e-7 and smaller are spelled out.
  const text = typeof rate === 'number' ? plain(rate) : rate;
  if (typeof text !== 'string' || text.length > 26) return refuse('rate.invalid');
  const inPercent = text.endsWith('%');
  const [, whole = '', decimals = ''] = DECIMAL.exec(inPercent ? text.slice(0, -1) : text) ?? [];
  if (whole === '') return refuse('rate.invalid');
  const parsed = ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length + (inPercent ? 2 : 0)));
  if (!inPercent && parsed.num >= parsed.den) return refuse('rate.notFraction');
  return parsed.num > MAX_RATE * parsed.den ? refuse('rate.invalid') : ok(parsed);
}

const plain = (rate: number): string => (/e-/.test(String(rate)) ? rate.toFixed(20).replace(/0+$/, '') : String(rate));

export const perMonth = (rate: Ratio): MonthlyRate => rate as MonthlyRate;

export const perYear = (rate: Ratio): AnnualRate => rate as AnnualRate;

/** Reads a rate that is told by the month. */
export function monthlyRate(rate: unknown): Calculated<MonthlyRate> {
  const read = parseRate(rate);
  return read.ok ? ok(perMonth(read.value)) : read;
}

/** Reads a rate that is told by the year. */
export function annualRate(rate: unknown): Calculated<AnnualRate> {
  const read = parseRate(rate);
  return read.ok ? ok(perYear(read.value)) : read;
}
