import { useEffect, useRef, useState } from 'react';
import type { ControlOption } from './control.ts';

export type Search = (text: string, signal: AbortSignal) => Promise<readonly ControlOption[]>;

export interface SearchState {
  readonly status: 'initial' | 'loading' | 'success' | 'error';
  readonly options: readonly ControlOption[];
  /** What went wrong, in words. */
  readonly problem?: string;
}

const initial: SearchState = { status: 'initial', options: [] };

/** What a search that fails throws says what is to be said. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Não deu para buscar agora.';

/**
 * Searches when typing has rested for `delay` milliseconds and the trimmed text is not empty. A newer search cancels the
 * older one, so that a late answer never replaces a newer one; a cancelled search leaves the state as it is.
 */
export function useSearch(search: Search, delay: number) {
  const [state, setState] = useState(initial);
  const running = useRef<AbortController | null>(null);
  const cancel = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const start = (text: string, wait = delay): void => {
    cancel();
    if (text.trim() === '') return setState(initial);
    const controller = new AbortController();
    running.current = controller;
    const tell = (next: SearchState) => !controller.signal.aborted && setState(next);
    const ask = () => {
      tell({ status: 'loading', options: [] });
      search(text.trim(), controller.signal).then(
        (options) => tell({ status: 'success', options }),
        (error: unknown) => tell({ status: 'error', options: [], problem: wordsOf(error) }),
      );
    };
    const timer = setTimeout(ask, wait);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const clear = (): void => {
    cancel();
    setState(initial);
  };
  return { state, start, clear };
}
