import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import type { RateDecision, RateLimiter } from '../../../apps/server/src/platform/rateLimit.ts';
import { createRateLimiter } from '../../../apps/server/src/repositories/rateLimiter.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';

let fresh: FreshDatabase;
let pools: Database[];
let limiters: RateLimiter[];
const hash = (key: string): Buffer => createHash('sha256').update(key).digest();

beforeAll(async () => {
  fresh = await freshDatabase();
  pools = [createPool({ url: fresh.url }), createPool({ url: fresh.url })];
  limiters = pools.map((db) => createRateLimiter({ db, hash }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await fresh.drop();
});

/** Alternates between the two processes by `at`. */
async function take(
  key: string,
  limit: number,
  windowSeconds = 60,
  cost?: number,
  at = 0,
): Promise<RateDecision | undefined> {
  return limiters[at % limiters.length]?.take(key, limit, windowSeconds, cost);
}

describe('the rate limiter', () => {
  it.each([
    [20, 3],
    [200, 50],
  ])('lets exactly the limit through when %i come at once to two processes, limit %i', async (requests, limit) => {
    const decisions = await Promise.all(
      Array.from({ length: requests }, (_, at) => take(`burst ${requests}`, limit, 60, 1, at)),
    );
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(limit);
  });

  it('says when to come back', async () => {
    await take('wait', 1, 60);
    expect(await take('wait', 1, 60)).toEqual({ allowed: false, retryAfterSeconds: 60, because: 'exhausted' });
  });

  it('counts by cost, each key for itself, and a refusal costs nothing', async () => {
    expect(await take('cost', 10, 60, 8)).toEqual({ allowed: true });
    expect(await take('cost', 10, 60, 3)).toMatchObject({ allowed: false });
    expect(await take('cost', 10, 60, 2)).toEqual({ allowed: true });
    expect(await take('never', 10, 60, 11)).toMatchObject({ allowed: false });
    expect(await take('another', 10, 60, 10)).toEqual({ allowed: true });
  });

  it('allows again when the window is over, and sweeps what is', async () => {
    await take('again', 1, 60);
    await pools[0]?.query(`update rate_limit set resets_at = now() - interval '1 second' where key = $1`, [
      hash('again'),
    ]);
    expect(await take('again', 1, 60)).toEqual({ allowed: true });
    await pools[0]?.query(`update rate_limit set resets_at = now() - interval '1 second' where key = $1`, [
      hash('again'),
    ]);
    expect(await limiters[0]?.sweep()).toBe(1);
  });

  it('allows nothing when nothing can be counted', async () => {
    const onError = vi.fn();
    const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const decision = await createRateLimiter({ db: away, hash, onError }).take('closed', 10, 60);
    expect(decision).toMatchObject({ allowed: false, because: 'unavailable' });
    expect(onError).toHaveBeenCalledOnce();
    await away.end();
  });
});
