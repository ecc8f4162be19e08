import { addDays, ok, type CalendarDate } from '@passo/domain';
import { isBusinessDay } from '../calendar/businessDays.ts';
import { dayCounts, type DayCount } from '../calendar/dayCount.ts';
import { costOfFlows } from '../cet/cet.ts';
import { taxOn } from '../iof/iof.ts';
import { interestOf, type Interest } from '../number/interest.ts';
import { multiply, ONE } from '../number/fixed.ts';
import { fromFixed, share } from '../number/ratio.ts';
import type { Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { DayBase } from '../quote/terms.ts';
import { dayCountAt } from '../read/dates.ts';
import { known, type Names } from '../read/known.ts';
import { amountAt, dateAt, field, items, optional, reading, wholeAt, type Place } from '../read/place.ts';
import { toldRateAt } from '../read/rates.ts';
import { inForce } from '../rules/dated.ts';
import { anticipationTable, type AnticipationLimits } from '../rules/fgts.ts';
import { iofTable, type IofRates } from '../rules/iof.ts';
import { periodsOver, type Period } from '../schedule/periods.ts';
import { comingYears, type AnticipatedYear } from './years.ts';

export interface AnticipationRequest {
  readonly balanceCentavos: number;
  /** 1 to 12. */
  readonly birthMonth: number;
  /** When the worker's choice of the yearly withdrawal took effect. */
  readonly optedOn: CalendarDate;
  /** When the worker authorised the bank to ask the fund: the waiting is over by then; `on` where it is absent. */
  readonly authorisedOn?: CalendarDate;
  /** When the money is paid out; its rules apply. */
  readonly on: CalendarDate;
  /** The years whose withdrawal another contract has already: each is sold once. */
  readonly takenYears?: readonly number[];
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

interface ReadRequest {
  readonly balanceCentavos: number;
  readonly birthMonth: number;
  readonly optedOn: CalendarDate;
  readonly authorisedOn: CalendarDate;
  readonly on: CalendarDate;
  readonly years: number;
  readonly taken: readonly number[];
  readonly interest: Interest;
  readonly dayCount: DayCount;
}

const names: Names<AnticipationRequest> = {
  ...{ balanceCentavos: true, birthMonth: true, optedOn: true, authorisedOn: true, on: true, takenYears: true },
  ...{ years: true, monthlyRate: true, dayBase: true },
};

function readRequest(request: AnticipationRequest): Calculated<ReadRequest> {
  return reading(() => {
    const place = known({ value: request, path: '' }, names);
    const on = dateAt(field(place, 'on'));
    const dayCount = dayCountAt(place);
    return {
      ...{ on, dayCount, interest: interestOf(toldRateAt(place), dayCounts[dayCount].daysOfYear) },
      balanceCentavos: amountAt(field(place, 'balanceCentavos')),
      birthMonth: wholeAt(field(place, 'birthMonth'), 1, 12, 'dates.invalid'),
      optedOn: dateAt(field(place, 'optedOn')),
      authorisedOn: optional(field(place, 'authorisedOn'), dateAt) ?? on,
      years: wholeAt(field(place, 'years'), 1, Infinity, 'installments.invalid'),
      taken: optional(field(place, 'takenYears'), (list) => items(list).map(yearAt)) ?? [],
    };
  });
}

const yearAt = (place: Place): number => wholeAt(place, 1, 9999, 'dates.invalid');

function limitsOf({ on, optedOn, authorisedOn, years }: ReadRequest): Calculated<AnticipationLimits> {
  const limits = inForce(anticipationTable, on);
  if (!limits.ok) return limits;
  const { waitingDays, maxYears } = limits.value.value;
  if (authorisedOn > on) return refuse('dates.invalid');
  if (addDays(optedOn, waitingDays) > authorisedOn) return refuse('waiting.period');
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
  const iofCentavos = taxOn(parts, iofRates).totalCentavos;
  const [financedCentavos, totalCentavos] = [sum(presents), sum(amounts)];
  const releasedCentavos = financedCentavos - iofCentavos;
  if (releasedCentavos <= 0) return refuse('released.nothing');
  const payments = periods.map(({ daysFromStart: days }, at) => ({ days, centavos: amounts[at] ?? 0 }));
  const cet = costOfFlows(releasedCentavos, payments);
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
  const read = readRequest(request);
  if (!read.ok) return read;
  const limits = limitsOf(read.value);
  if (!limits.ok) return limits;
  const years = comingYears(read.value, limits.value);
  if (!years.ok) return years;
  const iofRates = inForce(iofTable, read.value.on);
  if (!iofRates.ok) return iofRates;
  return selling(read.value, years.value, limits.value, iofRates.value.value);
}

function selling(
  { on, interest, dayCount, balanceCentavos }: ReadRequest,
  years: readonly AnticipatedYear[],
  limits: AnticipationLimits,
  iofRates: IofRates,
): Calculated<Anticipation> {
  const accrual = { counts: 'days', interest, dayCount, calendar: isBusinessDay } as const;
  const dates = years.map(({ dueOn }) => dueOn);
  const periods = periodsOver(on, dates, accrual);
  const amounts = years.map(({ anticipatedCentavos }) => anticipatedCentavos);
  const presents = presentValues(amounts, periods);
  const costs = costsOf(amounts, presents, periods, iofRates);
  if (!costs.ok) return costs;
  const balanceLeftCentavos = balanceCentavos - sum(years.map(({ withdrawalCentavos }) => withdrawalCentavos));
  const sold = years.map((year, at) => ({
    ...year,
    presentCentavos: presents[at] ?? 0,
    daysFromStart: periods[at]?.daysFromStart ?? 0,
  }));
  return ok({ ...costs.value, years: sold, balanceLeftCentavos, limits, rulesOf: on });
}
