import type { Json } from '@passo/engine';

/* What a hand that slips, a script gone wrong or somebody who means harm writes into a file of JSON. */

const strange: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, '', ' ', 'x', '\u0000', '\u202e', '<b>x</b>', '{{cpf}}', '../../x', '🙂'],
  ...['__proto__', 'constructor', 'javascript:alert(1)', '#12345', '#zzzzzz', 'a'.repeat(5_000)],
  ...[[], {}, [[]], [null], [{}], { a: 1 }, { slug: 'x' }, { before: 'x', after: 'x' }],
];

type Keys = readonly (string | number)[];

/** Every place in a value, the value itself first. */
const placesOf = (value: Json, at: Keys = []): readonly Keys[] => [
  at,
  ...entriesOf(value).flatMap(([key, inner]) => placesOf(inner, [...at, key])),
];

const entriesOf = (value: Json): readonly (readonly [string | number, Json])[] => {
  if (Array.isArray(value)) return value.map((inner: Json, index) => [index, inner] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
};

/** Which place, which of the ways below, and what of it: any three whole numbers. */
export type Draw = readonly [place: number, way: number, what: number];

type Way = (value: Json, what: number, whole: Json) => Json | undefined;

const swapped = (text: string, at: number): string =>
  text.length < 2 ? `${text}x` : text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);

const renamed = (value: Json, what: number, name: (key: string) => string): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return swapped(String(value), what % 5);
  const keys = Object.keys(value);
  const chosen = keys[what % Math.max(1, keys.length)];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === chosen ? name(key) : key, inner]));
};

const ways: readonly Way[] = [
  (_value, what) => strange[what % strange.length],
  () => undefined,
  (value, what) => renamed(value, what, (key) => swapped(key, what % Math.max(1, key.length - 1))),
  (value, what) => renamed(value, what, () => String(strange[what % strange.length])),
  (value, what) =>
    Array.isArray(value)
      ? [...value, ...value.slice(what % Math.max(1, value.length))]
      : typeof value === 'object' && value !== null
        ? { ...value, [`x${what}`]: strange[what % strange.length] ?? null }
        : [value],
  (_value, what, whole) => valueAt(whole, placesOf(whole)[what % placesOf(whole).length] ?? []),
];

const valueAt = (value: Json, keys: Keys): Json | undefined =>
  keys.reduce<Json | undefined>((here, key) => (here as Record<string | number, Json> | undefined)?.[key], value);

/** The value with one thing in it gone wrong. */
export function mutated(value: Json, [place, way, what]: Draw): Json | undefined {
  const places = placesOf(value);
  const change = ways[way % ways.length] ?? (() => undefined);
  return replaced(value, places[place % places.length] ?? [], (old) => change(old, what, value));
}

function replaced(value: Json, [key, ...rest]: Keys, change: (old: Json) => Json | undefined): Json | undefined {
  if (key === undefined) return change(value);
  const entries = entriesOf(value).flatMap(([name, inner]) => {
    if (name !== key) return [[name, inner] as const];
    const next = replaced(inner, rest, change);
    return next === undefined ? [] : [[name, next] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
