import { addMonths, type CalendarDate } from '@passo/domain';
import { worthOf } from '../debt/worth.ts';
import { ONE } from '../number/fixed.ts';
import { contractPeriods, type Spacing } from '../schedule/contractPeriods.ts';
import type { Accrual } from '../schedule/periods.ts';

interface Row {
  readonly dueOn: CalendarDate;
  readonly centavos: number;
  readonly amortisationCentavos: number;
}

/** A rate that is told with two decimals moves the worth of a long contract by less: one part in two hundred. */
const SAME_WORTH = 200n;

const far = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/**
 * Where the period of the first open row begins, when nobody says it: a month before it is due, or with the payment. Which
 * of them is read off the rows: what they pay back of the debt is what all of them are worth where their period begins. So
 * a first period of some months is told from a contract of which the first instalments are paid already.
 */
export function beginningOf(
  rows: readonly Row[],
  paidOutOn: CalendarDate,
  accrual: Accrual,
  spacing: Spacing,
): CalendarDate {
  const dates = rows.map(({ dueOn }) => dueOn);
  const monthBefore = addMonths(dates[0] ?? paidOutOn, -1);
  if (monthBefore <= paidOutOn) return paidOutOn;
  const owed = BigInt(rows.reduce((sum, row) => sum + row.amortisationCentavos, 0)) * ONE;
  const off = (from: CalendarDate): bigint => far(worthOf(rows, contractPeriods(from, dates, accrual, spacing)), owed);
  const sincePayment = off(paidOutOn);
  return sincePayment * SAME_WORTH <= owed && sincePayment < off(monthBefore) ? paidOutOn : monthBefore;
}
