import type { CompiledField } from '../form/compile.ts';
import { asSent } from '../form/beneathIn.ts';
import { isLocked } from '../form/initial.ts';
import { canonical, own, type Json, type JsonObject } from '../json.ts';
import { judgeKept } from './judgeKept.ts';
import { factsOf } from './facts.ts';
import { submitContext } from './submitContext.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { judgedAnew } from './judgedAnew.ts';
import { mayNotSubmit } from './mayNotSubmit.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState, type StepState } from './state.ts';

/* One key is one answer, however many steps ask it: what is said last in one place is what stands in all of them. */

/** What was just kept at a step. */
interface Kept {
  readonly step: CompiledStep;
  /** Keys of the fields that were asked there. */
  readonly asked: readonly string[];
  /** It was kept when its code was sent, and counts from now on. */
  readonly confirmed?: boolean | undefined;
}

/** A photo and a consent belong to the place where they were given, and so does a list, whose groups may hold them. */
export const isShared = ({ answers, kind, definition, rows }: CompiledField): boolean =>
  answers &&
  rows === undefined &&
  kind?.upload !== true &&
  kind?.ownAnswerOnly !== true &&
  definition.term === undefined;

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
  const sharing = { before, changed, said: kept.asked };
  for (const other of flow.steps) {
    if (other.index === step.index || (other.index < step.index && mayNotSubmit(flow, before, other) !== null))
      continue;
    const next = withShared(flow, state, other, sharing, environment);
    if (next === state) continue;
    state = next;
    first = Math.min(first, other.index);
  }
  return { state, first };
}

type Changed = ReadonlyMap<string, Json | undefined>;

interface Sharing {
  readonly before: JourneyState;
  readonly changed: Changed;
  /** Keys that were said, changed or not. */
  readonly said: readonly string[];
}

/** What was said here: other than what stood here, or than what counted. What only hides is not taken back. */
function changedAt(
  flow: CompiledFlow,
  { step, asked, confirmed }: Kept,
  before: JourneyState,
  after: JourneyState,
): Changed {
  const { answers: was, status } = stepState(before, step.slug);
  const is = stepState(after, step.slug).answers;
  const counted = factsOf(flow, before).answers;
  const changed = new Map<string, Json | undefined>();
  for (const key of asked) {
    const field = step.form.answersTo.get(key);
    if (field === undefined || !isShared(field) || isLocked(field.definition)) continue;
    const now = own(is, key);
    // Where it was answered and not asked it stood empty, whatever counts.
    if (now === undefined && own(was, key) === undefined && status !== 'init') continue;
    const said = canonical(now);
    if (confirmed === true || canonical(own(was, key)) !== said || canonical(own(counted, key)) !== said)
      changed.set(key, now);
  }
  return changed;
}

function withShared(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  { before, changed, said }: Sharing,
  environment: JourneyEnvironment,
): JourneyState {
  const kept = stepState(state, step.slug);
  const asked = (): readonly string[] => judgeKept(flow, state, step, environment).visible;
  const keys = sharedKeys(step, kept, changed, asked);
  if (keys.length === 0) return state;
  // Where it is hidden it is none.
  const anew = judgedAnew(step.form, {
    ...{ kept, said, sent: withChanged(asSent(kept), keys, changed) },
    then: submitContext(flow, before, step, environment),
    now: { ...submitContext(flow, state, step, environment), stored: withChanged(kept.answers, keys, changed) },
  });
  if (anew === null) return state;
  const isUnproven = step.kind.needsConfirmation === true && kept.status === 'finished';
  return withStep(state, step.slug, { ...(isUnproven && { status: 'init' as const }), ...anew });
}

/** Which of the keys the step has an answer to, or was asked and left empty. */
function sharedKeys(
  { form }: CompiledStep,
  { answers, status, skipped }: StepState,
  changed: Changed,
  asked: () => readonly string[],
): readonly string[] {
  const isEmptied = (key: string): boolean => status !== 'init' && skipped !== true && asked().includes(key);
  return [...changed.keys()].filter((key) => {
    const field = form.answersTo.get(key);
    if (field === undefined || !isShared(field)) return false;
    return own(answers, key) !== undefined || isEmptied(key);
  });
}

function withChanged(answers: JsonObject, keys: readonly string[], changed: Changed): JsonObject {
  const others = Object.entries(answers).filter(([key]) => !keys.includes(key));
  const given = keys.flatMap((key): [string, Json][] => {
    const value = changed.get(key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries([...others, ...given]);
}
