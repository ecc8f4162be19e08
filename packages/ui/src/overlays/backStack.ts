/** What of `window` the stack needs; a test gives it a small stand-in. */
interface HistoryHost {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  addEventListener(type: 'popstate', listener: () => void): void;
  later(action: () => void): void;
}

interface Entry {
  readonly id: number;
  readonly close: () => void;
}

const key = 'passoOverlay';

/**
 * Lets the browser's Back close the topmost overlay instead of the page: each open overlay has one history entry with the
 * page's own address, so no router sees a change.
 */
export function createBackStack(host: HistoryHost) {
  const open: Entry[] = [];
  let count = 0;
  let ownSteps = 0;

  const markOf = (state: unknown): unknown =>
    typeof state === 'object' && state !== null ? Object.entries(state).find(([name]) => name === key)?.[1] : undefined;

  host.addEventListener('popstate', () => {
    if (ownSteps > 0) ownSteps -= 1;
    else open.pop()?.close();
  });

  const remove = (entry: Entry): boolean => {
    const at = open.indexOf(entry);
    if (at < 0) return false;
    open.splice(at, 1);
    return true;
  };

  /** Enters an overlay; the answer leaves it again, after which Back belongs to whoever is below. */
  return function enter(close: () => void): () => void {
    const entry = { id: (count += 1), close };
    const mark = markOf(host.history.state);
    // An entry whose overlay is gone is used again rather than piled upon.
    const stale = mark !== undefined && !open.some(({ id }) => id === mark);
    const state: unknown = host.history.state;
    const next = { ...(typeof state === 'object' ? state : null), [key]: entry.id };
    if (stale) host.history.replaceState(next, '');
    else host.history.pushState(next, '');
    open.push(entry);
    return () => {
      if (!remove(entry)) return;
      // Later: if the overlay closed because the page went elsewhere, going back would undo that.
      host.later(() => {
        if (markOf(host.history.state) !== entry.id) return;
        ownSteps += 1;
        host.history.back();
      });
    };
  };
}
