import type { Quote } from '../quote/terms.ts';
import type { Check } from './subject.ts';
import { lastSlack, lastTakesUp } from './lastRow.ts';
import { ROW_CENTAVOS } from './tolerances.ts';
import { balancesBefore, waysOf, type Growth } from './ways.ts';

/** A rate by the month is of a month, or of the twelfth part of a year as it is: of 365 days. On 360 days the same figure is dearer. */
const YEAR = 'act/365';

/** Whether no row owes more than it would at this growth. */
const isWithin = (quote: Quote, growth: Growth): boolean => {
  const before = balancesBefore(quote);
  return quote.schedule.every((row, at) => {
    const slack = lastTakesUp(quote, at) ? lastSlack(quote) : ROW_CENTAVOS;
    return row.interestCentavos <= (before[at] ?? 0) * (growth(row, at) - 1) + slack;
  });
};

/** The ceiling holds for the rate that is told and for the one that the rows have, by months or by the days of a year of 365. */
export const rateIsAllowed: Check = ({ quote, rules: { maxMonthlyRate } }) => {
  const most = maxMonthlyRate?.approximation;
  if (most === undefined) return null;
  if (quote.monthlyRate > most) return 'rate.aboveCeiling';
  const atMost = waysOf(quote, { monthlyRate: most }).filter(({ dayCount }) => dayCount === YEAR);
  return atMost.some(({ growth }) => isWithin(quote, growth)) ? null : 'rate.aboveCeiling';
};
