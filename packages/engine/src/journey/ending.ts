import { refused, type JourneyOutcome } from './outcome.ts';
import { isAwaited } from './question.ts';
import type { CompiledFlow } from './flow.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

/** Whether the customer has signed, at all or after a step (`after`, its index): from then on nobody starts over, one can only give up. */
export const isSigned = (flow: CompiledFlow, state: JourneyState, after = -1): boolean =>
  flow.steps.some(({ kind, slug, index }) => kind.signs === true && index > after && isGiven(state, slug));

const isGiven = (state: JourneyState, slug: string): boolean =>
  ['success', 'finished'].includes(stepState(state, slug).status);

/** Whether the averbação is done: from then on nothing before it may change. */
export const isEndorsed = (flow: CompiledFlow, state: JourneyState): boolean =>
  flow.steps.some(({ kind, slug }) => kind.endorses === true && stepState(state, slug).status === 'finished');

/** A question was put whose answer nobody can take back: the money was asked for, or is out after a no. */
const isBeyondRecall = ({ steps }: JourneyState): boolean =>
  Object.values(steps).some(({ called, paidLate }) => called === true || paidLate === true);

/**
 * The money was asked for, or is about to be: a payment waits for its answer. From here on nothing is decided anew that it rests on, else
 * it would go out while the customer stands at an earlier step.
 */
export const isPaying = (flow: CompiledFlow, state: JourneyState): boolean =>
  isBeyondRecall(state) || flow.steps.some(({ kind, slug }) => kind.call?.pays === true && waits(state, slug));

const waits = (state: JourneyState, slug: string): boolean => isAwaited(state, slug, stepState(state, slug).attempt);

/** The customer gives the journey up. Doing it twice is doing it once. */
export function cancelJourney(state: JourneyState): JourneyOutcome {
  if (state.end === 'cancelled') return { ok: true, state, effects: [] };
  if (state.end !== null) return refused('proposal.ended');
  if (isBeyondRecall(state)) return refused('proposal.paying');
  return { ok: true, state: { ...state, end: 'cancelled' }, effects: [] };
}

/** Another proposal takes its place; one that has ended already stays as it ended. */
export function replaceJourney(flow: CompiledFlow, state: JourneyState): JourneyOutcome {
  if (state.end !== null) return { ok: true, state, effects: [] };
  const bound = isSigned(flow, state) || isEndorsed(flow, state) || isBeyondRecall(state);
  return bound ? refused('proposal.signed') : cancelJourney(state);
}

/**
 * A question that nobody can take back is about to be put: from here on the journey cannot be cancelled. The very same state
 * where it was said before, null where nobody waits for the answer any more.
 */
export function callBeyondRecall(state: JourneyState, slug: string, attempt: number): JourneyState | null {
  if (!isAwaited(state, slug, attempt)) return null;
  return stepState(state, slug).called === true ? state : withStep(state, slug, { called: true });
}

/**
 * The lender said yes after its no: what the money rests on stands from here on, and nothing is decided anew, until a person has seen to
 * it. The very same state where it is known, or where the journey has ended.
 */
export const notePaidLate = (state: JourneyState, slug: string): JourneyState =>
  state.end !== null || stepState(state, slug).paidLate === true ? state : withStep(state, slug, { paidLate: true });
