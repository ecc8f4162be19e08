import { candidatesOf, find, sourcesIn, type Candidate, type Mutant } from './candidates.ts';
import { typeCheck } from './types.ts';

export interface Room {
  readonly name: string;
  readonly folder: string;
  readonly workspace: string;
  readonly share: number;
  /** Whose test files are asked, by how their paths begin; those that come first are asked first. */
  readonly tests: readonly string[];
}

const integration = (...folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `tests/integration/${folder}/`);
const PURE = ['packages/', 'apps/'];
// What real processes and a killed server go through is left to themselves: it takes minutes, and marks nothing.
const WALKED = [
  'apps/server/src/flows/',
  ...integration('wire', 'steps', 'journey', 'simulations', 'simulator', 'ports'),
];
// Each statement has to answer for itself, beside its neighbours.
const TABLES = integration('repositories', 'platform');

/** Where the 200 are drawn. */
export const rooms: readonly Room[] = [
  { name: 'engine', folder: 'packages/engine/src', workspace: 'packages/engine', share: 60, tests: PURE },
  { name: 'finance', folder: 'packages/finance/src', workspace: 'packages/finance', share: 60, tests: PURE },
  { name: 'flows', folder: 'apps/server/src/flows', workspace: 'apps/server', share: 50, tests: WALKED },
  { name: 'repositories', folder: 'apps/server/src/repositories', workspace: 'apps/server', share: 30, tests: TABLES },
];

/**
 * As many of a room's possible mutants as its share, the same for the same seed and the same sources. Those of the list that
 * can still be found stay, wherever their file went; the dice replace the others.
 */
export function draw(root: string, room: Room, seed: number, listed: readonly Mutant[]): readonly Mutant[] {
  const compiles = typeCheck(root, room.workspace);
  const all = sourcesIn(root, room.folder).flatMap((file) => candidatesOf(root, file));
  const drawn = new Set<Candidate>();
  for (const mutant of listed) {
    const found = find(all, mutant);
    if (found !== undefined && compiles(found)) drawn.add(found);
  }
  for (const candidate of shuffled(all, seed)) {
    if (drawn.size >= room.share) break;
    if (!drawn.has(candidate) && compiles(candidate)) drawn.add(candidate);
  }
  return [...drawn].map(({ mutant }) => mutant).sort(byPlace);
}

const byPlace = (one: Mutant, other: Mutant): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line;

/** Fisher and Yates, with mulberry32 as the dice. */
function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const next = mulberry32(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const at = Math.floor(next() * (last + 1));
    const [one, other] = [result[last], result[at]];
    if (one === undefined || other === undefined) continue;
    [result[last], result[at]] = [other, one];
  }
  return result;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
