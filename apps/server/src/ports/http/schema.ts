import { isRecord } from '@passo/engine';

/** As much of JSON Schema as the wire is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
}

type Schemas = Readonly<Record<string, Schema>>;

/** What was read: the value without what nobody knows, or in words what is wrong with it. */
type Read = { readonly value: unknown; readonly problems: readonly string[] };

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isSafeInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isRecord,
  string: (value) => typeof value === 'string',
};

/** Reads a value by a schema of the document. `at` names the place in what is said of it. */
export function readBy(schemas: Schemas, schema: Schema, value: unknown, at: string): Read {
  const problem = (words: string): Read => ({ value: undefined, problems: [`${at} ${words}`] });
  const { $ref, type, anyOf, enum: words, minimum, properties, items } = schema;
  if ($ref !== undefined) return readBy(schemas, referred(schemas, $ref), value, at);
  if (anyOf !== undefined) {
    const reads = anyOf.map((part) => readBy(schemas, part, value, at));
    return reads.find(({ problems }) => problems.length === 0) ?? reads[0] ?? problem('cannot be anything');
  }
  if (value === undefined) return problem('is missing');
  // A schema that says nothing, or of which we know nothing, lets nothing through.
  if (isOfType[type ?? '']?.(value) !== true) return problem(`must be ${article(type ?? 'of a known type')}`);
  if (words !== undefined && !words.some((word) => word === value))
    return problem(`must be one of ${words.join(', ')}`);
  if (minimum !== undefined && Number(value) < minimum) return problem(`must be at least ${minimum}`);
  if (items !== undefined && Array.isArray(value))
    return together(
      value.map((one, index) => [index, readBy(schemas, items, one, `${at}[${index}]`)]),
      Object.values,
    );
  if (properties !== undefined && isRecord(value)) return readRecord(schemas, schema, value, at);
  return { value, problems: [] };
}

function readRecord(
  schemas: Schemas,
  { properties = {}, required = [] }: Schema,
  value: Readonly<Record<string, unknown>>,
  at: string,
): Read {
  const there = Object.entries(properties).filter(([name]) => required.includes(name) || value[name] !== undefined);
  return together(there.map(([name, part]) => [name, readBy(schemas, part, value[name], `${at}.${name}`)]));
}

function together(
  parts: readonly (readonly [string | number, Read])[],
  shape: (values: Readonly<Record<string, unknown>>) => unknown = (values) => values,
): Read {
  return {
    value: shape(Object.fromEntries(parts.map(([name, part]) => [name, part.value]))),
    problems: parts.flatMap(([, { problems }]) => problems),
  };
}

function referred(schemas: Schemas, ref: string): Schema {
  return schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
}

const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** The documents that a value refers to: every text of the format `document` that is not empty. */
export function documentsIn(schemas: Schemas, schema: Schema, value: unknown): readonly string[] {
  const { $ref, format, properties = {} } = schema;
  if ($ref !== undefined) return documentsIn(schemas, referred(schemas, $ref), value);
  if (format === 'document') return typeof value === 'string' && value !== '' ? [value] : [];
  if (!isRecord(value)) return [];
  return Object.entries(properties).flatMap(([name, part]) => documentsIn(schemas, part, value[name]));
}
