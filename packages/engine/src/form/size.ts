/** Deeper than the answer of any kind. */
const DEEPEST = 8;

/** The characters that a value travels with, roughly, and one for each thing in it. Stops counting at `most`: Infinity. */
export function sizeOf(value: unknown, most: number, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return String(value).length;
  if (depth > DEEPEST) return Infinity;
  let size = 0;
  for (const key of Object.keys(value)) {
    // The places of a list have no names that travel.
    size += 1 + (Array.isArray(value) ? 0 : key.length) + sizeOf(Reflect.get(value, key), most, depth + 1);
    if (size > most) return Infinity;
  }
  return size;
}
