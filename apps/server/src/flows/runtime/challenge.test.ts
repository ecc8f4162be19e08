import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../platform/problemError.ts';
import type { RateLimiter } from '../../platform/rateLimit.ts';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { passChallenge, type Caller } from './challenge.ts';
import { takeOfNetwork } from './limit.ts';

const HERE = '2001:db8:1:2::/64';
const from = (solution: string | null, network = HERE): Caller => ({ network, solution });

/** Counts in memory, and never forgets. */
function counting(counts: Map<string, number>): RateLimiter {
  return {
    take: async (key, limit) => {
      const used = (counts.get(key) ?? 0) + 1;
      if (used > limit) return { allowed: false, retryAfterSeconds: 9, because: 'exhausted' };
      counts.set(key, used);
      return { allowed: true };
    },
    used: async (key) => counts.get(key) ?? 0,
    giveBack: async (key) => void counts.set(key, (counts.get(key) ?? 1) - 1),
    sweep: async () => 0,
  };
}

let counts: Map<string, number>;
let now: Date;
let runtime: Parameters<typeof passChallenge>[0];
beforeEach(() => {
  counts = new Map();
  now = new Date('2026-11-20T12:00:00Z');
  ({ runtime } = playedRuntime({}, { limiter: counting(counts), clock: { now: () => now } }));
});

const refused = async (work: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw new Error('it was let through');
  return error;
};
const challengeOf = async (work: Promise<unknown>): Promise<Challenge> => {
  const { code, details } = await refused(work);
  expect(code).toBe('challenge.required');
  const { challenge } = details.errors as { readonly challenge: Challenge };
  return challenge;
};
const ask = (caller: Caller, purpose = 'code'): Promise<void> => passChallenge(runtime, caller, purpose);
const encoded = (challenge: Challenge, solution: unknown): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
async function solved(challenge: Challenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('there is no solution');
  return solution;
}
const stepsOf = async (challenge: Challenge): Promise<number> => (await solved(challenge)).counter;

describe('a challenge', () => {
  it('lets its solution through, once, from its own network and for its own purpose', async () => {
    const challenge = await challengeOf(ask(from(null)));
    const solution = encoded(challenge, await solved(challenge));
    await challengeOf(ask(from(solution, '2001:db8:1:3::/64')));
    await challengeOf(ask(from(solution), 'code-sent'));
    await ask(from(solution));
    await challengeOf(ask(from(solution)));
  });

  it('counts five minutes', async () => {
    const challenge = await challengeOf(ask(from(null)));
    const solution = encoded(challenge, await solved(challenge));
    now = new Date(now.getTime() + 300_000);
    await challengeOf(ask(from(solution)));
    now = new Date(now.getTime() - 1);
    await ask(from(solution));
  });

  it('that was changed, is not solved or was made by another server is none', async () => {
    const challenge = await challengeOf(ask(from(null)));
    const good = await solved(challenge);
    const { parameters } = challenge;
    const { runtime: another } = playedRuntime({}, { limiter: counting(new Map()) });
    const foreign = await challengeOf(passChallenge(another, from(null), 'code'));
    const changed = (change: object) => ({ ...challenge, parameters: { ...parameters, ...change } });
    for (const bad of [
      'nothing',
      Buffer.from('[]').toString('base64'),
      encoded(changed({ data: { ...parameters.data, until: Number.MAX_SAFE_INTEGER } }), good),
      encoded(changed({ cost: 1 }), good),
      encoded(changed({ keySignature: '' }), good),
      encoded(challenge, { ...good, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` }),
      encoded(challenge, null),
      encoded(foreign, await solved(foreign)),
    ])
      await challengeOf(ask(from(bad)));
    await ask(from(encoded(challenge, good)));
  });

  it('rises with what a network solves, also from its other parts, and ends where a cheap phone takes a second', async () => {
    const first = await stepsOf(await challengeOf(ask(from(null))));
    counts.set('solutions:code:2001:db8:1::/48', 100);
    const risen = await stepsOf(await challengeOf(ask(from(null, '2001:db8:1:ff::/64'))));
    counts.set('solutions:code:2001:db8:1::/48', 100_000);
    const most = await stepsOf(await challengeOf(ask(from(null))));
    expect([first >= 8 && first <= 16, risen >= 32 && risen <= 64, most >= 32 && most <= 64]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is asked for at any of the budgets that a network lies in; a refusal takes from none of them', async () => {
    const take = (network: string) => takeOfNetwork(runtime, from(null, network), ['x', 2, 60]);
    for (const subnet of ['10', '11']) for (let at = 0; at < 2; at += 1) await take(`2001:db8:1:${subnet}::/64`);
    // The /56 has two budgets, which are used up: a third /64 of it has none left, another /56 has.
    await challengeOf(take('2001:db8:1:12::/64'));
    expect(counts.get('x:2001:db8:1:12::/64')).toBe(0);
    for (const subnet of ['210', '310']) for (let at = 0; at < 2; at += 1) await take(`2001:db8:1:${subnet}::/64`);
    await challengeOf(take('2001:db8:1:410::/64'));
    await take('2001:db8:2:410::/64');
  });

  it('is nothing that is let through where nothing can be counted', async () => {
    const unavailable = { allowed: false, retryAfterSeconds: 5, because: 'unavailable' } as const;
    const challenge = await challengeOf(ask(from(null)));
    const solution = encoded(challenge, await solved(challenge));
    Object.assign(runtime.limiter, { take: async () => unavailable });
    expect((await refused(ask(from(solution)))).code).toBe('server.busy');
    expect((await refused(takeOfNetwork(runtime, from(solution), ['x', 2, 60]))).code).toBe('server.busy');
  });
});
