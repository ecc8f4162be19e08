import { daysBetween, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { multiply, ONE } from '../number/fixed.ts';
import { divideRounding } from '../number/ratio.ts';
import { parseRate, type DayBase, type Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { isAmount } from '../quote/check.ts';
import { periodsOver, type Method } from '../schedule/periods.ts';

/** An instalment that is still to be paid, without fees and insurances: those end with the debt. */
export interface OpenInstallment {
  readonly dueOn: CalendarDate;
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
}

export interface OpenContract {
  readonly monthlyRate: Rate;
  readonly dayBase: DayBase;
  readonly method: Method;
  /** In order of due date. */
  readonly open: readonly OpenInstallment[];
}

export interface Settlement {
  readonly settlementCentavos: number;
  /** What the customer saves against paying to the end. */
  readonly discountCentavos: number;
  readonly openCentavos: number;
}

const amountOf = ({ interestCentavos, amortisationCentavos }: OpenInstallment): number =>
  interestCentavos + amortisationCentavos;

/** Fifty years, as long as a schedule may be. */
const MAX_DAYS = 18_300;

/** Days that exist, in order, and not further away than any contract lasts. */
const areDueDates = (open: readonly OpenInstallment[], on: CalendarDate): boolean =>
  open.every(({ dueOn }, at) => isCalendarDate(dueOn) && (at === 0 || dueOn > (open[at - 1]?.dueOn ?? dueOn))) &&
  open.every(({ dueOn }) => daysBetween(on, dueOn) <= MAX_DAYS);

/**
 * Paying the whole debt early: every coming instalment at its present value at the contract's own rate (CDC, art. 52,
 * § 2º; see `docs/finance.md`), those due by then at their full value. Half up to the centavo. Refuses due dates that
 * are not in order.
 */
export function settleEarly(contract: OpenContract, on: CalendarDate): Calculated<Settlement> {
  const { open, monthlyRate, dayBase, method } = contract;
  if (!isCalendarDate(on) || !areDueDates(open, on)) return refuse('dates.invalid');
  if (open.length === 0 || !open.every((one) => isAmount(amountOf(one)))) return refuse('amount.invalid');
  const rate = parseRate(monthlyRate);
  if (!rate.ok) return rate;
  const due = open.filter(({ dueOn }) => dueOn <= on);
  const coming = open.filter(({ dueOn }) => dueOn > on);
  const dates = coming.map(({ dueOn }) => dueOn);
  const periods = periodsOver(on, dates, { method, rate: rate.value, dayBase });
  let worth = ONE;
  const present = coming.reduce((sum, one, at) => {
    worth = multiply(worth, periods[at]?.discount ?? ONE);
    return sum + BigInt(amountOf(one)) * worth;
  }, 0n);
  const openCentavos = open.reduce((sum, one) => sum + amountOf(one), 0);
  const settlementCentavos = due.reduce((sum, one) => sum + amountOf(one), Number(divideRounding(present, ONE)));
  return ok({ settlementCentavos, discountCentavos: openCentavos - settlementCentavos, openCentavos });
}
