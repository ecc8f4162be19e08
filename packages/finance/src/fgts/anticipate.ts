import { addDays, dateOf, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { cetOf } from '../cet/cet.ts';
import { iofOf } from '../iof/iof.ts';
import { multiply, ONE } from '../number/fixed.ts';
import { fromFixed, share } from '../number/ratio.ts';
import { parseRate, type DayBase, type Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { inForce } from '../rules/dated.ts';
import { anticipationTable, type AnticipationLimits } from '../rules/fgts.ts';
import { iofTable, type IofRates } from '../rules/iof.ts';
import { periodsOver, type Period } from '../schedule/periods.ts';
import { comingYears, type AnticipatedYear } from './years.ts';

export interface AnticipationRequest {
  readonly balanceCentavos: number;
  /** 1 to 12. */
  readonly birthMonth: number;
  /** When the worker chose the yearly withdrawal. */
  readonly optedOn: CalendarDate;
  /** When the money is paid out; its rules apply. */
  readonly on: CalendarDate;
  /** How many yearly withdrawals to sell. */
  readonly years: number;
  readonly monthlyRate: Rate;
  readonly dayBase: DayBase;
}

interface Costs {
  /** Present value of what is sold: the debt. */
  readonly financedCentavos: number;
  readonly iofCentavos: number;
  readonly releasedCentavos: number;
  readonly totalCentavos: number;
  readonly interestCentavos: number;
  /** Fractions of four decimals. */
  readonly cetAnnual: number;
  readonly cetMonthly: number;
}

/** A yearly withdrawal with what it is worth on the day of the payment. */
export interface SoldYear extends AnticipatedYear {
  readonly presentCentavos: number;
  /** Calendar days from the payment to the due date. */
  readonly daysFromStart: number;
}

export interface Anticipation extends Costs {
  readonly years: readonly SoldYear[];
  /** Balance after the withdrawals of these years, without the fund's own earnings. */
  readonly balanceLeftCentavos: number;
  readonly limits: AnticipationLimits;
  readonly rulesOf: CalendarDate;
}

function limitsOf({ on, optedOn, birthMonth, years }: AnticipationRequest): Calculated<AnticipationLimits> {
  if (!isCalendarDate(on) || !isCalendarDate(optedOn) || dateOf(2024, birthMonth, 1) === null) {
    return refuse('dates.invalid');
  }
  const limits = inForce(anticipationTable, on);
  if (!limits.ok) return limits;
  const { waitingDays, maxYears } = limits.value.value;
  if (addDays(optedOn, waitingDays) > on) return refuse('waiting.period');
  if (!Number.isInteger(years) || years < 1) return refuse('installments.invalid');
  return years > maxYears ? refuse('term.tooLong') : ok(limits.value.value);
}

/** What each due amount is worth today, half up to the centavo. */
function presentValues(amounts: readonly number[], periods: readonly Period[]): readonly number[] {
  let worth = ONE;
  return periods.map(({ discount }, at) => {
    worth = multiply(worth, discount);
    return share(amounts[at] ?? 0, fromFixed(worth));
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function costsOf(
  amounts: readonly number[],
  presents: readonly number[],
  periods: readonly Period[],
  iofRates: IofRates,
): Calculated<Costs> {
  const parts = periods.map(({ daysFromStart: days }, at) => ({ amortisationCentavos: presents[at] ?? 0, days }));
  const iofCentavos = iofOf(parts, iofRates).totalCentavos;
  const [financedCentavos, totalCentavos] = [sum(presents), sum(amounts)];
  const releasedCentavos = financedCentavos - iofCentavos;
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const payments = periods.map(({ daysFromStart: days }, at) => ({ days, centavos: amounts[at] ?? 0 }));
  const cet = cetOf(releasedCentavos, payments);
  if (!cet.ok) return cet;
  return ok({
    ...{ financedCentavos, iofCentavos, releasedCentavos, totalCentavos },
    interestCentavos: totalCentavos - financedCentavos,
    ...{ cetAnnual: cet.value.annual, cetMonthly: cet.value.monthly },
  });
}

/**
 * Sells yearly FGTS withdrawals in advance: each is worth today what it discounts to by days at the contract's rate; IOF
 * is taken off. In centavos, each half up. Refuses what the rules in force on `on` do not allow (Resolução CCFGTS 958/2020,
 * by the dated table).
 */
export function anticipateFgts(request: AnticipationRequest): Calculated<Anticipation> {
  const limits = limitsOf(request);
  if (!limits.ok) return limits;
  const rate = parseRate(request.monthlyRate);
  if (!rate.ok) return rate;
  const iofRates = inForce(iofTable, request.on);
  if (!iofRates.ok) return iofRates;
  const years = comingYears(request, limits.value);
  if (!years.ok) return years;
  const dates = years.value.map(({ dueOn }) => dueOn);
  const periods = periodsOver(request.on, dates, { method: 'byDays', rate: rate.value, dayBase: request.dayBase });
  const amounts = years.value.map(({ anticipatedCentavos }) => anticipatedCentavos);
  const presents = presentValues(amounts, periods);
  const costs = costsOf(amounts, presents, periods, iofRates.value.value);
  if (!costs.ok) return costs;
  const withdrawn = sum(years.value.map(({ withdrawalCentavos }) => withdrawalCentavos));
  const balanceLeftCentavos = request.balanceCentavos - withdrawn;
  const sold = years.value.map((year, at) => ({
    ...year,
    presentCentavos: presents[at] ?? 0,
    daysFromStart: periods[at]?.daysFromStart ?? 0,
  }));
  return ok({ ...costs.value, years: sold, balanceLeftCentavos, limits: limits.value, rulesOf: request.on });
}
