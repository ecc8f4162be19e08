import type { FieldDefinition, FlowDefinition } from '@passo/engine/definition.ts';
import type { Json } from '@passo/engine/json.ts';
import { pathOf, valueAt, type Place } from '../text/place.ts';

/** One step or field, with where it stands. */
export interface Entry {
  readonly place: Place;
  readonly path: string;
  readonly name: string;
  readonly kind: string;
  readonly depth: number;
}

export function outlineOf({ steps }: FlowDefinition): readonly Entry[] {
  return steps.flatMap(({ name, stepType, fields = [] }, index) => {
    const place = ['steps', index];
    return [entry(place, name, stepType, 0), ...fieldsIn(fields, [...place, 'fields'], 1)];
  });
}

const entry = (place: Place, name: string, kind: string, depth: number): Entry => ({
  place,
  path: pathOf(place),
  name,
  kind,
  depth,
});

const fieldsIn = (fields: readonly FieldDefinition[], list: Place, depth: number): readonly Entry[] =>
  fields.flatMap(({ key, label, component, subFields = [] }, index) => [
    entry([...list, index], label ?? key, component, depth),
    ...fieldsIn(subFields, [...list, index, 'subFields'], depth + 1),
  ]);

const isListOfFields = (part: string | number | undefined): boolean => part === 'fields' || part === 'subFields';

/** The field that a place lies in, or none. */
export function fieldAround(place: Place): Place | undefined {
  for (let length = place.length; length > 1; length -= 1)
    if (typeof place[length - 1] === 'number' && isListOfFields(place[length - 2])) return place.slice(0, length);
  return undefined;
}

/** The step that a place lies in; of no place the first. */
export const stepAround = (place: Place): Place => ['steps', typeof place[1] === 'number' ? place[1] : 0];

/** Where a new field goes: behind the one that the place lies in, else at the end of its step. */
export function roomForField(value: Json, place: Place): { readonly list: Place; readonly index: number } {
  const field = fieldAround(place);
  const last = field?.at(-1);
  if (field !== undefined && typeof last === 'number') return { list: field.slice(0, -1), index: last + 1 };
  const list = [...stepAround(place), 'fields'];
  const fields = valueAt(value, list);
  return { list, index: Array.isArray(fields) ? fields.length : 0 };
}

/** A key that no field of the definition has yet. */
export function freeKey(value: Json, wanted: string): string {
  const text = JSON.stringify(value);
  const isFree = (key: string): boolean => !text.includes(`"key":"${key}"`) && !text.includes(`"slug":"${key}"`);
  if (isFree(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (isFree(`${wanted}${number}`)) return `${wanted}${number}`;
}
