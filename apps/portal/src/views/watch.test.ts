import { calls } from '@passo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session/session.ts';
import { keepProposal, useProposal } from '../state/proposal.ts';
import { watch } from './watch.ts';

/* The event stream says once that something happened; what was lost of the look at it has to be looked for again. */

const { stepStatus, proposal } = calls.finishedUpdate.data.parse(calls.finishedUpdate.examples.data);
const newer = { ...proposal, revision: proposal.revision + 1 };

/** The stream of a server, spoken by the test. */
class Stream extends EventTarget {
  static last: Stream;
  constructor() {
    super();
    Stream.last = this;
  }
  say(name: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(name), { data }));
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  keepProposal(proposal);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So many looks are lost, then the newer proposal is told. */
function losing(count: number) {
  let asked = 0;
  const call = async () => {
    asked += 1;
    if (asked <= count) return { ok: false, problem: { name: 'connection', message: '', status: 0 } };
    return { ok: true, value: { stepStatus, proposal: newer } };
  };
  return { session: { call } as unknown as Session, asked: () => asked };
}

it('looks again by the clock where the look at what the stream said was lost, and rests once it was seen', async () => {
  const { session, asked } = losing(2);
  const stop = watch(session, 2);
  Stream.last.say('revision', newer.revision);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(useProposal.getState().proposal?.revision).toBe(newer.revision);
  expect(asked()).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(3);
  stop();
});

it('asks nothing any more once it is stopped, also where a look was on its way', async () => {
  const { session, asked } = losing(100);
  const stop = watch(session, 2);
  Stream.last.say('revision', newer.revision);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
});
