import { isJsonObject, type Json, type JsonObject, own } from '../json.ts';
import type { CompiledForm } from './compile.ts';
import type { FormContext } from './context.ts';
import { type FieldProblem, Form } from './form.ts';
import { payloadOf } from './payload.ts';

interface Verdict {
  /** What is to be kept: the visible fields' answers, recomputed where the person has no say. */
  readonly answers: JsonObject;
  readonly problems: readonly FieldProblem[];
  /** Keys that no field of the step has. A caller refuses them: they are a mistake or an attack. */
  readonly unknown: readonly string[];
  readonly visible: readonly string[];
}

/** Judges the answers to one step as they travel. Browser and server call this very function. */
export function judge(compiled: CompiledForm, submitted: JsonObject, context: FormContext): Verdict {
  const form = new Form(compiled, { ...context, submitted });
  return {
    answers: { ...heldAnswers(form, context), ...payloadOf(form) },
    problems: form.problems(),
    unknown: unknownKeys(compiled, submitted),
    visible: form.visibleFields().map(({ key }) => key),
  };
}

/** What the step holds already and did not ask again stays as it is. */
function heldAnswers(form: Form, { stored }: FormContext): JsonObject {
  const entries = form.heldKeys().flatMap((key): [string, Json][] => {
    const value = own(stored, key);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

function unknownKeys(compiled: CompiledForm, submitted: JsonObject): readonly string[] {
  const byKey = new Map(compiled.fields.map((field) => [field.key, field]));
  return Object.entries(submitted).flatMap(([key, value]) => {
    const field = byKey.get(key);
    if (field === undefined) return [key];
    const { rows } = field;
    if (rows === undefined || !Array.isArray(value)) return [];
    return value.flatMap((row: unknown, index) =>
      isJsonObject(row) ? unknownKeys(rows, row).map((inner) => `${key}.${index}.${inner}`) : [],
    );
  });
}
