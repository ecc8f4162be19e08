import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import { examplesOf } from '../../sample.ts';

/** A file travels beside the answers and is kept as a reference to a document: one that does not exist stands for it. */
export function withFiles({ form }: CompiledStep, payload: JsonObject): JsonObject {
  const fields = form.fields.filter(({ kind, key }) => kind?.upload === true && payload[key] !== undefined);
  const files = fields.map(({ key, definition }) => [key, examplesOf(definition.component).good[0]?.wire ?? null]);
  return { ...payload, ...Object.fromEntries(files) };
}
