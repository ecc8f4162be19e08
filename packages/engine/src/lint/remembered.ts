import type { FieldDefinition } from '../definition.ts';
import { canonical } from '../json.ts';

/** More fields than a house has; whoever tries out flows all day does not fill the memory. */
export const MOST_REMEMBERED = 2_000;

/**
 * A question about a field whose answer follows from its definition and from two things of the catalog alone, asked once for each: the
 * same field stands in many flows, and flows are read again and again while somebody writes them.
 */
export function remembered<One extends object, Other extends object, Found>(
  find: (one: One, other: Other, field: FieldDefinition) => Found,
): typeof find {
  type Known = Map<string, { readonly found: Found }>;
  const all = new WeakMap<One, WeakMap<Other, Known>>();
  const knownOf = (one: One, other: Other): Known => {
    const byOther = all.get(one) ?? new WeakMap<Other, Known>();
    const known: Known = byOther.get(other) ?? new Map();
    all.set(one, byOther.set(other, known));
    return known;
  };
  return (one, other, field) => {
    const [known, key] = [knownOf(one, other), canonical(field)];
    const before = known.get(key);
    if (before !== undefined) return before.found;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const found = find(one, other, field);
    known.set(key, { found });
    return found;
  };
}
