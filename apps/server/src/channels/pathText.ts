/* A place in a file, as people read it: `steps[3].fields[0].mask`. */

/** Parts as a shape's mistake has them. */
export const partsOf = (path: readonly PropertyKey[]): readonly (string | number)[] =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

/** The text of its parts, behind what it begins with. */
export const joined = (at: string, rest: readonly (string | number)[]): string =>
  rest.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, at);

/** And its parts again. */
export const keysOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));
