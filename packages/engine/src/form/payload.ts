import { emptyRecord, isEmptyAnswer, type Json, type JsonObject } from '../json.ts';
import { isKnown, type KnownField } from './compile.ts';
import type { Form } from './form.ts';
import { travelling } from './travel.ts';

type Write = (field: KnownField, value: unknown) => Json | undefined;

/** What the visible fields send, by key, each through its `format.send`; empty answers are left out (1-flow, 5). */
export const payloadOf = (form: Form): JsonObject => written(form, travelling);

/** The same as it is kept: what each kind itself sends. */
export const answersOf = (form: Form): JsonObject =>
  written(form, ({ kind, definition }, value) => kind.send(value, definition));

function written(form: Form, write: Write): JsonObject {
  const answers = emptyRecord();
  for (const { field, value } of form.answers()) {
    if (value === undefined || value === null || !isKnown(field)) continue;
    const sent = field.rows === undefined ? write(field, value) : rowsOf(form, field.key, write);
    if (sent !== undefined && !isEmptyAnswer(sent)) answers[field.key] = sent;
  }
  return answers;
}

const rowsOf = (form: Form, key: string, write: Write): Json => form.rows(key).map((row) => written(row.form, write));
