import { calls } from '@passo/contract';
import { beforeEach, expect, it } from 'vitest';
import type { Session } from '../session/session.ts';
import { useConfig } from '../state/config.ts';
import { keepProposal } from '../state/proposal.ts';
import { isLate } from '../views/wait/waitWords.ts';
import { journeyOf } from './journey.ts';
import { poll } from './poll.ts';

/* A page is left open over midnight: what it promised for yesterday is late, though nothing of the proposal has changed. */

const { stepStatus, proposal } = calls.finishedUpdate.data.parse(calls.finishedUpdate.examples.data);
const wait = {
  ...({ for: 'employer', name: null, since: '2026-11-19', until: '2026-11-20', minutes: false } as const),
  ...{ endsOn: null, ahead: {}, mayGiveUp: true },
};
const answering = (today: string | undefined) =>
  poll({ call: async () => ({ ok: true, value: { stepStatus, proposal, today } }) } as unknown as Session);
const isLateNow = (): boolean => {
  const { config } = useConfig.getState();
  return config !== null && isLate(journeyOf(config, proposal), wait);
};

beforeEach(() => {
  keepProposal(proposal);
  useConfig.setState({ config: { ...calls.system.data.parse(calls.system.examples.data), today: '2026-11-20' } });
});

it('goes by the day that the server says', async () => {
  const { config } = useConfig.getState();
  await answering('2026-11-20');
  expect(isLateNow()).toBe(false);
  // Nothing is drawn anew for it.
  expect(useConfig.getState().config).toBe(config);
  await answering('2026-11-21');
  expect(isLateNow()).toBe(true);
});

it('stays with the day it has where a server says none', async () => {
  await answering(undefined);
  expect(isLateNow()).toBe(false);
});
