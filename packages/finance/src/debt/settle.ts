import { daysBetween, ok, type CalendarDate } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { debtAt, MAX_DAYS, type LateTerms, type ReadDebt } from '../read/debt.ts';
import type { OpenRow } from '../read/openRows.ts';
import { dateAt, reading } from '../read/place.ts';
import { faceOf } from '../run/lines.ts';
import { openRowsOf, worthOn, type State } from '../run/state.ts';
import { chargesOfDelay, lateTermsOf } from './late.ts';
import { paidUntil, toldOn } from './paidUntil.ts';
import type { RunningDebt } from './runningDebt.ts';

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

/** What settles a debt on a day, and the debt itself, the payments until then taken off. */
export interface Settled {
  readonly settlement: Settlement;
  readonly debt: ReadDebt;
  /** What is open of each row that is not paid away. */
  readonly open: readonly OpenRow[];
}

/** As `settle`, of a debt that was read. */
export function settleRead(debt: ReadDebt, on: CalendarDate): Calculated<Settled> {
  if (on < debt.paidOutOn || daysBetween(debt.rows.at(-1)?.dueOn ?? on, on) > MAX_DAYS) return refuse('dates.invalid');
  const terms = lateTermsOf(debt, on);
  if (!terms.ok) return terms;
  const [paid, told] = [paidUntil(debt, on), toldOn(debt, on)];
  if (!paid.ok) return paid;
  if (!told.ok) return told;
  const settlement = settlementOf(paid.value, on, terms.value, told.value);
  if (!settlement.ok) return settlement;
  return ok({ settlement: settlement.value, debt: paid.value.debt, open: openRowsOf(paid.value.lines) });
}

function settlementOf(
  { debt, lines }: State,
  on: CalendarDate,
  terms: LateTerms,
  told: number | null,
): Calculated<Settlement> {
  const [dueLines, coming] = [lines.filter(({ dueOn }) => dueOn <= on), lines.filter(({ dueOn }) => dueOn > on)];
  const openCentavos = sumOf(lines.map(faceOf));
  // What the bank told may be more than all instalments are worth.
  if (openCentavos + (told ?? 0) === 0) return refuse('amount.invalid');
  const due = overdueOf(openRowsOf(dueLines), on, terms);
  const comingCentavos = worthOn({ debt, coming, on });
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
 * `payments` come off on their own days as those of `runDebt` do; one that is more than is owed then is refused with `payment.tooLarge`
 * at its place (`payments.0`), here and wherever a running debt is taken, and where nothing is left open it is `amount.invalid`.
 */
export function settle(debt: RunningDebt, on: CalendarDate): Calculated<Settlement> {
  const read = reading(() => ({ debt: debtAt({ value: debt, path: '' }), on: dateAt({ value: on, path: 'on' }) }));
  if (!read.ok) return read;
  const settled = settleRead(read.value.debt, read.value.on);
  return settled.ok ? ok(settled.value.settlement) : settled;
}
