import { canonical, emptyRecord, isJsonObject, isRecord, listOf, own, type Json, type JsonObject } from '../json.ts';
import { carries } from './beneath.ts';
import { isKnown, type KnownField } from './compile.ts';
import { isHeldByProposal } from './evaluate.ts';
import type { FieldAnswer, Form } from './form.ts';

/** What lies beneath the answers of a form (see `beneath.ts`): of fields that are shown, as answers are. */
export function beneathIn(form: Form): JsonObject {
  const found = emptyRecord();
  for (const answer of form.answers()) {
    const { field } = answer;
    const entry = field.rows === undefined ? entryOf(form, answer) : rowsOf(form, field.key);
    if (entry !== undefined) found[field.key] = entry;
  }
  return found;
}

function rowsOf(form: Form, key: string): Json | undefined {
  const rows = form.rows(key).map((row) => beneathIn(row.form));
  return rows.some((row) => Object.keys(row).length > 0) ? rows : undefined;
}

function entryOf({ context }: Form, { field, covered, value, own: written, base }: FieldAnswer): Json | undefined {
  if (!covered || !isKnown(field) || !carries(field)) return undefined;
  const entry = { own: sent(field, written), base: sent(field, base) };
  if (field.readOnlyWithProposal && !isHeldByProposal(field, context)) return { own: entry.own };
  const counts = sent(field, value);
  return canonical(entry) === canonical({ own: counts, base: counts }) ? undefined : entry;
}

const sent = ({ kind, definition }: KnownField, value: unknown): Json =>
  value === undefined || value === null ? null : (kind.send(value, definition) ?? null);

interface Kept {
  readonly answers: JsonObject;
  readonly beneath?: JsonObject | undefined;
}

/** The answers as they were sent: where a rule gave one, what the person wrote. Whoever judges them again judges these. */
export function asSent({ answers, beneath = {} }: Kept): JsonObject {
  const sentAnswers = emptyRecord();
  for (const key of new Set([...Object.keys(answers), ...Object.keys(beneath)])) {
    const value = sentOf(own(answers, key), own(beneath, key));
    if (value !== undefined) sentAnswers[key] = value;
  }
  return sentAnswers;
}

function sentOf(answer: Json | undefined, entry: Json | undefined): Json | undefined {
  if (!Array.isArray(entry)) return isRecord(entry) ? entry.own : answer;
  return (
    answer &&
    listOf(answer).map((row, at) => (isJsonObject(row) ? asSent({ answers: row, beneath: groupIn(entry, at) }) : row))
  );
}

/** Whether something that lay beneath (`before`) is an answer now, in a group of a list too: nobody has judged it where it was sent. */
export function surfaced({ answers, beneath = {} }: Kept, before: JsonObject = {}): boolean {
  return Object.keys(before).some((key) => {
    const [entry, answer, now] = [own(before, key), own(answers, key), own(beneath, key)];
    if (!Array.isArray(entry)) return answer !== undefined && now === undefined;
    return entry.some((_one, at) =>
      surfaced({ answers: groupIn(answer, at), beneath: groupIn(now, at) }, groupIn(entry, at)),
    );
  });
}

/** The group at a place of a list; an empty one where there is none. */
function groupIn(groups: Json | undefined, at: number): JsonObject {
  const group = listOf(groups)[at];
  return isJsonObject(group) ? group : {};
}
