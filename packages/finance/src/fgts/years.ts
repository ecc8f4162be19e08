import { dateOf, dateParts, ok, type CalendarDate } from '@passo/domain';
import { nextBusinessDay } from '../calendar/businessDays.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { AnticipationLimits } from '../rules/fgts.ts';
import { withdrawalOf } from './withdrawal.ts';

export interface AnticipatedYear {
  /** First business day of the birth month. */
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
}

const dueDate = (year: number, month: number): CalendarDate => nextBusinessDay(dateOf(year, month, 1) ?? '9999-01-01');

function firstDueYear({ birthMonth, on }: Account): number {
  const { year } = dateParts(on);
  return dueDate(year, birthMonth) > on ? year : year + 1;
}

/**
 * The coming yearly withdrawals, each from what the one before left, and the part of each that may be sold. A withdrawal
 * below the minimum ends the list. The fund's earnings and future deposits are left out: the offer must not rest on them.
 */
export function comingYears(account: Account, limits: AnticipationLimits): Calculated<readonly AnticipatedYear[]> {
  const { birthMonth, on } = account;
  const years: AnticipatedYear[] = [];
  let balanceCentavos = account.balanceCentavos;
  for (let year = firstDueYear(account); years.length < Math.min(account.years, limits.maxYears); year += 1) {
    const withdrawal = withdrawalOf(balanceCentavos, on);
    if (!withdrawal.ok) return withdrawal;
    const withdrawalCentavos = withdrawal.value;
    if (withdrawalCentavos < limits.minPerYearCentavos) break;
    const anticipatedCentavos = Math.min(withdrawalCentavos, limits.maxPerYearCentavos);
    years.push({ dueOn: dueDate(year, birthMonth), balanceCentavos, withdrawalCentavos, anticipatedCentavos });
    balanceCentavos -= withdrawalCentavos;
  }
  return years.length > 0 ? ok(years) : refuse('balance.tooSmall');
}
