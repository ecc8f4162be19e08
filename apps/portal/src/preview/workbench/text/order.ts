import { isJsonObject, type Json, type JsonObject } from '@passo/engine/json.ts';
import type { FlowSchema } from '@passo/engine/parse/flowSchema.ts';
import type { Place } from './place.ts';
import { propertiesOf, schemaAt } from './schemaAt.ts';

/** With properties in the order in which one writes them: the database that keeps a flow has an order of its own. */
export function inOrder(value: Json, schema: FlowSchema, place: Place = []): Json {
  if (Array.isArray(value)) return value.map((one: Json, index) => inOrder(one, schema, [...place, index]));
  return isJsonObject(value) ? ordered(value, schema, place) : value;
}

function ordered(value: JsonObject, schema: FlowSchema, place: Place): JsonObject {
  const here = schemaAt(schema, place);
  const names = here === undefined ? [] : Object.keys(propertiesOf(schema, here));
  const rank = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([name, inner]) => [name, inOrder(inner, schema, [...place, name])]),
  );
}
