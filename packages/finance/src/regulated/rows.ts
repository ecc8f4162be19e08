import { daysBetween } from '@passo/domain';
import { internalRate } from '../cet/internalRate.ts';
import type { Quote } from '../quote/terms.ts';
import type { Regulation } from '../rules/regulation.ts';
import { debtPartOf, type Check } from './subject.ts';
import { lastCentavos, ROW_CENTAVOS, TOLD_RATE } from './tolerances.ts';
import { lastSlack, lastTakesUp } from './lastRow.ts';
import { balancesBefore, roundedWaysOf, waysOf, type Growth, type Way } from './ways.ts';

/*
 * The schedule against the rate that the offer tells: the rows must fit one of the ways in which credit is reckoned here, all of
 * them the same one.
 */

/** Each row owes interest on what is left; a yearly withdrawal is worth what it discounts to. */
function fits(quote: Quote, repaid: Regulation['repaid'], growth: Growth): boolean {
  const before = balancesBefore(quote);
  let whole = 1;
  return quote.schedule.every((row, at) => {
    const grown = growth(row, at);
    whole *= grown;
    const expected =
      repaid === 'withdrawals'
        ? row.installmentCentavos - row.installmentCentavos / whole
        : (before[at] ?? 0) * (grown - 1);
    const off = Math.abs(row.interestCentavos - expected);
    return off <= ROW_CENTAVOS || (repaid === 'installments' && lastTakesUp(quote, at) && off <= lastSlack(quote));
  });
}

/** The first way that the rows fit: rates that nobody rounded go before those that somebody did. */
const wayIn = (quote: Quote, repaid: Regulation['repaid']): Way | undefined => {
  const fitting = ({ growth }: Way): boolean => fits(quote, repaid, growth);
  return waysOf(quote).find(fitting) ?? roundedWaysOf(quote).find(fitting);
};

/** How the interest of a quote is reckoned, read off its rows; null where it is in none of the usual ways. */
export function wayOf(quote: Quote, repaid: Regulation['repaid'] = 'installments'): Omit<Way, 'growth'> | null {
  const way = wayIn(quote, repaid);
  return way === undefined ? null : { method: way.method, dayCount: way.dayCount };
}

/** The monthly rate that the instalments really pay for the debt, by days; null where there is none. */
function paidRate({ schedule, financedCentavos, rulesOf }: Quote): number | null {
  const inflows = schedule.map((row) => ({ at: daysBetween(rulesOf, row.dueOn) / 365, amount: debtPartOf(row) }));
  const rate = internalRate(financedCentavos, inflows);
  return rate.ok ? (1 + rate.value) ** (1 / 12) - 1 : null;
}

/** Beyond it the rate is another one; within it a row is. Months and days of a year differ by less. */
const SAME_RATE = 30;

/** Interest by the told rate in every row, or what differs: the rate, or a row. */
export const rateFits: Check = ({ quote, rules }) => {
  if (rules.repaid === 'group') return quote.monthlyRate === 0 && quote.interestCentavos === 0 ? null : 'rate.differs';
  if (wayIn(quote, rules.repaid) !== undefined) return null;
  const paid = paidRate(quote);
  const isOther =
    paid === null || Math.abs(paid - quote.monthlyRate) > SAME_RATE * TOLD_RATE * Math.max(quote.monthlyRate, 0.01);
  return isOther ? 'rate.differs' : 'schedule.differs';
};

/** Twelve months of the monthly rate. */
export const annualRateFits: Check = ({ quote: { monthlyRate, annualRate } }) => {
  const expected = (1 + monthlyRate) ** 12 - 1;
  return Math.abs(annualRate - expected) <= TOLD_RATE * (1 + expected) ? null : 'annualRate.differs';
};

/** The debt never grows, and every row pays some of it back. */
export const balanceFalls: Check = ({ quote }) => {
  const before = balancesBefore(quote);
  for (const [at, { amortisationCentavos, balanceCentavos }] of quote.schedule.entries()) {
    const was = before[at] ?? 0;
    if (balanceCentavos > was) return 'balance.grows';
    if (amortisationCentavos === 0) return 'grace.hidden';
    if (balanceCentavos !== was - amortisationCentavos) return 'schedule.differs';
  }
  return null;
};

/** Equal instalments, or equal parts of the debt; the last one takes up rounding, and no more. */
export const installmentsAreEven: Check = ({ quote, rules }) => {
  if (rules.repaid === 'withdrawals') return null;
  const most = lastCentavos(quote.schedule.length, quote.monthlyRate);
  const isEven = (amounts: readonly number[]): boolean => {
    const [first = 0] = amounts;
    const last = amounts.at(-1) ?? 0;
    return amounts.slice(0, -1).every((one) => Math.abs(one - first) <= 1) && last - first <= most;
  };
  const even = isEven(quote.schedule.map(debtPartOf)) || isEven(quote.schedule.map((row) => row.amortisationCentavos));
  return even ? null : 'installments.uneven';
};
