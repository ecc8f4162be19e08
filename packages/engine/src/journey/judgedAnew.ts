import { surfaced } from '../form/beneathIn.ts';
import type { CompiledForm } from '../form/compile.ts';
import type { FormContext } from '../form/context.ts';
import { Form } from '../form/form.ts';
import { outOfList } from '../form/outOfList.ts';
import { restsElsewhere, withoutStale } from '../form/stale.ts';
import { judge } from '../form/verdict.ts';
import { canonical, type JsonObject } from '../json.ts';
import { startsOver } from './advance.ts';
import type { StepState } from './state.ts';

export interface Anew {
  readonly kept: StepState;
  /** The answers as they would be sent now. */
  readonly sent: JsonObject;
  /** What the form had to know when they were, and has to know now; with what it would hold now. */
  readonly then: FormContext;
  readonly now: FormContext;
  /** Keys that were said just now. */
  readonly said: readonly string[];
}

/**
 * What a step holds after something elsewhere has changed; null where that is what it held. It is asked again where somebody has to
 * look: something that a rule covered counts now, something rested on the answer that changed and is none any more, or is no longer in the
 * list that the answer narrows.
 */
export function judgedAnew(form: CompiledForm, anew: Anew): Partial<StepState> | null {
  const { kept, now } = anew;
  const first = judge(form, anew.sent, now);
  const standing = standingOf(form, anew, first);
  const isStale = standing !== anew.sent;
  const held = isStale ? { ...now, stored: withKeysOf(now.stored, standing) } : now;
  const { answers, beneath } = isStale ? judge(form, standing, held) : first;
  const isMisplaced = outOfList(new Form(form, { ...now, stored: answers, beneath })).length > 0;
  if (!isMisplaced && canonical([answers, beneath]) === canonical([kept.answers, kept.beneath])) return null;
  const isAskedAgain = isStale || isMisplaced || surfaced({ answers, beneath }, kept.beneath);
  return { answers, beneath, ...(isAskedAgain && startsOver) };
}

/** The same of a step that is not finished: it is looked at when it is sent, and only what rested on the answer before goes now. */
export function withoutStaleIn(form: CompiledForm, anew: Anew): Partial<StepState> | null {
  const { answers, beneath } = anew.kept;
  const standing = standingOf(form, { ...anew, sent: answers }, { answers, beneath });
  return standing === answers ? null : { answers: standing, ...startsOver };
}

/** The answers without those that are of another one than stands there now; the very same where all stand. */
function standingOf(
  form: CompiledForm,
  { kept, sent, then, now, said }: Anew,
  { answers, beneath }: Pick<StepState, 'answers' | 'beneath'>,
): JsonObject {
  if (!restsElsewhere(form) || Object.keys(kept.answers).length === 0) return sent;
  const before = new Form(form, { ...then, stored: kept.answers, beneath: kept.beneath });
  return withoutStale(before, new Form(form, { ...now, stored: answers, beneath }), sent, said);
}

const withKeysOf = (stored: JsonObject, standing: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(stored).flatMap(([key, value]) => (key in standing ? [[key, value]] : [])));
