import { addDays, dateOf, dateParts, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { nextBusinessDay } from '../calendar/businessDays.ts';
import { cetOf } from '../cet/cet.ts';
import { iofOf, type TaxedPart } from '../iof/iof.ts';
import { multiply, ONE } from '../number/fixed.ts';
import { fromFixed, share } from '../number/ratio.ts';
import { parseRate, type DayBase, type Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { inForce } from '../rules/dated.ts';
import { anticipationTable, type AnticipationLimits } from '../rules/fgts.ts';
import { iofTable, type IofRates } from '../rules/iof.ts';
import { periodsOver, type Period } from '../schedule/periods.ts';
import { withdrawalOf } from './withdrawal.ts';

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

export interface AnticipatedYear {
  /** First business day of the birth month. */
  readonly dueOn: CalendarDate;
  readonly balanceCentavos: number;
  readonly withdrawalCentavos: number;
  /** What of the withdrawal goes to the lender on the due date. */
  readonly anticipatedCentavos: number;
}

export interface Anticipation {
  readonly years: readonly (AnticipatedYear & { readonly presentCentavos: number })[];
  /** Present value of what is sold: the debt. */
  readonly financedCentavos: number;
  readonly iofCentavos: number;
  readonly releasedCentavos: number;
  readonly totalCentavos: number;
  readonly interestCentavos: number;
  readonly cetAnnual: number;
  readonly cetMonthly: number;
  /** Balance after the withdrawals of these years, without the fund's own earnings. */
  readonly balanceLeftCentavos: number;
  readonly limits: AnticipationLimits;
  readonly rulesOf: CalendarDate;
}

function firstDueYear({ birthMonth, on }: AnticipationRequest): number {
  const { year } = dateParts(on);
  return dueDate(year, birthMonth) > on ? year : year + 1;
}

const dueDate = (year: number, month: number): CalendarDate => nextBusinessDay(dateOf(year, month, 1) ?? '9999-01-01');

/**
 * The coming yearly withdrawals, each from what the one before left, and the part of each that may be sold. A withdrawal
 * below the minimum ends the list. The fund's earnings and future deposits are left out: the offer must not rest on them.
 */
export function comingYears(request: AnticipationRequest, limits: AnticipationLimits): Calculated<AnticipatedYear[]> {
  const years: AnticipatedYear[] = [];
  let balanceCentavos = request.balanceCentavos;
  for (let k = 0; k < Math.min(request.years, limits.maxYears); k += 1) {
    const withdrawal = withdrawalOf(balanceCentavos, request.on);
    if (!withdrawal.ok) return withdrawal;
    if (withdrawal.value < limits.minPerYearCentavos) break;
    const anticipatedCentavos = Math.min(withdrawal.value, limits.maxPerYearCentavos);
    const dueOn = dueDate(firstDueYear(request) + k, request.birthMonth);
    years.push({ dueOn, balanceCentavos, withdrawalCentavos: withdrawal.value, anticipatedCentavos });
    balanceCentavos -= withdrawal.value;
  }
  return years.length > 0 ? ok(years) : refuse('balance.tooSmall');
}

function checkRequest(request: AnticipationRequest, limits: AnticipationLimits): Calculated<true> {
  const { birthMonth, optedOn, on, years } = request;
  if (!isCalendarDate(optedOn) || dateOf(2024, birthMonth, 1) === null) return refuse('dates.invalid');
  if (addDays(optedOn, limits.waitingDays) > on) return refuse('waiting.period');
  if (!Number.isInteger(years) || years < 1) return refuse('installments.invalid');
  return years > limits.maxYears ? refuse('term.tooLong') : ok(true);
}

/** What each due amount is worth today, half up to the centavo. */
function presentValues(amounts: readonly number[], periods: readonly Period[]): number[] {
  let worth = ONE;
  return amounts.map((amount, at) => {
    worth = multiply(worth, periods[at]?.discount ?? ONE);
    return share(amount, fromFixed(worth));
  });
}

/**
 * Sells yearly FGTS withdrawals in advance: each is worth today what it discounts to by days at the contract's rate; IOF
 * is taken off. Refuses what the rules in force on `on` do not allow.
 */
export function anticipateFgts(request: AnticipationRequest): Calculated<Anticipation> {
  if (!isCalendarDate(request.on)) return refuse('dates.invalid');
  const limits = inForce(anticipationTable, request.on);
  if (!limits.ok) return limits;
  const checked = checkRequest(request, limits.value.value);
  if (!checked.ok) return checked;
  const iofRates = inForce(iofTable, request.on);
  if (!iofRates.ok) return iofRates;
  const years = comingYears(request, limits.value.value);
  return years.ok ? settleTerms(request, years.value, limits.value.value, iofRates.value.value) : years;
}

function settleTerms(
  request: AnticipationRequest,
  years: readonly AnticipatedYear[],
  limits: AnticipationLimits,
  iofRates: IofRates,
): Calculated<Anticipation> {
  const rate = parseRate(request.monthlyRate);
  if (!rate.ok) return rate;
  const dates = years.map(({ dueOn }) => dueOn);
  const periods = periodsOver(request.on, dates, { method: 'byDays', rate: rate.value, dayBase: request.dayBase });
  const amounts = years.map(({ anticipatedCentavos }) => anticipatedCentavos);
  const presents = presentValues(amounts, periods);
  const parts: TaxedPart[] = presents.map((amortisationCentavos, at) => ({
    amortisationCentavos,
    days: periods[at]?.daysFromStart ?? 0,
  }));
  const financedCentavos = presents.reduce((sum, present) => sum + present, 0);
  const totalCentavos = amounts.reduce((sum, amount) => sum + amount, 0);
  const iofCentavos = iofOf(parts, iofRates).totalCentavos;
  const releasedCentavos = financedCentavos - iofCentavos;
  const cet = cetOf(
    releasedCentavos,
    amounts.map((centavos, at) => ({ days: parts[at]?.days ?? 0, centavos })),
  );
  if (!cet.ok) return refuse('released.nothing');
  const last = years.at(-1);
  return ok({
    years: years.map((year, at) => ({ ...year, presentCentavos: presents[at] ?? 0 })),
    ...{ financedCentavos, iofCentavos, releasedCentavos, totalCentavos },
    interestCentavos: totalCentavos - financedCentavos,
    ...{ cetAnnual: cet.value.annual, cetMonthly: cet.value.monthly },
    balanceLeftCentavos: last ? last.balanceCentavos - last.withdrawalCentavos : request.balanceCentavos,
    limits,
    rulesOf: request.on,
  });
}
