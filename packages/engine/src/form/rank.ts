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

/** A queue that hands out the lowest rank first and each field once: changes reach a field after all its sources. */
export class RankQueue {
  private readonly heap: number[] = [];
  private readonly queued = new Set<number>();

  push(rank: number): void {
    if (this.queued.has(rank)) return;
    this.queued.add(rank);
    let at = this.heap.push(rank) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.heap[parent] ?? 0) <= rank) break;
      this.heap[at] = this.heap[parent] ?? 0;
      at = parent;
    }
    this.heap[at] = rank;
  }

  pop(): number | undefined {
    const top = this.heap[0];
    const last = this.heap.pop();
    if (top === undefined || last === undefined) return undefined;
    if (this.heap.length > 0) this.sink(last);
    this.queued.delete(top);
    return top;
  }

  private sink(value: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= this.heap.length) break;
      const right = left + 1;
      const child = right < this.heap.length && (this.heap[right] ?? 0) < (this.heap[left] ?? 0) ? right : left;
      if ((this.heap[child] ?? 0) >= value) break;
      this.heap[at] = this.heap[child] ?? 0;
      at = child;
    }
    this.heap[at] = value;
  }
}
