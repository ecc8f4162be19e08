import { ok } from '@passo/domain';
import type { Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { reading } from '../read/place.ts';
import { rateAt } from '../read/rates.ts';
import type { Payment } from './cet.ts';
import { daysOfYearAt, duesAt } from './presentValue.ts';

export interface Duration {
  /** Years until a payment comes, on average, each by its share of what all are worth. */
  readonly macaulay: number;
  /** By how much of itself the worth falls where the yearly rate rises by one. */
  readonly modified: number;
}

/**
 * The duration of payments at a yearly rate, compound: Macaulay's `Σ t_j · PV_j / Σ PV_j`, t_j in years, and the modified one,
 * that over `1 + rate`. Not rounded. Refuses payments that come to nothing with `amount.invalid`.
 */
export function durationOf(
  payments: readonly Payment[],
  annualRate: Rate,
  daysOfYear: 252 | 360 | 365 = 365,
): Calculated<Duration> {
  const read = reading(() => ({
    dues: duesAt({ value: payments, path: 'payments' }),
    rate: rateAt({ value: annualRate, path: 'annualRate' }).approximation,
    year: daysOfYearAt({ value: daysOfYear, path: 'daysOfYear' }),
  }));
  if (!read.ok) return read;
  const { dues, rate, year } = read.value;
  const worths = dues.map(({ days, centavos }) => centavos * (1 + rate) ** (-days / year));
  const whole = worths.reduce((sum, one) => sum + one, 0);
  if (whole <= 0) return refuse('amount.invalid');
  const macaulay = worths.reduce((sum, one, at) => sum + (one * (dues[at]?.days ?? 0)) / year, 0) / whole;
  return ok({ macaulay, modified: macaulay / (1 + rate) });
}
