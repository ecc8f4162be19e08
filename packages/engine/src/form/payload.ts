import { emptyRecord, isEmptyAnswer, type Json, type JsonObject } from '../json.ts';
import { carries } from './beneath.ts';
import { isKnown, type KnownField } from './compile.ts';
import type { FieldAnswer, Form } from './form.ts';
import { travelling } from './travel.ts';

type Write = (field: KnownField, value: unknown) => Json | undefined;

/**
 * What the visible fields send, by key, each through its `format.send`; empty answers are left out (1-flow, 5). Where a rule gives the
 * answer, what the person wrote is sent: whoever judges gives it by the same rule, and keeps the other for when the rule lets go.
 */
export const payloadOf = (form: Form): JsonObject => written(form, travelling, typed);

/** The same as it is kept: what each kind itself sends. */
export const answersOf = (form: Form): JsonObject =>
  written(form, ({ kind, definition }, value) => kind.send(value, definition), counting);

const typed = ({ field, covered, own, value }: FieldAnswer): unknown => (covered && carries(field) ? own : value);
const counting = ({ value }: FieldAnswer): unknown => value;

function written(form: Form, write: Write, taken: typeof typed): JsonObject {
  const answers = emptyRecord();
  for (const answer of form.answers()) {
    const { field } = answer;
    const value = taken(answer);
    if (value === undefined || value === null || !isKnown(field)) continue;
    const sent = field.rows === undefined ? write(field, value) : rowsOf(form, field.key, write, taken);
    if (sent !== undefined && !isEmptyAnswer(sent)) answers[field.key] = sent;
  }
  return answers;
}

const rowsOf = (form: Form, key: string, write: Write, taken: typeof typed): Json =>
  form.rows(key).map((row) => written(row.form, write, taken));
