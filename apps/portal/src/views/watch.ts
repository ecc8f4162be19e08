import { pathOf } from '@passo/contract/paths.ts';
import { poll } from '../journey/poll.ts';
import { turnDay } from '../journey/turnDay.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { useProposal } from '../state/proposal.ts';

/**
 * Looks whenever the event stream says so, and every `seconds` as long as there is no stream. The stream says once what happened: where the
 * look at it was lost, one looks by the clock until one has seen it. Answers what ends the watch.
 */
export function watch(session: Session, seconds: number): () => void {
  const events = new EventSource(pathOf('events', { hashId: hash() }));
  let [streams, stopped] = [false, false];
  let timer: ReturnType<typeof setInterval> | undefined;
  const pollByClock = (on: boolean): void => {
    clearInterval(timer);
    timer = on && !stopped ? setInterval(() => void look(), seconds * 1000) : undefined;
  };
  // What was said once is not said again: until somebody has looked, one looks by the clock.
  const look = async (): Promise<void> => pollByClock(!(await poll(session)) || !streams);
  events.addEventListener('revision', ({ data }) => {
    streams = true;
    pollByClock(false);
    if (String(data) !== String(useProposal.getState().proposal?.revision)) void look();
  });
  events.addEventListener('day', ({ data }) => turnDay(String(data)));
  events.addEventListener('changed', () => void look());
  events.addEventListener('error', () => {
    streams = false;
    if (timer === undefined) pollByClock(true);
  });
  pollByClock(true);
  return () => {
    stopped = true;
    pollByClock(false);
    events.close();
  };
}
