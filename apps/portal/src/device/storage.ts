import type { StoreApi } from 'zustand';

/** The device's storage, or null where the browser refuses it (cookies blocked). */
export function deviceStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Without cookies no device can prove itself later: the page says so instead of losing the person's work. */
export const cookiesBlocked = (): boolean => !navigator.cookieEnabled || deviceStorage() === null;

/** What of a store is written down, and how it is read again; null where what is there is nothing of ours. */
interface Keeping<State> {
  readonly write: (state: State) => string;
  readonly read: (text: string) => Partial<State> | null;
}

/** The state as JSON, as it is. */
export const asJson = <State extends object>(): Keeping<State> => ({
  write: (state) => JSON.stringify(state),
  read: (text) => parsed<Partial<State>>(text),
});

/** An object out of a text that this page wrote; null for anything else. */
export function parsed<Value extends object>(text: string): Value | null {
  try {
    const value: unknown = JSON.parse(text);
    return isOurs<Value>(value) ? value : null;
  } catch {
    return null;
  }
}

const isOurs = <Value extends object>(value: unknown): value is Value => typeof value === 'object' && value !== null;

/**
 * Takes up what the device kept under a name, and writes every change down. (zustand's own middleware does the same in
 * 0.8 kB, with versions, migrations and asynchronous stores that nobody needs here.)
 */
export function keepOnDevice<State>(store: StoreApi<State>, name: string, { write, read }: Keeping<State>): void {
  const storage = deviceStorage();
  const known = storage?.getItem(name);
  const state = known ? read(known) : null;
  if (state !== null) store.setState(state);
  let written = known;
  store.subscribe((next) => {
    const text = write(next);
    if (text === written) return;
    written = text;
    try {
      storage?.setItem(name, text);
    } catch {
      // A full device: the page goes on, only a reload would lose what is not written.
    }
  });
}
