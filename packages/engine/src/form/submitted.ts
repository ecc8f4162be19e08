import { emptyRecord, isRecord, type Json, type JsonObject, isJsonObject } from '../json.ts';
import type { CompiledField, CompiledForm } from './compile.ts';
import type { FieldProblem } from './form.ts';
import { longestOf, longestTravelling, mostRows } from './limits.ts';
import { messages } from './messages.ts';
import { readable } from './readable.ts';
import { sizeOf } from './size.ts';

export const TOO_LONG_TOGETHER = 'As respostas deste passo são longas demais. Escreva menos e tente de novo.';

/** More than all answers to one step together ever are. */
const MOST_OF_A_STEP = 64_000;

interface Admitted extends Findings {
  /** The answers to judge: readable, and without those that are too long. */
  readonly answers: JsonObject;
}

/** What is found on the way, by its path. */
interface Findings {
  readonly problems: FieldProblem[];
  /** Keys that no field has. */
  readonly unknown: string[];
}

/**
 * The door for what was submitted: every answer is measured before any kind reads it, and its texts made readable. What is too
 * long is refused on its field, never cut: a mask or a kind would make something else of it than the person wrote.
 */
export function admit(compiled: CompiledForm, submitted: JsonObject): Admitted | null {
  const found: Findings = { problems: [], unknown: [] };
  const changed = new Map<string, Json | undefined>();
  let total = 0;
  // Not by entries: of 500 answers they take five times as long.
  for (const key of Object.keys(submitted)) {
    const value = submitted[key] ?? null;
    const size = sizeOf(value, MOST_OF_A_STEP);
    total += 1 + key.length + size;
    if (total > MOST_OF_A_STEP) return null;
    const field = compiled.answersTo.get(key);
    if (field === undefined) found.unknown.push(key);
    const admitted = field === undefined ? value : admitAnswer(field, value, size, found);
    if (admitted !== value) changed.set(key, admitted);
  }
  return { answers: changed.size === 0 ? submitted : withChanges(submitted, changed), ...found };
}

function withChanges(submitted: JsonObject, changed: ReadonlyMap<string, Json | undefined>): JsonObject {
  const admitted = emptyRecord();
  for (const key of Object.keys(submitted)) {
    const value = changed.has(key) ? changed.get(key) : submitted[key];
    if (value !== undefined) admitted[key] = value;
  }
  return admitted;
}

/** The answer as it is judged, the same where nothing had to be done to it; undefined where it is not looked at. */
function admitAnswer(field: CompiledField, value: Json, size: number, found: Findings): Json | undefined {
  // What nobody reads is refused by the form itself.
  if (field.kind === undefined) return undefined;
  if (field.rows !== undefined && Array.isArray(value)) return admitRows(field, field.rows, value, found);
  const clean = cleaned(value);
  const longest = longestTravelling(field);
  if ((clean === value ? size : sizeOf(clean, longest)) <= longest) return clean;
  const message = typeof clean === 'string' ? messages.maxLength(longestOf(field)) : messages.invalid;
  found.problems.push({ field: field.key, message });
  return undefined;
}

function admitRows(
  { key, definition }: CompiledField,
  rows: CompiledForm,
  value: readonly Json[],
  { problems, unknown }: Findings,
): Json | undefined {
  const most = mostRows(definition);
  if (value.length > most) {
    problems.push({ field: key, message: `Máximo de itens: ${most}` });
    return undefined;
  }
  return value.map((row, index) => {
    const admitted = isJsonObject(row) ? admit(rows, row) : null;
    for (const { field, message } of admitted?.problems ?? [])
      problems.push({ field: `${key}.${index}.${field}`, message });
    for (const inner of admitted?.unknown ?? []) unknown.push(`${key}.${index}.${inner}`);
    return admitted?.answers ?? row;
  });
}

function cleaned(value: Json): Json {
  if (typeof value === 'string') return readable(value);
  if (Array.isArray(value)) {
    const clean = value.map(cleaned);
    return clean.every((one, index) => one === value[index]) ? value : clean;
  }
  if (!isRecord(value)) return value;
  const isClean = Object.values(value).every((inner) => cleaned(inner) === inner);
  return isClean ? value : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}
