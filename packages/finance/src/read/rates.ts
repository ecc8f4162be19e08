import { parseRate } from '../number/rate.ts';
import { ratio, type Ratio } from '../number/ratio.ts';
import type { RateDecimals, ToldRate } from '../number/interest.ts';
import { perMonth, perYear } from '../number/rate.ts';
import type { IofRates } from '../rules/iof.ts';
import { known, type Names } from './known.ts';
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

const decimalNames: Names<RateDecimals> = { monthly: true, annual: true, daily: true };

export function rateDecimalsAt(told: Place): RateDecimals {
  const place = known(told, decimalNames);
  const [monthly, annual, daily] = ['monthly', 'annual', 'daily'].map((name) =>
    optional(field(place, name), decimalsAt),
  );
  return {
    ...(monthly !== undefined && { monthly }),
    ...(annual !== undefined && { annual }),
    ...(daily !== undefined && { daily }),
  };
}

const exactNames: Names<Ratio> = { num: true, den: true, approximation: true };

/** As the table holds them, or as a caller writes them. */
function exactAt(place: Place): Ratio {
  if (typeof place.value !== 'object') return rateAt(place);
  const exact = known(place, exactNames);
  const [num, den] = [field(exact, 'num').value, field(exact, 'den').value];
  const isShare = typeof num === 'bigint' && typeof den === 'bigint' && num >= 0n && den > 0n && num < den;
  return isShare ? ratio(num, den) : wrong(place, 'rate.invalid');
}

const iofNames: Names<IofRates> = { daily: true, additional: true, maxDays: true };

export const iofRatesAt = (place: Place): IofRates => ({
  daily: exactAt(field(known(place, iofNames), 'daily')),
  additional: exactAt(field(place, 'additional')),
  maxDays: wholeAt(field(place, 'maxDays'), 0, 3_660, 'input.invalid'),
});
