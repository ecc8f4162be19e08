import { isRecord, type Json, type JsonObject, isJsonObject } from '../json.ts';
import type { CompiledField, CompiledForm } from './compile.ts';
import type { FieldProblem } from './form.ts';
import { longestOf, longestTravelling, mostRows } from './limits.ts';
import { messages } from './messages.ts';
import { readable } from './readable.ts';
import { sizeOf } from './size.ts';

export const TOO_LONG_TOGETHER = 'As respostas deste passo são longas demais. Escreva menos e tente de novo.';

/** More than all answers to one step together ever are. */
const MOST_OF_A_STEP = 64_000;

interface Admitted {
  /** The answers to judge: readable, and without those that are too long. */
  readonly answers: JsonObject;
  readonly problems: readonly FieldProblem[];
}

/**
 * The door for what was submitted: every answer is measured before any kind reads it, and its texts made readable. What is too
 * long is refused on its field, never cut: a mask or a kind would make something else of it than the person wrote.
 */
export function admit(compiled: CompiledForm, submitted: JsonObject): Admitted | null {
  if (sizeOf(submitted, MOST_OF_A_STEP) > MOST_OF_A_STEP) return null;
  const byKey = new Map(compiled.fields.map((field) => [field.key, field]));
  const problems: FieldProblem[] = [];
  const answers = Object.entries(submitted).flatMap(([key, value]): [string, Json][] => {
    const field = byKey.get(key);
    if (field === undefined) return [[key, value]];
    const admitted = admitAnswer(field, value);
    problems.push(...admitted.problems);
    return admitted.value === undefined ? [] : [[key, admitted.value]];
  });
  // Not by assignment: a field may be called `__proto__`.
  return { answers: Object.fromEntries(answers), problems };
}

interface AdmittedAnswer {
  readonly value: Json | undefined;
  readonly problems: readonly FieldProblem[];
}

function admitAnswer(field: CompiledField, value: Json): AdmittedAnswer {
  // What nobody reads is refused by the form itself.
  if (field.kind === undefined) return { value: undefined, problems: [] };
  if (field.rows !== undefined && Array.isArray(value)) return admitRows(field, field.rows, value);
  const clean = cleaned(value);
  const longest = longestTravelling(field);
  if (sizeOf(clean, longest) <= longest) return { value: clean, problems: [] };
  const message = typeof clean === 'string' ? messages.maxLength(longestOf(field)) : messages.invalid;
  return { value: undefined, problems: [{ field: field.key, message }] };
}

function admitRows({ key, definition }: CompiledField, rows: CompiledForm, value: readonly Json[]): AdmittedAnswer {
  const most = mostRows(definition);
  if (value.length > most) return { value: undefined, problems: [{ field: key, message: `Máximo de itens: ${most}` }] };
  const admitted = value.map((row) => (isJsonObject(row) ? admit(rows, row) : null));
  return {
    value: value.map((row, index) => admitted[index]?.answers ?? row),
    problems: admitted.flatMap((row, index) =>
      (row?.problems ?? []).map(({ field, message }) => ({ field: `${key}.${index}.${field}`, message })),
    ),
  };
}

function cleaned(value: Json): Json {
  if (typeof value === 'string') return readable(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}
