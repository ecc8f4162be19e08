import { pathOf } from '@passo/contract/paths.ts';
import { useEffect } from 'react';
import { hash } from '../journey/link.ts';
import { poll } from '../journey/refresh.ts';
import { useProposal } from '../state/proposal.ts';

/**
 * Keeps an eye on the proposal while somebody else works on it: the event stream says when to look, and where there is no
 * stream one looks every `seconds`. Nothing is asked while nobody looks at the page.
 */
export function useWatch(active: boolean, seconds: number): void {
  useEffect(() => {
    // Without a link there is nothing to watch: a preview.
    if (!active || hash() === '') return;
    let stop: (() => void) | null = null;
    const settle = (): void => {
      if (document.hidden) {
        stop?.();
        stop = null;
      } else stop ??= watch(seconds);
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      stop?.();
    };
  }, [active, seconds]);
}

function watch(seconds: number): () => void {
  const events = new EventSource(pathOf('events', { hashId: hash() }));
  let timer: ReturnType<typeof setInterval> | undefined;
  const pollByClock = (on: boolean): void => {
    clearInterval(timer);
    timer = on ? setInterval(() => void poll(), seconds * 1000) : undefined;
  };
  events.addEventListener('revision', ({ data }) => {
    pollByClock(false);
    if (String(data) !== String(useProposal.getState().proposal?.revision)) void poll();
  });
  events.addEventListener('changed', () => void poll());
  events.addEventListener('error', () => timer === undefined && pollByClock(true));
  pollByClock(true);
  return () => {
    pollByClock(false);
    events.close();
  };
}
