import { own, type JsonObject } from '../json.ts';
import { advance } from './advance.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { answersFor, foundFor } from './filled.ts';
import type { Moved } from './outcome.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';
import { newJourney } from './submit.ts';

/**
 * A journey that begins with what is known of the person already: each field finds its answer by its key. Nothing is
 * submitted by it. Consents and files never carry over, nor does what the field could not read. A contact in `proven`
 * finishes the step that would have asked for its code.
 */
export function prefilledJourney(
  flow: CompiledFlow,
  known: JsonObject,
  proven: readonly string[],
  environment: JourneyEnvironment,
): Moved {
  const state = flow.steps.reduce((next, step) => {
    const answers = answersFor(step, known);
    if (Object.keys(answers).length === 0) return next;
    const confirmed = step.kind.needsConfirmation === true && proven.some((key) => own(answers, key) !== undefined);
    return withStep(next, step.slug, { answers, status: confirmed ? 'finished' : 'init' });
  }, newJourney(flow));
  return advance(flow, state, environment);
}

/** The steps after this one that nobody has answered begin with what it found out. */
export const fillLater = (
  flow: CompiledFlow,
  state: JourneyState,
  { slug, index, kind }: CompiledStep,
): JourneyState => {
  const known = kind.fills?.(stepState(state, slug).result) ?? {};
  return flow.steps.reduce((next, step) => {
    const { status, answers } = stepState(next, step.slug);
    if (step.index <= index || status !== 'init' || Object.keys(answers).length > 0) return next;
    const found = foundFor(step, known);
    return Object.keys(found).length === 0 ? next : withStep(next, step.slug, { answers: found });
  }, state);
};
