import { canonical, isJsonObject, type CompiledField, type JsonObject } from '@passo/engine';
import type { Place } from './places.ts';

/** Whether the flow itself says so: nobody told it, and nobody is asked. */
export const isGiven = ({ field, held }: Place): boolean =>
  [field.definition.defaultValue, ...field.standards.map(({ value }) => value)].some(
    (given) => canonical(sentAs(field, given)) === canonical(held),
  );

/** As it is kept; null for what the kind cannot read. */
export function sentAs({ kind, definition }: CompiledField, wire: unknown): JsonObject | null {
  const read = kind?.read(wire, definition);
  const sent = read?.ok === true ? kind?.send(read.value, definition) : undefined;
  return isJsonObject(sent) ? sent : null;
}
