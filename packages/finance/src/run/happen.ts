import { ok, type CalendarDate } from '@passo/domain';
import { refuseWith, type Calculated } from '../problem.ts';
import type { LateTerms, ReadDebt } from '../read/debt.ts';
import type { DebtEvent, DebtMovement, Imputed } from './events.ts';
import { less, NOTHING } from './imputed.ts';
import { lineOf } from './lines.ts';
import { principalOf, standingOn, type State } from './state.ts';
import { steps, type Taken } from './steps.ts';

/** What delay costs by the rules of a day. */
type LateOn = (on: CalendarDate) => Calculated<LateTerms>;

interface Happened {
  readonly state: State;
  readonly movements: readonly DebtMovement[];
}

/** What somebody does in one way on one day, as one event, and the debt before it. */
interface Together {
  readonly event: DebtEvent;
  readonly from: State;
  readonly imputed: Imputed;
}

function step(state: State, event: DebtEvent, lateOn: LateOn): Calculated<Taken> {
  const late = lateOn(event.on);
  if (!late.ok) return late;
  const now = standingOn(state, event.on, late.value);
  if (event.kind === 'payment') return steps.payment(now, event);
  return event.kind === 'amortisation' ? steps.amortisation(now, event) : steps.settlement(now, event);
}

/** Both as one event, where they pay in the same way on the same day. */
function joined(before: DebtEvent, event: DebtEvent): DebtEvent | undefined {
  if (before.on !== event.on || before.kind === 'settlement' || event.kind === 'settlement') return undefined;
  const way = (one: DebtEvent): string => ('reduces' in one ? one.reduces : one.kind);
  return way(before) === way(event) ? { ...event, centavos: before.centavos + event.centavos } : undefined;
}

/** An event after others: what is paid in parts on one day is one payment from before the first of them, rounded once. */
function after(state: State, before: Together | undefined, event: DebtEvent): Together {
  const sum = before && joined(before.event, event);
  return before !== undefined && sum !== undefined
    ? { ...before, event: sum }
    : { event, from: state, imputed: NOTHING };
}

/**
 * Takes events in the order of their days. In however many parts somebody pays in one way on a day, what is left is what one payment
 * of their sum leaves, to the centavo. A refusal names the event by `pathOf` of its number.
 */
export function happen(
  debt: ReadDebt,
  events: readonly DebtEvent[],
  lateOn: LateOn,
  pathOf: (at: number) => string,
): Calculated<Happened> {
  let state: State = { debt, lines: debt.rows.map(lineOf) };
  let together: Together | undefined;
  const movements: DebtMovement[] = [];
  for (const [at, event] of events.entries()) {
    together = after(state, together, event);
    const taken = step(together.from, together.event, lateOn);
    if (!taken.ok) return refuseWith(taken.problem.code, { path: pathOf(at), ...taken.problem });
    const imputed = less(taken.value.imputed, together.imputed);
    ({ state } = taken.value);
    together = { ...together, imputed: taken.value.imputed };
    movements.push({ kind: event.kind, on: event.on, ...imputed, balanceCentavos: principalOf(state.lines) });
  }
  return ok({ state, movements });
}
