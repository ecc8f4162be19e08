import { refused, type JourneyOutcome } from './outcome.ts';
import type { JourneyState, TellBy } from './state.ts';

/** The customer says by which way they want to hear of the outcome; null: the usual one. Said twice it is said once. */
export function tellBy(state: JourneyState, way: TellBy | null): JourneyOutcome {
  if (state.end !== null) return refused('proposal.ended');
  if ((state.tellBy ?? null) === way) return { ok: true, state, effects: [] };
  const { currentStep, steps, situation, end } = state;
  const chosen = { currentStep, steps, situation, end, ...(way !== null && { tellBy: way }) };
  return { ok: true, state: chosen, effects: [] };
}
