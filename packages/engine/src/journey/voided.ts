import type { JsonObject } from '../json.ts';
import { stepState, type JourneyState } from './state.ts';

/** A question whose answer nobody waits for any more, nor reckons with. */
interface VoidedQuestion {
  readonly slug: string;
  readonly attempt: number;
  /** What was kept of its answer. */
  readonly result: JsonObject;
}

/** Whether another question took this one's place, or its step starts over. */
export function isVoided(state: JourneyState, slug: string, attempt: number): boolean {
  const { status, attempt: latest } = stepState(state, slug);
  return status === 'init' || latest !== attempt;
}

/**
 * The questions that a change of the journey made void, however it did: read off the two states, so that no way of changing one has
 * to remember it.
 */
export function voidedBy(before: JourneyState, after: JourneyState): readonly VoidedQuestion[] {
  return Object.entries(before.steps).flatMap(([slug, { status, attempt, result }]) =>
    attempt > 0 && status !== 'init' && isVoided(after, slug, attempt) ? [{ slug, attempt, result }] : [],
  );
}
