import { formatters } from '@passo/domain';
import { isEmptyAnswer, isJson, type Json, type JsonObject } from '../json.ts';
import type { Form } from './form.ts';

/** What the visible fields send, by key; empty answers are left out (1-flow, 5). */
export function payloadOf(form: Form): JsonObject {
  const payload: Record<string, Json> = {};
  for (const { field, value } of form.answers()) {
    if (value === undefined || value === null || field.kind === undefined) continue;
    const sent = field.rows === undefined ? field.kind.send(value, field.definition) : rowsOf(form, field.key);
    if (isEmptyAnswer(sent) || sent === undefined) continue;
    payload[field.key] = formatted(sent, field.definition.format?.send);
  }
  return payload;
}

const rowsOf = (form: Form, key: string): Json => form.rows(key).map((row) => payloadOf(row.form));

function formatted(sent: Json, name: string | undefined): Json {
  if (name === undefined || !Object.hasOwn(formatters, name)) return sent;
  const result = Object.entries(formatters).find(([known]) => known === name)?.[1](sent);
  return isJson(result) ? result : sent;
}
