import { isJson, isRecord } from '../json.ts';
import { type Finding, type Findings, unknownName, unknownProperty } from '../lint/finding.ts';

/** As much of JSON Schema as definitions are written in. */
export interface JsonSchema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

/** What is wrong with a value that should have this shape; nothing where it has. Never throws, whatever it is given. */
export interface Shape {
  (value: unknown, path: string): Findings;
  /** The same, as editors read it. */
  readonly schema: JsonSchema;
}

export const withSchema = (schema: JsonSchema, check: (value: unknown, path: string) => Findings): Shape =>
  Object.assign(check, { schema });

const simple = (what: string, schema: JsonSchema, fits: (value: unknown) => boolean): Shape =>
  withSchema(schema, function* (value, path) {
    if (!fits(value)) yield mistake(path, what, value);
  });

const mistake = (path: string, what: string, value: unknown): Finding => ({
  path,
  message: `must be ${what}, not ${nameOf(value)}`,
});

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export const text = simple('a text', { type: 'string' }, (value) => typeof value === 'string');
export const flag = simple('true or false', { type: 'boolean' }, (value) => typeof value === 'boolean');
export const number = simple(
  'a number',
  { type: 'number' },
  (value) => typeof value === 'number' && Number.isFinite(value),
);
export const count = simple(
  'a whole number above zero',
  { type: 'integer', minimum: 1 },
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
);
export const json = simple('plain JSON, not too deep', {}, (value) => isJson(value));
export const plain = simple('a text, a number, true or false', { type: ['string', 'number', 'boolean'] }, (value) =>
  ['string', 'number', 'boolean'].includes(typeof value),
);
export const textOrNumber = simple('a text or a number', { type: ['string', 'number'] }, (value) =>
  ['string', 'number'].includes(typeof value),
);

export const matching = (pattern: RegExp, what: string): Shape =>
  withSchema({ type: 'string', pattern: pattern.source }, function* (value, path) {
    if (typeof value !== 'string') yield mistake(path, what, value);
    else if (!pattern.test(value)) yield { path, message: `must be ${what}` };
  });

export const oneOf = (what: string, names: readonly string[]): Shape =>
  withSchema({ type: 'string', enum: names }, function* (value, path) {
    if (typeof value !== 'string') yield mistake(path, `a ${what}`, value);
    else if (!names.includes(value)) yield unknownName(path, what, value, names);
  });

export const listOf = (shape: Shape, least = 0): Shape =>
  withSchema({ type: 'array', items: shape.schema, ...(least > 0 && { minItems: least }) }, function* (value, path) {
    if (!Array.isArray(value)) return yield mistake(path, 'a list', value);
    if (value.length < least) yield { path, message: 'must not be empty' };
    for (let index = 0; index < value.length; index += 1) yield* shape(value[index], `${path}[${index}]`);
  });

type Shapes = Readonly<Record<string, Shape>>;

/** An object with these properties and no others; those of `optional` may be absent. */
export function record(required: Shapes, optional: Shapes = {}): Shape {
  const shapes = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return withSchema(objectOf(required, optional), function* (value, path) {
    if (!isRecord(value)) return yield mistake(path, 'an object', value);
    for (const name of Object.keys(required)) {
      if (!Object.hasOwn(value, name)) yield { path, message: `needs "${name}"` };
    }
    for (const [name, given] of Object.entries(value)) {
      const shape = shapes.get(name);
      if (shape === undefined) yield unknownProperty(path, name, [...shapes.keys()]);
      else if (given !== undefined) yield* shape(given, path === '' ? name : `${path}.${name}`);
    }
  });
}

function objectOf(required: Shapes, optional: Shapes): JsonSchema {
  const properties = Object.entries({ ...required, ...optional }).map(([name, { schema }]) => [name, schema] as const);
  const needed = Object.keys(required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}

/** An object whose shape depends on its `type`. */
export function byType(what: string, shapes: Shapes): Shape {
  const type = oneOf(what, Object.keys(shapes));
  return withSchema({ anyOf: Object.entries(shapes).map(typed) }, function* (value, path) {
    if (!isRecord(value)) return yield mistake(path, 'an object', value);
    const shape = typeof value.type === 'string' && Object.hasOwn(shapes, value.type) ? shapes[value.type] : undefined;
    yield* shape === undefined ? type(value.type, `${path}.type`) : shape(value, path);
  });
}

const typed = ([name, { schema }]: readonly [string, Shape]): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, type: { const: name } },
});
