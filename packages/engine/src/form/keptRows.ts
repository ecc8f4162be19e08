import { canonical, isJsonObject, listOf, own, type Json, type JsonObject } from '../json.ts';
import type { CompiledForm } from './compile.ts';
import { isLocked } from './initial.ts';

/** A submitted group beside a kept one, by their places, and in how many answers they agree. */
interface Pair {
  readonly at: number;
  readonly kept: number;
  readonly agreeing: number;
}

/**
 * Groups carry no names on the wire, and may have moved: each submitted one is the kept one that it agrees with in all that nobody can
 * write, and in most of the rest; of equally good ones the nearest. A kept one is no two. Who agrees with none was added, or made up.
 */
export function keptRows(
  rows: CompiledForm,
  submitted: Json | undefined,
  stored: Json | undefined,
): (row: JsonObject) => JsonObject {
  const [sent, held] = [groupsIn(submitted), groupsIn(stored)];
  const found = new Map<JsonObject, JsonObject>();
  const taken = new Set<JsonObject>();
  for (const { at, kept } of pairsOf(rows, sent, held)) {
    const [row, one] = [sent[at], held[kept]];
    if (row === undefined || one === undefined || found.has(row) || taken.has(one)) continue;
    found.set(row, one);
    taken.add(one);
  }
  return (row) => found.get(row) ?? {};
}

const groupsIn = (groups: Json | undefined): readonly JsonObject[] => listOf(groups).filter((one) => isJsonObject(one));

/** The best first. */
function pairsOf({ fields }: CompiledForm, sent: readonly JsonObject[], held: readonly JsonObject[]): readonly Pair[] {
  const said = (group: JsonObject): readonly string[] => fields.map(({ key }) => canonical(own(group, key) ?? null));
  const [written, kept] = [sent.map(said), held.map(said)];
  const locked = fields.flatMap(({ definition }, index) => (isLocked(definition) ? [index] : []));
  const pairs = written.flatMap((row, at) =>
    kept.flatMap((one, place): readonly Pair[] => {
      if (locked.some((index) => row[index] !== one[index])) return [];
      const agreeing = row.filter((answer, index) => answer !== 'null' && answer === one[index]).length;
      return agreeing + locked.length === 0 ? [] : [{ at, kept: place, agreeing }];
    }),
  );
  const apart = ({ at, kept: place }: Pair): number => Math.abs(at - place);
  return pairs.toSorted((one, other) => other.agreeing - one.agreeing || apart(one) - apart(other));
}
