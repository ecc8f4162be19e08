import { daysBetween, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import {
  anticipationTable,
  cetOf,
  inForce,
  iofOf,
  iofTable,
  refuse,
  settle,
  type Anticipation,
  type AnticipationLimits,
  type Calculated,
  type SoldYear,
} from '@passo/finance';
import type { LoanDetails } from '../../ports/loan.ts';
import type { LoanQuestion } from '../product.ts';

type Withdrawals = NonNullable<LoanDetails['withdrawals']>;
type ToldYear = Omit<SoldYear, 'balanceCentavos'>;

/** An anticipation as far as it is known without the fund's balance. Amounts in centavos. */
export type Sold = Omit<Anticipation, 'years' | 'balanceLeftCentavos' | 'limits'> & {
  readonly years: readonly ToldYear[];
};

/** How many of the told withdrawals can be sold on that day, in their order; a withdrawal below the minimum ends the list. */
export function sellable(
  told: Withdrawals,
  on: CalendarDate,
  { minPerYearCentavos, maxYears }: AnticipationLimits,
): readonly { readonly dueOn: CalendarDate; readonly centavos: number }[] {
  const coming = told.flatMap(({ dueOn, centavos }) =>
    isCalendarDate(dueOn) && dueOn > on ? { dueOn, centavos } : [],
  );
  const end = coming.findIndex(({ centavos }) => centavos < minPerYearCentavos);
  return coming.slice(0, Math.min(maxYears, end === -1 ? maxYears : end));
}

/**
 * The withdrawals that Caixa told, sold in advance: days and amounts as they were told, of each no more than the rules in
 * force allow (`anticipationTable`). Each is worth what it discounts to by days on 365; IOF is taken off. That the yearly
 * withdrawal was chosen long enough ago is Caixa's to say, and it has.
 */
export function sellTold(told: Withdrawals, question: LoanQuestion): Calculated<Sold> {
  const { installments, paidOutOn: on, monthlyRate } = question;
  if (!isCalendarDate(on)) return refuse('dates.invalid');
  const limits = inForce(anticipationTable, on);
  if (!limits.ok) return limits;
  if (!Number.isInteger(installments) || installments < 1) return refuse('installments.invalid');
  if (installments > limits.value.value.maxYears) return refuse('term.tooLong');
  const years: ToldYear[] = [];
  for (const { dueOn, centavos } of sellable(told, on, limits.value.value).slice(0, installments)) {
    const anticipatedCentavos = Math.min(centavos, limits.value.value.maxPerYearCentavos);
    const worth = worthOf(anticipatedCentavos, dueOn, on, monthlyRate);
    if (!worth.ok) return worth;
    years.push({ ...worth.value, dueOn, withdrawalCentavos: centavos, anticipatedCentavos });
  }
  return years.length === 0 ? refuse('balance.tooSmall') : pricedOf(years, on);
}

type Worth = Pick<ToldYear, 'presentCentavos' | 'daysFromStart'>;

/** What an amount that falls due later is worth on a day, in whole centavos. */
function worthOf(centavos: number, dueOn: CalendarDate, on: CalendarDate, monthlyRate: number): Calculated<Worth> {
  const open = [{ dueOn, interestCentavos: 0, amortisationCentavos: centavos }];
  const settled = settle({ monthlyRate, dayBase: 365, method: 'byDays', paidOutOn: on, open }, on);
  if (!settled.ok) return settled;
  return ok({ presentCentavos: settled.value.settlementCentavos, daysFromStart: daysBetween(on, dueOn) });
}

function pricedOf(years: readonly ToldYear[], on: CalendarDate): Calculated<Sold> {
  const rates = inForce(iofTable, on);
  if (!rates.ok) return rates;
  const sum = (amount: (year: ToldYear) => number): number => years.reduce((total, year) => total + amount(year), 0);
  const financedCentavos = sum(({ presentCentavos }) => presentCentavos);
  const totalCentavos = sum(({ anticipatedCentavos }) => anticipatedCentavos);
  const parts = years.map((year) => ({ amortisationCentavos: year.presentCentavos, days: year.daysFromStart }));
  const iof = iofOf(parts, rates.value.value);
  if (!iof.ok) return iof;
  const iofCentavos = iof.value.totalCentavos;
  const releasedCentavos = financedCentavos - iofCentavos;
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const paid = years.map((year) => ({ days: year.daysFromStart, centavos: year.anticipatedCentavos }));
  const cet = cetOf(releasedCentavos, paid);
  if (!cet.ok) return cet;
  return ok({
    ...{ years, financedCentavos, iofCentavos, releasedCentavos, totalCentavos },
    interestCentavos: totalCentavos - financedCentavos,
    ...{ cetAnnual: cet.value.annual, cetMonthly: cet.value.monthly, rulesOf: on },
  });
}
