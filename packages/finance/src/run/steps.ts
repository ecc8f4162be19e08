import { ok } from '@passo/domain';
import { periodsFrom } from '../debt/comingPeriods.ts';
import { payDown, shrunk } from '../debt/payDown.ts';
import { worthOf } from '../debt/worth.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { DebtEvent, Imputed } from './events.ts';
import { NOTHING, plus } from './imputed.ts';
import { leftOf, lineOf, pour, sumOf } from './lines.ts';
import { openRowsOf, principalOf, worthOn, type Standing, type State } from './state.ts';

/** What an event made of a debt, and what its amount went to. */
export interface Taken {
  readonly state: State;
  readonly imputed: Imputed;
}

type Of<K extends DebtEvent['kind']> = Extract<DebtEvent, { kind: K }>;

function pay({ debt, due, coming }: Standing, { centavos }: Of<'payment'>): Calculated<Taken> {
  const lines = [...due, ...coming];
  if (centavos > sumOf(lines, leftOf)) return refuse('payment.tooLarge');
  const poured = pour(lines, centavos);
  return ok({ state: { debt, lines: poured.lines }, imputed: poured.imputed });
}

/** All that is due, and an amount beyond it of which so much is principal. */
function withDue({ due }: Standing, paidCentavos: number, principalCentavos: number): Imputed {
  const beyond = { ...NOTHING, paidCentavos, principalCentavos, interestCentavos: paidCentavos - principalCentavos };
  return plus(pour(due, sumOf(due, leftOf)).imputed, beyond);
}

/** The debt that goes on with so much of it left on that day, in the period that has begun. */
function goingOn({ debt, coming, on }: Standing, leftCentavos: number, reduces: Of<'amortisation'>['reduces']): State {
  const [open, periods] = [openRowsOf(coming), periodsFrom(debt, on)];
  const agreed = open.map(({ centavos }) => centavos);
  const payments = reduces === 'term' ? agreed : shrunk(agreed, leftCentavos, worthOf(open, periods));
  const principal = Math.min(principalOf(coming), leftCentavos);
  const rows = payDown({ principal, unpaid: leftCentavos - principal }, periods, payments);
  const periodFrom = debt.rows.findLast(({ dueOn }) => dueOn <= on)?.dueOn ?? debt.periodFrom;
  return { debt: { ...debt, rows, periodFrom, owed: { on, centavos: leftCentavos } }, lines: rows.map(lineOf) };
}

function amortise(standing: Standing, { centavos, reduces }: Of<'amortisation'>): Calculated<Taken> {
  const beyond = centavos - sumOf(standing.due, leftOf);
  const worth = worthOn(standing);
  if (beyond <= 0 || worth === 0) return refuse('payment.tooSmall');
  if (beyond >= worth) return refuse(Number.isSafeInteger(worth) ? 'payment.tooLarge' : 'amount.tooLarge');
  const left = worth - beyond;
  const principal = Math.max(0, principalOf(standing.coming) - left);
  return ok({ state: goingOn(standing, left, reduces), imputed: withDue(standing, beyond, principal) });
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
