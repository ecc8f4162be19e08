import { daysBetween, ok, type CalendarDate } from '@passo/domain';
import { ONE } from '../number/fixed.ts';
import { divideRounding } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { debtAt, MAX_DAYS, type LateTerms, type ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import { dateAt, reading } from '../read/place.ts';
import { inForce } from '../rules/dated.ts';
import { lateTable } from '../rules/late.ts';
import { comingOn } from './coming.ts';
import { chargesOfDelay } from './late.ts';
import { openOn } from './openOn.ts';
import type { RunningDebt } from './runningDebt.ts';
import { growthBetween } from './worth.ts';

export interface Settlement {
  readonly settlementCentavos: number;
  /** What the customer saves against paying to the end; below zero where delay costs more than that. */
  readonly discountCentavos: number;
  /** All instalments that are still to be paid, in full. */
  readonly openCentavos: number;
  /** Of them, what is due by then, in full. */
  readonly dueCentavos: number;
  readonly fineCentavos: number;
  /** Of what is late. */
  readonly lateInterestCentavos: number;
  /** What the coming instalments are worth on that day. */
  readonly comingCentavos: number;
  /** What the settlement goes by: the balance that the bank told, or the contract's own method. */
  readonly by: 'told' | 'contract';
}

/** What the contract asks of what is late, or the law's most on that day. */
export function lateTermsOf({ late }: ReadDebt, on: CalendarDate): Calculated<LateTerms> {
  if (late !== undefined) return ok(late);
  const rule = inForce(lateTable, on);
  return rule.ok ? ok(rule.value.value) : rule;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function overdueOf(rows: readonly OpenRow[], on: CalendarDate, terms: LateTerms) {
  const late = rows.map(({ centavos, dueOn }) =>
    chargesOfDelay({ installmentCentavos: centavos, dueOn, paidOn: on }, terms),
  );
  return {
    dueCentavos: sumOf(rows.map(({ centavos }) => centavos)),
    fineCentavos: sumOf(late.map(({ fineCentavos }) => fineCentavos)),
    lateInterestCentavos: sumOf(late.map(({ interestCentavos }) => interestCentavos)),
  };
}

/** The told balance on another day: interest runs on it, and what was paid since comes off with its own. */
function toldOn({ told, payments, accrual }: ReadDebt, on: CalendarDate): number | null {
  if (told === undefined || told.on > on) return null;
  const since = payments.filter((payment) => payment.on > told.on && payment.on <= on);
  const grown = ({ on: day, centavos }: { on: CalendarDate; centavos: number }): bigint =>
    BigInt(centavos) * growthBetween(accrual, day, on);
  const left = since.reduce((sum, payment) => sum - grown(payment), grown(told));
  return left > 0n ? Number(divideRounding(left, ONE)) : 0;
}

/** As `settle`, of a debt that was read. */
export function settleRead(debt: ReadDebt, on: CalendarDate): Calculated<Settlement> {
  if (on < debt.paidOutOn || daysBetween(debt.rows.at(-1)?.dueOn ?? on, on) > MAX_DAYS) return refuse('dates.invalid');
  const open = openOn(debt, on);
  const openCentavos = sumOf(open.map(({ centavos }) => centavos));
  const terms = lateTermsOf(debt, on);
  if (!terms.ok) return terms;
  if (openCentavos === 0) return refuse('amount.invalid');
  const due = overdueOf(
    open.filter(({ dueOn }) => dueOn <= on),
    on,
    terms.value,
  );
  const comingCentavos = comingOn(debt, on);
  const told = toldOn(debt, on);
  const settlementCentavos = told ?? comingCentavos + sumOf(Object.values(due));
  if (!Number.isSafeInteger(settlementCentavos)) return refuse('amount.tooLarge');
  const by = told === null ? 'contract' : 'told';
  const discountCentavos = openCentavos - settlementCentavos;
  return ok({ settlementCentavos, discountCentavos, openCentavos, ...due, comingCentavos, by });
}

/**
 * Paying the whole debt on a day: the balance that the bank told, carried to that day; without one every coming instalment
 * at its present value by the contract's own method and rate (CDC, art. 52, § 2º; see `docs/finance.md`), or the balance of
 * the schedule where the debt says it (`owed`), those due by then in full with what delay costs. Half up to the centavo.
 */
export function settle(debt: RunningDebt, on: CalendarDate): Calculated<Settlement> {
  const read = reading(() => ({ debt: debtAt({ value: debt, path: '' }), on: dateAt({ value: on, path: 'on' }) }));
  return read.ok ? settleRead(read.value.debt, read.value.on) : read;
}
