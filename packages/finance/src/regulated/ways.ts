import { addMonths, dateParts, type CalendarDate } from '@passo/domain';
import { isBusinessDay } from '../calendar/businessDays.ts';
import { dayCounts, type DayCount } from '../calendar/dayCount.ts';
import type { Quote, QuotedInstallment } from '../quote/terms.ts';
import { dailyGrowth, roundedDailyGrowths } from './dailyGrowths.ts';

/*
 * Nobody outside says by which method and by which count of days they reckon: these are the ways in which credit is reckoned
 * here, those that `quoteLoan` has options for.
 */

/** What one real grows to over the period that ends with this row. */
export type Growth = (row: QuotedInstallment, at: number) => number;

/** A way in which rows are reckoned: by months, where a first odd period counts days, or by days. */
export interface Way {
  readonly method: 'price' | 'byDays';
  readonly dayCount: DayCount;
  readonly growth: Growth;
}

const countIn = (dayCount: DayCount, from: CalendarDate, to: CalendarDate): number =>
  dayCounts[dayCount].days(from, to, isBusinessDay);

/** The days of each row by a count, counted when they are first asked for. */
function daysBy({ schedule, rulesOf }: Quote, dayCount: DayCount): (at: number) => number {
  const counted: number[] = [];
  return (at) => {
    const [from, to] = [schedule[at - 1]?.dueOn ?? rulesOf, schedule[at]?.dueOn ?? rulesOf];
    return (counted[at] ??= countIn(dayCount, from, to));
  };
}

/** Months that fit between two days, and the day that they lead to. */
function monthsIn(from: CalendarDate, to: CalendarDate): readonly [months: number, rest: CalendarDate] {
  const [a, b] = [dateParts(from), dateParts(to)];
  const most = Math.max(0, (b.year - a.year) * 12 + b.month - a.month);
  const months = most > 0 && addMonths(from, most) > to ? most - 1 : most;
  return [months, addMonths(from, months)];
}

/** Thirty days of a year of 360 are a month, and cost the monthly rate, however the daily one is rounded. */
const isMonth = (dayCount: DayCount, days: number): boolean => days === 30 && dayCounts[dayCount].daysOfYear === 360;

/** The two ways of a count, by the growths of a day that its rates may come to: by months first. */
function waysBy(quote: Quote, monthlyRate: number, dayCount: DayCount, growths: readonly number[]): readonly Way[] {
  const [month, days] = [1 + monthlyRate, daysBy(quote, dayCount)];
  const [months, rest] = monthsIn(quote.rulesOf, quote.firstDueOn);
  const odd = countIn(dayCount, rest, quote.firstDueOn);
  return [
    ...growths.map((daily): Way => {
      const first = month ** months * daily ** odd;
      return { method: 'price', dayCount, growth: (_row, at) => (at === 0 ? first : month) };
    }),
    ...growths.map((daily): Way => {
      const growth: Growth = (_row, at) => (isMonth(dayCount, days(at)) ? month : daily ** days(at));
      return { method: 'byDays', dayCount, growth };
    }),
  ];
}

/** Calendar days first: they are the most usual. */
const counts = ['act/365', 'act/360', '30/360', 'bus/252'] as const;

type Told = Pick<Quote, 'monthlyRate'>;

/** By months first: thirty days of a year of 360 are a month, and what fits both counts months. */
export function waysOf(quote: Quote, { monthlyRate }: Told = quote): readonly Way[] {
  const exact = (dayCount: DayCount) => waysBy(quote, monthlyRate, dayCount, [dailyGrowth(monthlyRate, dayCount)]);
  const ways = counts.flatMap(exact);
  const months: Way = { method: 'price', dayCount: 'act/365', growth: () => 1 + monthlyRate };
  const by = (method: Way['method']) => ways.filter((way) => way.method === method);
  return [months, ...by('price'), ...by('byDays')];
}

/** The same with rates that are rounded on their way to the day: tried last, for there are many. */
export const roundedWaysOf = (quote: Quote): readonly Way[] =>
  counts.flatMap((dayCount) =>
    waysBy(quote, quote.monthlyRate, dayCount, roundedDailyGrowths(quote.monthlyRate, dayCount)),
  );

/** What the debt was before each row. */
export const balancesBefore = ({ schedule, financedCentavos }: Quote): readonly number[] => [
  financedCentavos,
  ...schedule.slice(0, -1).map(({ balanceCentavos }) => balanceCentavos),
];
