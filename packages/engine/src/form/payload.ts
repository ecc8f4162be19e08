import { formatters, isFormatterName } from '@passo/domain';
import { isEmptyAnswer, isJson, type Json, type JsonObject } from '../json.ts';
import type { Form } from './form.ts';

/** What the visible fields send, by key; empty answers are left out (1-flow, 5). */
export function payloadOf(form: Form): JsonObject {
  const entries = form.answers().flatMap(({ field, value }): [string, Json][] => {
    if (value === undefined || value === null || field.kind === undefined) return [];
    const sent = field.rows === undefined ? field.kind.send(value, field.definition) : rowsOf(form, field.key);
    if (isEmptyAnswer(sent) || sent === undefined) return [];
    return [[field.key, formatted(sent, field.definition.format?.send)]];
  });
  // Not by assignment: a field may be called `__proto__`.
  return Object.fromEntries(entries);
}

const rowsOf = (form: Form, key: string): Json => form.rows(key).map((row) => payloadOf(row.form));

function formatted(sent: Json, name: string | undefined): Json {
  if (!isFormatterName(name)) return sent;
  const result = formatters[name](sent);
  return isJson(result) ? result : sent;
}
