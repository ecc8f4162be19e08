/** What of `window` the router needs. */
interface RouterHost {
  readonly location: { readonly pathname: string };
  readonly history: {
    readonly state: unknown;
    pushState(state: unknown, unused: string, path: string): void;
    replaceState(state: unknown, unused: string, path: string): void;
  };
  addEventListener(type: 'popstate', listener: () => void): void;
}

export interface Router {
  /** The path in view, decoded, such as `/dados-pessoais` or `/começar`. */
  readonly path: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** `replace` where Back shall not come here again. */
  go(path: string, how?: 'push' | 'replace'): void;
}

/** The history of the browser as a value to subscribe to. Entries of overlays keep the page's path, so nobody hears of them. */
export function createRouter(host: RouterHost): Router {
  const listeners = new Set<() => void>();
  let path = decoded(host.location.pathname);
  const settle = (): void => {
    const now = decoded(host.location.pathname);
    if (now === path) return;
    path = now;
    for (const listener of listeners) listener();
  };
  host.addEventListener('popstate', settle);
  return {
    path: () => path,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (next, how = 'push') => {
      if (next === path) return;
      // An overlay that is open, or was left open, has an entry of its own on top: the new page takes its place.
      const covered = host.history.state !== null;
      const write = how === 'replace' || covered ? 'replaceState' : 'pushState';
      host.history[write](null, '', encodeURI(next));
      settle();
    },
  };
}

/** A path that is no UTF-8 leads nowhere, as any unknown one. */
function decoded(path: string): string {
  try {
    return decodeURI(path).replace(/(.)\/+$/, '$1');
  } catch {
    return '/';
  }
}
