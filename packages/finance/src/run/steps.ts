import { ok } from '@passo/domain';
import { periodsFrom } from '../debt/comingPeriods.ts';
import { payDown, shrunk, takenAhead } from '../debt/payDown.ts';
import { worthOf } from '../debt/worth.ts';
import { ONE } from '../number/fixed.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Owed } from '../read/debt.ts';
import type { DebtEvent, Imputed } from './events.ts';
import { NOTHING, plus } from './imputed.ts';
import { leftOf, lineOf, pour, sumOf } from './lines.ts';
import { exactWorthOn, openRowsOf, principalOf, worthOn, type Standing, type State } from './state.ts';

/** What an event made of a debt, and what its amount went to. */
export interface Taken {
  readonly state: State;
  readonly imputed: Imputed;
}

type Of<K extends DebtEvent['kind']> = Extract<DebtEvent, { kind: K }>;

/** All that is due, and an amount beyond it of which so much is principal. */
function withDue({ due }: Standing, paidCentavos: number, principalCentavos: number): Imputed {
  const beyond = { ...NOTHING, paidCentavos, principalCentavos, interestCentavos: paidCentavos - principalCentavos };
  return plus(pour(due, sumOf(due, leftOf)).imputed, beyond);
}

/** What an early payment takes from: what is still to come, as it stands on that day. */
type Reduces = Of<'amortisation'>['reduces'] | 'next';

/** What each instalment is to pay once the debt is paid early with `paid`, and `left` of it is left. */
function paymentsAfter(
  { debt, coming, on }: Standing,
  paid: number,
  left: number,
  reduces: Reduces,
): readonly number[] {
  const [open, periods] = [openRowsOf(coming), periodsFrom(debt, on)];
  if (reduces === 'next') return takenAhead(open, periods, paid);
  const agreed = open.map(({ centavos }) => centavos);
  return reduces === 'term' ? agreed : shrunk(agreed, left, worthOf(open, periods));
}

/** The debt that goes on with so much of it left on that day, in the period that has begun. */
function goingOn({ debt, coming }: Standing, owed: Owed, payments: readonly number[]): State {
  const { on, centavos, ...fraction } = owed;
  const principal = Math.min(principalOf(coming), centavos);
  const rows = payDown({ principal, unpaid: centavos - principal, ...fraction }, periodsFrom(debt, on), payments);
  const periodFrom = debt.rows.findLast(({ dueOn }) => dueOn <= on)?.dueOn ?? debt.periodFrom;
  return { debt: { ...debt, rows, periodFrom, owed }, lines: rows.map(lineOf) };
}

/**
 * All that is due, and an amount beyond it that is less than the rest is worth. An amortisation begins a schedule of whole centavos, as
 * `prepay` does; a payment keeps the fraction, so that on however many days somebody pays, interest is rounded once and not at each.
 */
function payEarly(standing: Standing, beyond: number, reduces: Reduces): Taken {
  const [exact, worth] = [exactWorthOn(standing), worthOn(standing)];
  const left = worth - beyond;
  const fraction = reduces === 'next' ? exact - BigInt(worth) * ONE : 0n;
  const principal = Math.max(0, principalOf(standing.coming) - left);
  const owed = { on: standing.on, centavos: left, fraction };
  const state = goingOn(standing, owed, paymentsAfter(standing, beyond, left, reduces));
  return { state, imputed: withDue(standing, beyond, principal) };
}

const tooLarge = (worth: number) => refuse(Number.isSafeInteger(worth) ? 'payment.tooLarge' : 'amount.tooLarge');

function pay(standing: Standing, { centavos }: Of<'payment'>): Calculated<Taken> {
  const { debt, due, coming } = standing;
  const beyond = centavos - sumOf(due, leftOf);
  if (beyond <= 0) {
    const { lines, imputed } = pour(due, centavos);
    return ok({ state: { debt, lines: [...lines, ...coming] }, imputed });
  }
  const worth = worthOn(standing);
  if (beyond > worth) return tooLarge(worth);
  return beyond === worth ? settleAll(standing) : ok(payEarly(standing, beyond, 'next'));
}

function amortise(standing: Standing, { centavos, reduces }: Of<'amortisation'>): Calculated<Taken> {
  const beyond = centavos - sumOf(standing.due, leftOf);
  const worth = worthOn(standing);
  if (beyond <= 0 || worth === 0) return refuse('payment.tooSmall');
  return beyond >= worth ? tooLarge(worth) : ok(payEarly(standing, beyond, reduces));
}

function settleAll(standing: Standing): Calculated<Taken> {
  const worth = worthOn(standing);
  const imputed = withDue(standing, worth, principalOf(standing.coming));
  if (imputed.paidCentavos === 0) return refuse('amount.invalid');
  if (!Number.isSafeInteger(imputed.paidCentavos)) return refuse('amount.tooLarge');
  return ok({ state: { debt: standing.debt, lines: [] }, imputed });
}

/** What each kind of event does to a debt as it stands on its day. */
export const steps: { readonly [K in DebtEvent['kind']]: (standing: Standing, event: Of<K>) => Calculated<Taken> } = {
  payment: pay,
  amortisation: amortise,
  settlement: settleAll,
};
