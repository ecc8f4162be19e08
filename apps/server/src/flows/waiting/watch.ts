/** Who wants to know when a proposal changes: open event streams and the cache of polls. */
export interface Watchers {
  /** Tells whoever in this process knows an older revision. Called for what is done here and for what others notify of. */
  changed(proposal: string, revision: number): void;
  /** Calls the listener when the proposal goes beyond the revision, at once if it has already. Answers how to stop. */
  watch(proposal: string, revision: number, listener: () => void): () => void;
  /** Every proposal that somebody watches. */
  watched(): readonly string[];
  /** Whether nothing newer than this revision was heard of. */
  isNewest(proposal: string, revision: number): boolean;
  /** Notifications may have been missed: everybody looks again. */
  distrust(): void;
  /** Notifications are arriving again. */
  trust(): void;
  /** Null while notifications may be missed; otherwise another value after each time they were. */
  readonly trusted: number | null;
}

interface Watch {
  revision: number;
  readonly listener: () => void;
}

/** What is heard of a proposal that is being read at the moment has to be remembered for as long as the read takes. */
const MOST_HEARD = 20_000;

export function createWatchers(): Watchers {
  const watches = new Map<string, Set<Watch>>();
  const heard = new Map<string, number>();
  let epoch = 0;
  let trusted = true;
  const tell = (proposal: string, revision: number): void => {
    for (const watch of [...(watches.get(proposal) ?? [])]) {
      if (watch.revision >= revision) continue;
      watch.revision = revision;
      watch.listener();
    }
  };
  const tellAll = (): void => [...watches.values()].flatMap((set) => [...set]).forEach(({ listener }) => listener());
  const isNewest = (proposal: string, revision: number): boolean => (heard.get(proposal) ?? 0) <= revision;
  return {
    get trusted() {
      return trusted ? epoch : null;
    },
    isNewest,
    watched: () => [...watches.keys()],
    changed: (proposal, revision) => {
      if (!isNewest(proposal, revision)) return;
      heard.delete(proposal);
      heard.set(proposal, revision);
      const [oldest] = heard.keys();
      if (heard.size > MOST_HEARD && oldest !== undefined) heard.delete(oldest);
      tell(proposal, revision);
    },
    watch: (proposal, revision, listener) => {
      const watch = { revision, listener };
      const set = watches.get(proposal) ?? new Set();
      watches.set(proposal, set.add(watch));
      tell(proposal, heard.get(proposal) ?? revision);
      return () => {
        set.delete(watch);
        if (set.size === 0 && watches.get(proposal) === set) watches.delete(proposal);
      };
    },
    distrust: () => {
      trusted = false;
      tellAll();
    },
    trust: () => {
      trusted = true;
      epoch += 1;
      tellAll();
    },
  };
}
