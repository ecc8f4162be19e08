import { dateOf, dateParts, ok, type CalendarDate } from '@passo/domain';
import { businessDayFrom } from '../calendar/businessDays.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { AnticipationLimits } from '../rules/fgts.ts';
import { withdrawalOf } from './withdrawal.ts';

export interface AnticipatedYear {
  /** The business day of the birth month on which the fund pays the lender. */
  readonly dueOn: CalendarDate;
  readonly balanceCentavos: number;
  readonly withdrawalCentavos: number;
  /** What of the withdrawal goes to the lender on the due date. */
  readonly anticipatedCentavos: number;
}

interface Account {
  readonly balanceCentavos: number;
  readonly birthMonth: number;
  readonly on: CalendarDate;
  readonly years: number;
  /** Years whose withdrawal another contract has. */
  readonly taken: readonly number[];
}

/** The day of the birth month by which the fund pays the lender, in the `at`-th of the coming years; 0 is the next one. */
export function fundDay(
  { birthMonth, on }: Pick<Account, 'birthMonth' | 'on'>,
  { paysOnBusinessDay }: AnticipationLimits,
  at: number,
): CalendarDate {
  const dayIn = (year: number): CalendarDate =>
    businessDayFrom(dateOf(year, birthMonth, 1) ?? '9998-01-01', paysOnBusinessDay);
  const { year } = dateParts(on);
  return dayIn((dayIn(year) > on ? year : year + 1) + at);
}

/**
 * The coming yearly withdrawals, each from what the one before left, and the part of each that may be sold: once, so a
 * year that another contract has is refused. A withdrawal below the minimum ends the list. The fund's earnings and future
 * deposits are left out: the offer must not rest on them.
 */
export function comingYears(account: Account, limits: AnticipationLimits): Calculated<readonly AnticipatedYear[]> {
  const { on, taken } = account;
  const years: AnticipatedYear[] = [];
  let balanceCentavos = account.balanceCentavos;
  while (years.length < Math.min(account.years, limits.maxYears)) {
    const dueOn = fundDay(account, limits, years.length);
    const withdrawal = withdrawalOf(balanceCentavos, on);
    if (!withdrawal.ok) return withdrawal;
    const withdrawalCentavos = withdrawal.value;
    if (withdrawalCentavos < limits.minPerYearCentavos) break;
    if (taken.includes(dateParts(dueOn).year)) return refuse('competence.taken');
    const anticipatedCentavos = Math.min(withdrawalCentavos, limits.maxPerYearCentavos);
    years.push({ dueOn, balanceCentavos, withdrawalCentavos, anticipatedCentavos });
    balanceCentavos -= withdrawalCentavos;
  }
  return years.length > 0 ? ok(years) : refuse('balance.tooSmall');
}
