/** Whose work it is, as far as turns go. */
export interface Owner {
  /** In with a proven contact: comes before whoever is not. */
  readonly known: boolean;
  /** Whose time it takes, the widest first: of a stranger the network, of who is known their contact; then the link. */
  readonly names: readonly string[];
}

/** Our own work: nobody shares anything with it. */
export const ourselves: Owner = { known: true, names: [] };

interface Standing<Job> {
  readonly job: Job;
  readonly order: readonly number[];
}

const before = <Job>(a: Standing<Job>, b: Standing<Job>): number => {
  const at = a.order.findIndex((own, index) => own !== (b.order[index] ?? 0));
  return at < 0 ? 0 : (a.order[at] ?? 0) - (b.order[at] ?? 0);
};

/**
 * Those who wait, in the order of their turns: who is known first, then whoever used least time, and what somebody has waiting already
 * counts as time that it will take. So much of one owner's keeps nobody else waiting for all of it.
 */
export function inLine<Job extends { readonly owner: Owner }>(
  jobs: readonly Job[],
  spent: (name: string) => number,
  eachTakes: number,
): readonly Job[] {
  const ahead = new Map<string, number>();
  const timeOf = (name: string): number => {
    const waits = ahead.get(name) ?? 0;
    ahead.set(name, waits + eachTakes);
    return spent(name) + waits;
  };
  const standings = jobs.map((job) => ({ job, order: [job.owner.known ? 0 : 1, ...job.owner.names.map(timeOf)] }));
  return standings.toSorted(before).map(({ job }) => job);
}
