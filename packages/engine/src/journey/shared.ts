import type { CompiledField } from '../form/compile.ts';
import { isLocked } from '../form/initial.ts';
import { judge } from '../form/verdict.ts';
import { canonical, own, type Json, type JsonObject } from '../json.ts';
import { factsOf, formContext } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { mayNotSubmit } from './mayNotSubmit.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';

/* One key is one answer, however many steps ask it: what is said last in one place is what stands in all of them. */

/** What was just kept at a step. */
interface Kept {
  readonly step: CompiledStep;
  /** Keys of the fields that were asked there. */
  readonly asked: readonly string[];
}

/** A photo and a consent belong to the place where they were given; a group of a list has no keys of its own out here. */
export const isShared = ({ answers, kind, definition }: CompiledField): boolean =>
  answers && kind?.upload !== true && kind?.ownAnswerOnly !== true && definition.term === undefined;

/**
 * Takes what was changed at a step into every other step that asks the same key and was answered. One before it follows where the
 * customer may go back to; a contact that was proven there is to be proven anew.
 * @returns the journey, and the place of the first step whose answers are others now.
 */
export function shareAnswers(
  flow: CompiledFlow,
  before: JourneyState,
  after: JourneyState,
  kept: Kept,
  environment: JourneyEnvironment,
): { readonly state: JourneyState; readonly first: number } {
  const { step } = kept;
  const changed = changedAt(flow, kept, before, after);
  let [state, first] = [after, step.index];
  if (changed.size === 0) return { state, first };
  for (const other of flow.steps) {
    if (other.index === step.index || (other.index < step.index && mayNotSubmit(flow, before, other) !== null))
      continue;
    const next = withShared(flow, state, other, changed, environment);
    if (next === state) continue;
    state = next;
    first = Math.min(first, other.index);
  }
  return { state, first };
}

type Changed = ReadonlyMap<string, Json | undefined>;

/** What was said here: other than what stood here, or than what counted. What only hides is not taken back. */
function changedAt(flow: CompiledFlow, { step, asked }: Kept, before: JourneyState, after: JourneyState): Changed {
  const [was, is] = [stepState(before, step.slug).answers, stepState(after, step.slug).answers];
  const counted = factsOf(flow, before).answers;
  const changed = new Map<string, Json | undefined>();
  for (const key of asked) {
    const field = step.form.answersTo.get(key);
    if (field === undefined || !isShared(field) || isLocked(field.definition)) continue;
    const now = own(is, key);
    const said = canonical(now);
    if (canonical(own(was, key)) !== said || canonical(own(counted, key)) !== said) changed.set(key, now);
  }
  return changed;
}

function withShared(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  changed: Changed,
  environment: JourneyEnvironment,
): JourneyState {
  const { answers, status, skipped } = stepState(state, step.slug);
  const keys = [...changed.keys()].filter((key) => {
    const field = step.form.answersTo.get(key);
    const isAnswered = own(answers, key) !== undefined || (status !== 'init' && skipped !== true);
    return field !== undefined && isShared(field) && isAnswered;
  });
  if (keys.length === 0) return state;
  const given = withChanged(answers, keys, changed);
  // Where it is hidden it is none.
  const context = { ...formContext(flow, state, step, environment), stored: given };
  const judged = judge(step.form, given, context).answers;
  if (canonical(judged) === canonical(answers)) return state;
  const isUnproven = step.kind.needsConfirmation === true && status === 'finished';
  return withStep(state, step.slug, { answers: judged, ...(isUnproven && { status: 'init' }) });
}

function withChanged(answers: JsonObject, keys: readonly string[], changed: Changed): JsonObject {
  const others = Object.entries(answers).filter(([key]) => !keys.includes(key));
  const given = keys.flatMap((key): [string, Json][] => {
    const value = changed.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...others, ...given]);
}
