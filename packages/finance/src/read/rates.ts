import { parseRate } from '../number/rate.ts';
import { ratio, type Ratio } from '../number/ratio.ts';
import type { RateDecimals, ToldRate } from '../number/interest.ts';
import { perMonth, perYear } from '../number/rate.ts';
import type { IofRates } from '../rules/iof.ts';
import { field, optional, taken, wholeAt, wrong, type Place } from './place.ts';

export const rateAt = (place: Place): Ratio => taken(place, parseRate(place.value));

/** The one of `monthlyRate` and `annualRate` that is told; both may contradict each other. */
export function toldRateAt(place: Place): ToldRate {
  const [month, year] = [field(place, 'monthlyRate'), field(place, 'annualRate')];
  if (year.value === undefined) return { monthly: perMonth(rateAt(month)) };
  return month.value === undefined ? { annual: perYear(rateAt(year)) } : wrong(year, 'input.invalid');
}

/** More than a fraction of 112 bits has. */
const MOST_DECIMALS = 20;

const decimalsAt = (place: Place): number => wholeAt(place, 0, MOST_DECIMALS, 'input.invalid');

export function rateDecimalsAt(place: Place): RateDecimals {
  const [monthly, annual, daily] = ['monthly', 'annual', 'daily'].map((name) =>
    optional(field(place, name), decimalsAt),
  );
  return {
    ...(monthly !== undefined && { monthly }),
    ...(annual !== undefined && { annual }),
    ...(daily !== undefined && { daily }),
  };
}

/** As the table holds them, or as a caller writes them. */
function exactAt(place: Place): Ratio {
  if (typeof place.value !== 'object') return rateAt(place);
  const [num, den] = [field(place, 'num').value, field(place, 'den').value];
  const isShare = typeof num === 'bigint' && typeof den === 'bigint' && num >= 0n && den > 0n && num < den;
  return isShare ? ratio(num, den) : wrong(place, 'rate.invalid');
}

export const iofRatesAt = (place: Place): IofRates => ({
  daily: exactAt(field(place, 'daily')),
  additional: exactAt(field(place, 'additional')),
  maxDays: wholeAt(field(place, 'maxDays'), 0, 3_660, 'input.invalid'),
});
