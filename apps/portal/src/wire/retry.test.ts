import { expect, it } from 'vitest';
import { mayRetry, pauseAfter, retryPolicy } from './retry.ts';

const lost = { status: 0, name: 'network.failed' };
const unwell = { status: 503, name: 'server.busy' };

it.each([
  ['showStep', 5, lost, true],
  ['showStep', 6, lost, false],
  ['finishedUpdate', 1, lost, false],
  ['updateStep', 2, lost, true],
  ['updateStep', 3, lost, false],
  ['updateStep', 1, unwell, false],
  ['resource', 1, unwell, true],
  ['tokenConfirm', 1, lost, false],
  ['updateStep', 1, { status: 409, name: 'idempotency.inProgress' }, true],
  ['system', 1, { status: 404, name: 'hash.invalid' }, false],
] as const)('%s after %d tries and %o goes out again: %s', (name, tries, failure, again) =>
  expect(mayRetry(retryPolicy(name), tries, failure)).toBe(again),
);

it('waits longer each time, and never long', () => {
  expect([1, 2, 3, 9].map(pauseAfter)).toEqual([400, 800, 1600, 5000]);
});
