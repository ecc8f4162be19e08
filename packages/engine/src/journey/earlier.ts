import { ok } from '@passo/domain';
import type { CompiledField } from '../form/compile.ts';
import type { OuterValue } from '../form/context.ts';
import { plainOf } from '../form/evaluate.ts';
import { isUnanswered } from '../form/unanswered.ts';
import { wordsOf } from '../form/words.ts';
import { own, type Json, type JsonObject } from '../json.ts';
import type { CompiledFlow } from './flow.ts';

const silent: OuterValue = { plain: undefined, words: '', answered: false, open: false };

/**
 * The answers of the steps before `before` as conditions and labels of a later step see them: read by their own kinds,
 * so that a reference means the same in its own step and in every later one. Undefined for a field that no step has.
 */
export function earlierValues(
  flow: CompiledFlow,
  before: number,
  answers: JsonObject,
): (name: string) => OuterValue | undefined {
  return (name) => {
    const field = lastNamed(flow, before, name);
    return field?.kind === undefined ? undefined : valueOf(field, own(answers, field.key));
  };
}

/** The same as they stand on the wire. */
export const earlierAnswers =
  (flow: CompiledFlow, before: number, answers: JsonObject) =>
  (name: string): Json | undefined =>
    own(answers, lastNamed(flow, before, name)?.key ?? name);

function lastNamed(flow: CompiledFlow, before: number, name: string): CompiledField | undefined {
  for (let index = before - 1; index >= 0; index -= 1) {
    const form = flow.steps[index]?.form;
    const at = form?.byKey.get(name);
    if (at !== undefined) return form?.fields[at];
  }
  return undefined;
}

function valueOf(field: CompiledField, wire: unknown): OuterValue {
  if (wire === undefined) return silent;
  // Groups are held as they travel: how many they are is all that others ask.
  const read = field.rows !== undefined && Array.isArray(wire) ? ok(wire) : field.kind?.read(wire, field.definition);
  if (read?.ok !== true) return silent;
  const answered = !isUnanswered(field, read.value);
  const words = answered ? wordsOf(field, read.value) : '';
  return { plain: plainOf(field, read.value), words, answered, open: answered };
}
