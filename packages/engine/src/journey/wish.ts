import { asSent } from '../form/beneathIn.ts';
import { own, type JsonObject } from '../json.ts';
import type { CompiledStep } from './flow.ts';
import { stepState, type JourneyState } from './state.ts';

/*
 * What was answered to a step may be asked for otherwise: its kind names the answers that say how (`StepKind.wishes`). They are the step's
 * own and nobody else's: what an earlier step asks under the same key is no wish.
 */

/** Whether something is said of the wish here; an empty answer takes it back. */
export const saysWish = ({ kind: { wishes = [] } }: CompiledStep, answers: JsonObject): boolean =>
  wishes.some((key) => own(answers, key) !== undefined);

/** Whether a wish is kept, and so part of the step's question. */
export const hasWish = (state: JourneyState, step: CompiledStep): boolean =>
  saysWish(step, stepState(state, step.slug).answers);

/** The facts' answers with no other wish than the step's own. */
export function withOwnWish(state: JourneyState, { slug, kind }: CompiledStep, answers: JsonObject): JsonObject {
  const { wishes } = kind;
  if (wishes === undefined) return answers;
  const kept = stepState(state, slug).answers;
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => !wishes.includes(key) || own(kept, key) !== undefined),
  );
}

/** What is sent to a step that was gone on from already, with the wish that its answer was made for where nothing is said of one. */
export function withStandingWish(state: JourneyState, step: CompiledStep, answers: JsonObject): JsonObject {
  const kept = stepState(state, step.slug);
  if (kept.status !== 'finished' || saysWish(step, answers)) return answers;
  return { ...answers, ...withOnly(asSent(kept), step.kind.wishes ?? []) };
}

/** The answers of a step without its wish. */
export function withoutWish(state: JourneyState, { slug, kind: { wishes = [] } }: CompiledStep): JsonObject {
  const { answers } = stepState(state, slug);
  return withOnly(
    answers,
    Object.keys(answers).filter((key) => !wishes.includes(key)),
  );
}

const withOnly = (answers: JsonObject, keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)));
