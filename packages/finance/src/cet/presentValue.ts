import { ok } from '@passo/domain';
import type { Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { amountAt, field, items, reading, wholeAt, wrong, type Place } from '../read/place.ts';
import { known, type Names } from '../read/known.ts';
import { rateAt } from '../read/rates.ts';
import type { Payment } from './cet.ts';

/** A point of a curve of zero rates: what money costs a year, compound, until that day. */
export interface CurvePoint {
  /** Days after today, calendar or business days as all others are. */
  readonly days: number;
  readonly annualRate: Rate;
}

/** How many of these days a year has: 365 calendar days, 360, or 252 business days. */
type DaysOfYear = 252 | 360 | 365;

interface Point {
  readonly days: number;
  /** The logarithm of what one real grows to until that day. */
  readonly growth: number;
}

const MOST_DAYS = 36_600;

const paymentNames: Names<Payment> = { days: true, centavos: true };
const pointNames: Names<CurvePoint> = { days: true, annualRate: true };

export const daysOfYearAt = (place: Place): DaysOfYear =>
  place.value === 252 || place.value === 360 || place.value === 365 ? place.value : wrong(place, 'input.invalid');

export const duesAt = (place: Place): readonly Payment[] =>
  items(place).map((one) => ({
    days: wholeAt(field(known(one, paymentNames), 'days'), 0, MOST_DAYS, 'input.invalid'),
    centavos: amountAt(field(one, 'centavos')),
  }));

/** Points in order of their days, each later than the one before. */
function pointsAt(place: Place, daysOfYear: number): readonly Point[] {
  let before = 0;
  const points = items(place).map((one): Point => {
    const days = wholeAt(field(known(one, pointNames), 'days'), before + 1, MOST_DAYS, 'input.invalid');
    const rate = rateAt(field(one, 'annualRate')).approximation;
    before = days;
    return { days, growth: (Math.log1p(rate) * days) / daysOfYear };
  });
  return points.length > 0 ? points : wrong(place, 'input.invalid');
}

/** Between two points the forward rate is one; before the first and after the last the zero rate is theirs. */
function growthUntil(points: readonly Point[], days: number): number {
  const after = points.find((point) => point.days >= days);
  const before = points.findLast((point) => point.days < days);
  const [a, b] = [before, after];
  if (a === undefined || b === undefined) {
    const only = a ?? b;
    return only === undefined ? 0 : (only.growth * days) / only.days;
  }
  return a.growth + ((b.growth - a.growth) * (days - a.days)) / (b.days - a.days);
}

/**
 * What payments are worth today at a curve of zero rates, in centavos, half up: `Σ FC_j / (1 + z(d_j))^(d_j / year)`. Between
 * two points the forward rate is one (flat forward); before the first and after the last the zero rate is
 * theirs. Rates by the year, compound; days of payments and points are counted alike. Refuses points that are out of order.
 */
export function presentValueOf(
  payments: readonly Payment[],
  curve: readonly CurvePoint[],
  daysOfYear: DaysOfYear = 365,
): Calculated<number> {
  const read = reading(() => {
    const year = daysOfYearAt({ value: daysOfYear, path: 'daysOfYear' });
    return {
      dues: duesAt({ value: payments, path: 'payments' }),
      points: pointsAt({ value: curve, path: 'curve' }, year),
    };
  });
  if (!read.ok) return read;
  const { dues, points } = read.value;
  const worth = dues.reduce((sum, { days, centavos }) => sum + centavos * Math.exp(-growthUntil(points, days)), 0);
  return Number.isSafeInteger(Math.round(worth)) ? ok(Math.round(worth)) : refuse('amount.tooLarge');
}
