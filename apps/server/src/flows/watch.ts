/** Who wants to know when a proposal changes: open event streams and the cache of polls. */
export interface Watchers {
  /** Tells everybody in this process. Called by the database's notifications, so that every process hears of every change. */
  changed(proposal: string): void;
  /** Notifications may have been missed: everybody looks again. */
  distrust(): void;
  watch(proposal: string, listener: () => void): () => void;
  /** Notifications are arriving, so what is remembered is true. */
  readonly trusted: boolean;
  /** Grows with every change heard of: equal before and after a read means that the read is still true. */
  readonly heard: number;
}

export function createWatchers(): Watchers & { trust(): void } {
  const listeners = new Map<string, Set<() => void>>();
  let trusted = true;
  let heard = 0;
  const tell = (proposal: string): void => {
    for (const listener of [...(listeners.get(proposal) ?? [])]) listener();
  };
  const tellAll = (): void => [...listeners.keys()].forEach(tell);
  return {
    get trusted() {
      return trusted;
    },
    get heard() {
      return heard;
    },
    changed: (proposal) => {
      heard += 1;
      tell(proposal);
    },
    distrust: () => {
      trusted = false;
      heard += 1;
      tellAll();
    },
    trust: () => {
      trusted = true;
      // Whatever was read before the line came back may have missed a change.
      heard += 1;
      tellAll();
    },
    watch: (proposal, listener) => {
      const set = listeners.get(proposal) ?? new Set();
      listeners.set(proposal, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(proposal);
      };
    },
  };
}
