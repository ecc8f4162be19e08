import { daysBetween, addMonths, type CalendarDate } from '@passo/domain';
import Big from 'big.js';
import type { RunningContract } from '../debt/runningDebt.ts';
import type { LoanTerms } from '../quote/terms.ts';

/**
 * A second, deliberately naive implementation: straight from the formulas, arbitrary decimals of sixty places, no
 * shared code with the library but the calendar. Slow; only tests may use it.
 */
export const D = Big();
D.DP = 60;
D.RM = 1;

const YEAR_MONTHS = 12;

/** A tie that sixty places of division left a hair below counts as one. */
export const centavos = (amount: Big): number => Number(amount.plus('1e-20').round(0, 1).toString());

/** The root of a number by bisection on its power: no cleverness to go wrong. */
export function rootOf(value: Big, degree: number): Big {
  let [low, high] = [new D(1), value];
  for (let step = 0; step < 170; step += 1) {
    const middle = low.plus(high).div(2).round(50, 1);
    if (powerOf(middle, degree).gt(value)) high = middle;
    else low = middle;
  }
  return low;
}

export function powerOf(base: Big, exponent: number): Big {
  let result = new D(1);
  for (let bit = 2 ** 12; bit >= 1; bit /= 2) {
    result = result.times(result).round(60, 1);
    if (Math.floor(exponent / bit) % 2 === 1) result = result.times(base).round(60, 1);
  }
  return result;
}

const dailyRoots = new Map<string, Big>();

function dailyFactor(rate: Big, base: number): Big {
  const key = `${rate.toString()}/${base}`;
  const known = dailyRoots.get(key) ?? rootOf(powerOf(rate.plus(1), YEAR_MONTHS), base);
  dailyRoots.set(key, known);
  return known;
}

export type Way = Pick<LoanTerms, 'monthlyRate' | 'method' | 'dayBase'>;

/** What one real grows to over so many days. */
export const overDays = ({ monthlyRate, dayBase }: Way, days: number): Big =>
  powerOf(dailyFactor(new D(String(monthlyRate)), dayBase), days);

/** What one real grows to from a day to each of the due dates that follow, from one to the next. */
export function naiveGrowthsOver(way: Way, from: CalendarDate, dates: readonly CalendarDate[]): Big[] {
  const month = new D(String(way.monthlyRate)).plus(1);
  return dates.map((dueOn, k) => {
    if (way.method === 'byDays') return overDays(way, daysBetween(dates[k - 1] ?? from, dueOn));
    if (k > 0) return month;
    let months = 0;
    while (addMonths(from, months + 1) <= dueOn) months += 1;
    const odd = daysBetween(addMonths(from, months), dueOn);
    const whole = powerOf(month, months);
    return odd === 0 ? whole : whole.times(overDays(way, odd));
  });
}

/** What one real grows to in each period. */
export const naiveGrowths = ({ firstDueOn, paidOutOn, installments, ...way }: LoanTerms): Big[] =>
  naiveGrowthsOver(
    way,
    paidOutOn,
    Array.from({ length: installments }, (_, k) => addMonths(firstDueOn, k)),
  );

export interface NaiveRow {
  readonly interest: number;
  readonly amortisation: number;
  readonly balance: number;
}

/** Pays a principal back, interest first. */
export function naiveSchedule(principal: number, growths: readonly Big[], method: LoanTerms['method']): NaiveRow[] {
  const worths: Big[] = [];
  for (const growth of growths) worths.push((worths.at(-1) ?? new D(1)).div(growth));
  const sum = worths.reduce((total, worth) => total.plus(worth), new D(0));
  const level = centavos(new D(principal).div(sum));
  const part = centavos(new D(principal).div(growths.length));
  let [owed, interestOwed] = [principal, 0];
  return growths.map((growth, k) => {
    const interestDue = interestOwed + centavos(new D(owed + interestOwed).times(growth.minus(1)));
    const regular = method === 'sac' ? interestDue + part : level;
    const payment = k === growths.length - 1 ? interestDue + owed : regular;
    const interest = Math.min(payment, interestDue);
    const amortisation = Math.min(payment - interest, owed);
    owed -= amortisation;
    interestOwed = interestDue - interest;
    return { interest, amortisation, balance: owed + interestOwed };
  });
}

/** The same where nothing is rounded: the balance by its growths, the instalment by the sum of their worths. */
export function naiveExact(principal: number, growths: readonly Big[], method: LoanTerms['method']) {
  const worths: Big[] = [];
  for (const growth of growths) worths.push((worths.at(-1) ?? new D(1)).div(growth));
  const level = new D(principal).div(worths.reduce((total, worth) => total.plus(worth), new D(0)));
  let owed = new D(principal);
  return growths.map((growth) => {
    const interest = owed.times(growth.minus(1)).round(50, 1);
    const amortisation = method === 'sac' ? new D(principal).div(growths.length) : level.minus(interest);
    owed = owed.minus(amortisation);
    return { interest: Number(interest), amortisation: Number(amortisation), balance: Number(owed) };
  });
}

/** IOF in exact decimals, before and after rounding. */
export function naiveIof(rows: readonly NaiveRow[], days: readonly number[]): { exact: Big; centavos: number } {
  const daily = rows.reduce(
    (sum, row, k) => sum.plus(new D(row.amortisation).times(Math.min(days[k] ?? 0, 365)).times('0.000082')),
    new D(0),
  );
  const additional = rows.reduce((sum, row) => sum.plus(new D(row.amortisation).times('0.0038')), new D(0));
  return { exact: daily.plus(additional), centavos: centavos(daily) + centavos(additional) };
}

/** CET by bisection on the yearly rate, the way the definition is written. */
export function naiveCet(received: number, payments: readonly { days: number; centavos: number }[]): number {
  const worth = (rate: number) =>
    payments.reduce((sum, payment) => sum + payment.centavos / (1 + rate) ** (payment.days / 365), 0);
  let [low, high] = [-0.999999, 1];
  while (worth(high) > received && high < 1e15) high *= 2;
  for (let step = 0; step < 300; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return low;
}

/** Payments discounted to a day, before rounding. */
export function naiveWorth(payments: readonly number[], growths: readonly Big[]): Big {
  let discount = new D(1);
  return payments.reduce((sum, payment, k) => {
    discount = discount.div(growths[k] ?? 1);
    return sum.plus(discount.times(payment));
  }, new D(0));
}

/** What settles a contract on a day of the month that runs: what is coming, at its own rate by its own method. */
export function naiveSettlement(
  { open, periodFrom = '0001-01-01', ...way }: RunningContract,
  on: CalendarDate,
): number {
  const dates = open.map(({ dueOn }) => dueOn);
  const [dueOn = on] = dates;
  const growths = naiveGrowthsOver(way, on, dates);
  if (way.method !== 'byDays') {
    // Of the month that has begun the days that are left, each of them a root of the month.
    const month = new D(String(way.monthlyRate)).plus(1);
    const day = rootOf(month, daysBetween(periodFrom, dueOn));
    growths[0] = on === periodFrom ? month : powerOf(day, daysBetween(on, dueOn));
  }
  return centavos(
    naiveWorth(
      open.map(({ interestCentavos, amortisationCentavos }) => interestCentavos + amortisationCentavos),
      growths,
    ),
  );
}
