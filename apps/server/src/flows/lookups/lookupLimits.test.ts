import { beforeEach, expect, it, vi } from 'vitest';
import type { RateLimiter } from '../../platform/rateLimit.ts';
import { takeLookups } from './lookupLimits.ts';

/* What one submit asks is counted at once: all of it, or nothing. */

const take = vi.fn<RateLimiter['take']>();
const giveBack = vi.fn<RateLimiter['giveBack']>();
const runtime = { limiter: { take, giveBack, used: async () => 0, sweep: async () => 0 } };
const by = {
  access: { proven: false },
  visitor: { hash: 'h', device: null, deviceToken: null },
  network: '203.0.113.7',
};
const exhausted = { allowed: false, because: 'exhausted', retryAfterSeconds: 42 } as const;
const usedUp = (name: string) =>
  take.mockImplementation(async (key) => (key.startsWith(name) ? exhausted : { allowed: true }));

beforeEach(() => {
  vi.resetAllMocks();
  take.mockResolvedValue({ allowed: true });
});

it.each([
  ['all that it asks', 40, 40],
  ['the whole share where it asks for more, so that it can ever be sent', 80, 60],
])('a submit takes %s', async (_what, count, cost) => {
  expect(await takeLookups(runtime, by, count)).toBe(true);
  expect(take.mock.calls.map((call) => call[3])).toEqual(take.mock.calls.map(() => cost));
  expect(take.mock.calls.map(([key]) => key.split(':')[0])).toEqual(expect.arrayContaining(['lookup-link', 'lookup']));
});

it('who had their own share is refused with the time to wait', async () => {
  usedUp('lookup-link:');
  const details = { retryAfterSeconds: 42 };
  await expect(takeLookups(runtime, by, 40)).rejects.toMatchObject({ code: 'rate.limited', details });
});

it('whose network had its share goes on without, and gets their own back; who is in does not count for it', async () => {
  usedUp('lookup:');
  expect(await takeLookups(runtime, by, 14)).toBe(false);
  expect(giveBack.mock.calls.filter(([key]) => key.startsWith('lookup-link:'))).toHaveLength(14);
  expect(await takeLookups(runtime, { ...by, access: { proven: true } }, 14)).toBe(true);
});
