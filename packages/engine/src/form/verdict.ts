import { type Json, type JsonObject, own } from '../json.ts';
import type { CompiledForm } from './compile.ts';
import type { FormContext } from './context.ts';
import { type FieldProblem, Form } from './form.ts';
import { keptRows } from './keptRows.ts';
import { shortened } from '../lint/finding.ts';
import { beneathIn } from './beneathIn.ts';
import { outOfList } from './outOfList.ts';
import { admit, TOO_LONG_TOGETHER } from './submitted.ts';
import { answersOf } from './payload.ts';

export interface Verdict {
  /** What is to be kept: the visible fields' answers, recomputed where the person has no say. */
  readonly answers: JsonObject;
  /** What lies beneath those of them that a rule gave, to be kept with them; absent where none did. */
  readonly beneath: JsonObject | undefined;
  readonly problems: readonly FieldProblem[];
  /** Keys that no field of the step has. A caller refuses them: they are a mistake or an attack. */
  readonly unknown: readonly string[];
  readonly visible: readonly string[];
}

/** Judges the answers to one step as they travel. Browser and server call this very function. */
export function judge(compiled: CompiledForm, submitted: JsonObject, context: FormContext): Verdict {
  const admitted = admit(compiled, submitted);
  if (admitted === null) return refusedWhole(context);
  const form = new Form(compiled, { ...context, submitted: admitted.answers, keptRows });
  // Nobody is told of what a rule covers: it is left out.
  const tooLong = admitted.problems.filter(({ field }) => !isCovered(form, field));
  const refused = new Set(tooLong.map(({ field }) => field));
  const beneath = withHeld(form, beneathIn(form), context.beneath);
  const found = [...tooLong, ...form.problems().filter(({ field }) => !refused.has(field))];
  const isFound = new Set(found.map(({ field }) => field));
  return {
    answers: withHeld(form, answersOf(form), context.stored),
    beneath: Object.keys(beneath).length > 0 ? beneath : undefined,
    problems: inOrder(compiled, [...found, ...outOfList(form).filter(({ field }) => !isFound.has(field))]),
    unknown: admitted.unknown.slice(0, MOST_UNKNOWN).map(shortened),
    visible: form.visibleFields().map(({ key }) => key),
  };
}

/** Nobody needs to be told of more; a hostile body has as many as fit. */
const MOST_UNKNOWN = 20;

/** As the page has its fields. */
const inOrder = ({ answersTo }: CompiledForm, problems: readonly FieldProblem[]): readonly FieldProblem[] => {
  const placeOf = ({ field }: FieldProblem): number => answersTo.get(field.split('.')[0] ?? '')?.index ?? 0;
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Too much to look at: no field of it is. What is held stays. */
const refusedWhole = ({ stored, beneath }: FormContext): Verdict => ({
  answers: stored,
  beneath,
  problems: [{ field: '', message: TOO_LONG_TOGETHER }],
  unknown: [],
  visible: [],
});

function isCovered(form: Form, path: string): boolean {
  const [key = '', at, ...rest] = path.split('.');
  const row = at === undefined ? undefined : form.rows(key)[Number(at)];
  if (row !== undefined) return isCovered(row.form, rest.join('.'));
  return form.answers().some(({ field, covered }) => field.key === key && covered);
}

/** What the step holds already and did not ask again stays as it is. */
function withHeld(form: Form, answers: JsonObject, stored: JsonObject = {}): JsonObject {
  const entries = form.heldKeys().flatMap((key): [string, Json][] => {
    const value = own(stored, key);
    return value === undefined ? [] : [[key, value]];
  });
  return entries.length === 0 ? answers : { ...Object.fromEntries(entries), ...answers };
}
