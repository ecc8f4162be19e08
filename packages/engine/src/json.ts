/** What travels and what is stored: plain JSON, read-only. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Null, undefined and the empty string (and what is made of them alone) are no answer. */
export function isEmptyAnswer(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Where answers are put in one by one. It has no prototype, so a field may be called `__proto__`; and 500 names take a third of
 * what `Object.fromEntries` takes.
 */
export const emptyRecord = (): Record<string, Json> => ({ __proto__: null });

/** What a record itself holds: a field may be called `constructor`, and no answer comes from a prototype. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  const value = record[key];
  // Asked of the value first: most are not there.
  return value !== undefined && Object.hasOwn(record, key) ? value : undefined;
}

/** Deeper than any answer or definition: beyond it a value is an attack on the stack. */
const DEEPEST = 64;

/** Same JSON, whatever the order of keys: the text that two equal values share. */
export function canonical(value: unknown, depth = 0): string {
  if (depth > DEEPEST) return '"…"';
  const inner = (one: unknown): string => canonical(one, depth + 1);
  if (Array.isArray(value)) return `[${value.map(inner).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${entries.map((key) => `${JSON.stringify(key)}:${inner(value[key])}`).join(',')}}`;
}

export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth > DEEPEST) return false;
  const inner = (one: unknown): boolean => isJson(one, depth + 1);
  if (Array.isArray(value)) return value.every(inner);
  // By keys: of 500 answers `Object.values` takes longer than judging each.
  return isRecord(value) && Object.keys(value).every((key) => inner(value[key]));
}

/** The items of a list; none where it is no list. */
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const isJsonObject = (value: unknown): value is JsonObject => isRecord(value) && isJson(value);
