import { isJson, isRecord } from '../json.ts';
import { type Finding, type Findings, unknownName, unknownProperty } from '../lint/finding.ts';

/** What is wrong with a value that should have this shape; nothing where it has. Never throws, whatever it is given. */
export type Shape = (value: unknown, path: string) => Findings;

const simple = (what: string, fits: (value: unknown) => boolean): Shape =>
  function* (value, path) {
    if (!fits(value)) yield mistake(path, what, value);
  };

const mistake = (path: string, what: string, value: unknown): Finding => ({
  path,
  message: `must be ${what}, not ${nameOf(value)}`,
});

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

export const text = simple('a text', (value) => typeof value === 'string');
export const flag = simple('true or false', (value) => typeof value === 'boolean');
export const number = simple('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const count = simple('a whole number above zero', (value) => Number.isSafeInteger(value) && Number(value) > 0);
export const json = simple('plain JSON, not too deep', (value) => isJson(value));
export const plain = simple('a text, a number, true or false', (value) =>
  ['string', 'number', 'boolean'].includes(typeof value),
);
export const textOrNumber = simple('a text or a number', (value) => ['string', 'number'].includes(typeof value));

export function matching(pattern: RegExp, what: string): Shape {
  return function* (value, path) {
    if (typeof value !== 'string') yield mistake(path, what, value);
    else if (!pattern.test(value)) yield { path, message: `must be ${what}` };
  };
}

export function oneOf(what: string, names: readonly string[]): Shape {
  return function* (value, path) {
    if (typeof value !== 'string') yield mistake(path, `a ${what}`, value);
    else if (!names.includes(value)) yield unknownName(path, what, value, names);
  };
}

export function listOf(shape: Shape, least = 0): Shape {
  return function* (value, path) {
    if (!Array.isArray(value)) return yield mistake(path, 'a list', value);
    if (value.length < least) yield { path, message: 'must not be empty' };
    for (let index = 0; index < value.length; index += 1) yield* shape(value[index], `${path}[${index}]`);
  };
}

type Shapes = Readonly<Record<string, Shape>>;

/** An object with these properties and no others; those of `optional` may be absent. */
export function record(required: Shapes, optional: Shapes = {}): Shape {
  const shapes = new Map([...Object.entries(required), ...Object.entries(optional)]);
  return function* (value, path) {
    if (!isRecord(value)) return yield mistake(path, 'an object', value);
    for (const name of Object.keys(required)) {
      if (!Object.hasOwn(value, name)) yield { path, message: `needs "${name}"` };
    }
    for (const [name, given] of Object.entries(value)) {
      const shape = shapes.get(name);
      if (shape === undefined) yield unknownProperty(path, name, [...shapes.keys()]);
      else if (given !== undefined) yield* shape(given, path === '' ? name : `${path}.${name}`);
    }
  };
}

/** An object whose shape depends on its `type`. */
export function byType(what: string, shapes: Shapes): Shape {
  const type = oneOf(what, Object.keys(shapes));
  return function* (value, path) {
    if (!isRecord(value)) return yield mistake(path, 'an object', value);
    const shape = typeof value.type === 'string' && Object.hasOwn(shapes, value.type) ? shapes[value.type] : undefined;
    yield* shape === undefined ? type(value.type, `${path}.type`) : shape(value, path);
  };
}
