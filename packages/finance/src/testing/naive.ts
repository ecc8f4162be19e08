import { daysBetween, addMonths } from '@passo/domain';
import Big from 'big.js';
import type { LoanTerms } from '../quote/terms.ts';

/**
 * A second, deliberately naive implementation: straight from the formulas, arbitrary decimals of sixty places, no
 * shared code with the library but the calendar. Slow; only tests may use it.
 */
const D = Big();
D.DP = 60;
D.RM = 1;

const YEAR_MONTHS = 12;

/** A tie that sixty places of division left a hair below counts as one. */
const centavos = (amount: Big): number => Number(amount.plus('1e-20').round(0, 1).toString());

/** The root of a number by bisection on its power: no cleverness to go wrong. */
function rootOf(value: Big, degree: number): Big {
  let [low, high] = [new D(1), value];
  for (let step = 0; step < 170; step += 1) {
    const middle = low.plus(high).div(2).round(50, 1);
    if (powerOf(middle, degree).gt(value)) high = middle;
    else low = middle;
  }
  return low;
}

function powerOf(base: Big, exponent: number): Big {
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

/** What one real grows to in each period. */
export function naiveGrowths({ monthlyRate, paidOutOn, firstDueOn, installments, method, dayBase }: LoanTerms): Big[] {
  const rate = new D(String(monthlyRate));
  const due = (k: number) => addMonths(firstDueOn, k);
  return Array.from({ length: installments }, (_, k) => {
    if (method === 'byDays') {
      const from = k === 0 ? paidOutOn : due(k - 1);
      return powerOf(dailyFactor(rate, dayBase), daysBetween(from, due(k)));
    }
    if (k > 0) return rate.plus(1);
    let months = 0;
    while (addMonths(paidOutOn, months + 1) <= firstDueOn) months += 1;
    const odd = daysBetween(addMonths(paidOutOn, months), firstDueOn);
    const whole = powerOf(rate.plus(1), months);
    return odd === 0 ? whole : whole.times(powerOf(dailyFactor(rate, dayBase), odd));
  });
}

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
