import { addMonths, dateParts, daysBetween, type CalendarDate } from '@passo/domain';
import type { Quote, QuotedInstallment } from '../quote/terms.ts';

/*
 * Nobody outside says by which method and on which base they reckon: these are the ways in which credit is reckoned here.
 */

/** What one real grows to over the period that ends with this row. */
export type Growth = (row: QuotedInstallment, at: number) => number;

const byDays =
  (monthlyRate: number, base: 360 | 365): Growth =>
  ({ days }) =>
    (1 + monthlyRate) ** ((12 * days) / base);

function monthsAndDays(from: CalendarDate, to: CalendarDate): readonly [months: number, days: number] {
  const [a, b] = [dateParts(from), dateParts(to)];
  const most = Math.max(0, (b.year - a.year) * 12 + b.month - a.month);
  const months = most > 0 && addMonths(from, most) > to ? most - 1 : most;
  return [months, daysBetween(addMonths(from, months), to)];
}

/** By months; the days that the first period is more than its months by the daily rate. */
function byMonths({ rulesOf, firstDueOn }: Quote, monthlyRate: number, base: 360 | 365): Growth {
  const [months, days] = monthsAndDays(rulesOf, firstDueOn);
  const first = (1 + monthlyRate) ** (months + (12 * days) / base);
  return (_row, at) => (at === 0 ? first : 1 + monthlyRate);
}

/** A way in which rows are reckoned: by months, where a first odd period counts days, or by days. */
export interface Way {
  readonly method: 'price' | 'byDays';
  readonly dayBase: 360 | 365;
  readonly growth: Growth;
}

/** By months first: thirty days of a year of 360 are a month, and what fits both counts months. */
export const waysOf = (quote: Quote, { monthlyRate }: Pick<Quote, 'monthlyRate'> = quote): readonly Way[] => [
  { method: 'price', dayBase: 365, growth: byMonths(quote, monthlyRate, 365) },
  { method: 'price', dayBase: 360, growth: byMonths(quote, monthlyRate, 360) },
  { method: 'price', dayBase: 365, growth: () => 1 + monthlyRate },
  { method: 'byDays', dayBase: 365, growth: byDays(monthlyRate, 365) },
  { method: 'byDays', dayBase: 360, growth: byDays(monthlyRate, 360) },
];

/** What the debt was before each row. */
export const balancesBefore = ({ schedule, financedCentavos }: Quote): readonly number[] => [
  financedCentavos,
  ...schedule.slice(0, -1).map(({ balanceCentavos }) => balanceCentavos),
];
