import { useEffect } from 'react';
import { hash } from '../state/hashId.ts';
import { useSession } from '../session/useSession.ts';
import { watch } from './watch.ts';

/**
 * Keeps an eye on the proposal while somebody else works on it: the event stream says when to look, and where there is no
 * stream one looks every `seconds`. Nothing is asked while nobody looks at the page.
 */
export function useWatch(active: boolean, seconds: number): void {
  const session = useSession();
  useEffect(() => {
    // Without a link there is nothing to watch: a preview.
    if (!active || hash() === '') return;
    let stop: (() => void) | null = null;
    const settle = (): void => {
      if (document.hidden) {
        stop?.();
        stop = null;
      } else stop ??= watch(session, seconds);
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      stop?.();
    };
  }, [session, active, seconds]);
}
