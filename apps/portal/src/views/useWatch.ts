import { pathOf } from '@passo/contract/paths.ts';
import { useEffect } from 'react';
import { hash } from '../state/hashId.ts';
import { poll } from '../journey/poll.ts';
import { turnDay } from '../journey/turnDay.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useProposal } from '../state/proposal.ts';

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

function watch(session: Session, seconds: number): () => void {
  const events = new EventSource(pathOf('events', { hashId: hash() }));
  let timer: ReturnType<typeof setInterval> | undefined;
  const pollByClock = (on: boolean): void => {
    clearInterval(timer);
    timer = on ? setInterval(() => void poll(session), seconds * 1000) : undefined;
  };
  events.addEventListener('revision', ({ data }) => {
    pollByClock(false);
    if (String(data) !== String(useProposal.getState().proposal?.revision)) void poll(session);
  });
  events.addEventListener('day', ({ data }) => turnDay(String(data)));
  events.addEventListener('changed', () => void poll(session));
  events.addEventListener('error', () => timer === undefined && pollByClock(true));
  pollByClock(true);
  return () => {
    pollByClock(false);
    events.close();
  };
}
