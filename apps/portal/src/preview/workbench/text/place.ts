import type { Json, JsonObject } from '@passo/engine/json.ts';

/** Where something stands in a definition: names of properties and numbers of elements. */
export type Place = readonly (string | number)[];

/** A path as findings write it: `steps[0].fields[1].mask`. */
export const placeOf = (path: string): Place =>
  [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

export const pathOf = (place: Place): string =>
  place.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueAt(value: Json | undefined, [part, ...rest]: Place): Json | undefined {
  if (part === undefined) return value;
  if (isList(value)) return valueAt(value[Number(part)], rest);
  return isObject(value) && Object.hasOwn(value, String(part)) ? valueAt(value[String(part)], rest) : undefined;
}

/** The same with another value there; without one it is taken out. What the place leads through has to be there. */
export function withValue(value: Json, [part, ...rest]: Place, next: Json | undefined): Json {
  if (part === undefined) return next ?? null;
  if (isList(value)) {
    const at = Number(part);
    if (rest.length === 0 && next === undefined) return value.filter((_, index) => index !== at);
    return value.map((one, index) => (index === at ? withValue(one, rest, next) : one));
  }
  if (!isObject(value)) return value;
  const name = String(part);
  if (rest.length > 0) {
    const inner = value[name];
    return inner === undefined ? value : { ...value, [name]: withValue(inner, rest, next) };
  }
  return Object.fromEntries(
    Object.hasOwn(value, name)
      ? Object.entries(value).flatMap(([key, one]) =>
          key !== name ? [[key, one]] : next === undefined ? [] : [[key, next]],
        )
      : [...Object.entries(value), ...(next === undefined ? [] : [[name, next]])],
  );
}

export function renamed(value: Json, place: Place, from: string, to: string): Json {
  const object = valueAt(value, place);
  if (!isObject(object)) return value;
  return withValue(
    value,
    place,
    Object.fromEntries(Object.entries(object).map(([key, one]) => [key === from ? to : key, one])),
  );
}

/** With an element more in the list at the place; a list that is not there begins. */
export function inserted(value: Json, place: Place, index: number, element: Json): Json {
  const list = valueAt(value, place);
  return withValue(value, place, isList(list) ? list.toSpliced(index, 0, element) : [element]);
}

/** An element of a list one further up or down; the same where it cannot go there. */
export function moved(value: Json, place: Place, by: number): Json {
  const from = place.at(-1);
  const list = valueAt(value, place.slice(0, -1));
  if (typeof from !== 'number' || !isList(list)) return value;
  const element = list[from];
  if (element === undefined || list[from + by] === undefined) return value;
  return withValue(value, place.slice(0, -1), list.toSpliced(from, 1).toSpliced(from + by, 0, element));
}
