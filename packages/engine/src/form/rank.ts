interface Ranking {
  readonly rank: readonly number[];
  readonly order: readonly number[];
  readonly cyclic: readonly number[];
}

/** Topological order by Kahn's algorithm, keeping the written order among equals. What is left over lies on a cycle. */
export function rankFields(affects: readonly (readonly number[])[]): Ranking {
  const waitsFor = affects.map(() => 0);
  for (const targets of affects) for (const target of targets) waitsFor[target] = (waitsFor[target] ?? 0) + 1;
  const order = affects.flatMap((_, index) => (waitsFor[index] === 0 ? [index] : []));
  for (const index of order) {
    for (const target of affects[index] ?? []) {
      const left = (waitsFor[target] ?? 0) - 1;
      waitsFor[target] = left;
      if (left === 0) order.push(target);
    }
  }
  const cyclic = affects.flatMap((_, index) => ((waitsFor[index] ?? 0) > 0 ? [index] : []));
  const complete = [...order, ...cyclic];
  const rank = affects.map(() => 0);
  complete.forEach((index, position) => (rank[index] = position));
  return { rank, order: complete, cyclic };
}

/**
 * A queue that hands out the lowest rank first and each field once: changes reach a field after all its sources. Dependents are
 * listed in their order, so nearly every push is an append.
 */
export class RankQueue {
  private readonly ranks: number[] = [];
  private next = 0;

  push(rank: number): void {
    const { ranks, next } = this;
    let at = ranks.length;
    while (at > next && (ranks[at - 1] ?? 0) > rank) at -= 1;
    if (at === next || ranks[at - 1] !== rank) ranks.splice(at, 0, rank);
  }

  pop(): number | undefined {
    return this.ranks[this.next++];
  }
}
