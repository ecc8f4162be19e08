import { statement, type Queryable } from '../database/pool.ts';
import type { RateLimiter } from '../platform/rateLimit.ts';

type Parts = {
  readonly db: Queryable;
  /** Such as `(key) => keyring.keyedHash(key, 'rate-limit')`: keys are addresses, phones and CPFs. */
  readonly hash: (key: string) => Buffer;
  /** Hears why nothing could be counted. */
  readonly onError?: (error: unknown) => void;
};

// One statement, one row lock: two processes never both take the last one. The outer select reads the row as it was before.
const takeSome = statement<{ taken: boolean; wait: number | null }, [Buffer, number, number, number]>(
  'rate_limit_take',
  `with taken as (
     insert into rate_limit as r (key, used, resets_at)
     select $1, $4, now() + make_interval(secs => $3) where $4::int <= $2::int
     on conflict (key) do update set
       used = case when r.resets_at <= now() then $4 else r.used + $4 end,
       resets_at = case when r.resets_at <= now() then now() + make_interval(secs => $3) else r.resets_at end
     where r.resets_at <= now() or r.used + $4 <= $2
     returning 1)
   select exists (select from taken) as taken,
     (select extract(epoch from resets_at - now())::float8 from rate_limit where key = $1) as wait`,
);

const readUsed = statement<{ used: number }, [Buffer]>(
  'rate_limit_used',
  'select used from rate_limit where key = $1 and resets_at > now()',
);

const giveOne = statement<never, [Buffer]>(
  'rate_limit_give_back',
  'update rate_limit set used = used - 1 where key = $1 and used > 0 and resets_at > now()',
);

const sweepExpired = statement<{ count: number }>(
  'rate_limit_sweep',
  'with gone as (delete from rate_limit where resets_at < now() returning 1) select count(*) as count from gone',
);

export function createRateLimiter({ db, hash, onError }: Parts): RateLimiter {
  return {
    take: async (key, limit, windowSeconds, cost = 1) => {
      try {
        const [row] = await takeSome(db, [hash(key), limit, windowSeconds, cost]);
        if (row?.taken) return { allowed: true };
        return { allowed: false, retryAfterSeconds: secondsUntil(row?.wait ?? windowSeconds), because: 'exhausted' };
      } catch (error) {
        onError?.(error);
        return { allowed: false, retryAfterSeconds: 5, because: 'unavailable' };
      }
    },
    used: async (key) => {
      const rows = await readUsed(db, [hash(key)]).catch((error: unknown) => void onError?.(error));
      return rows?.[0]?.used ?? 0;
    },
    giveBack: async (key) => {
      await giveOne(db, [hash(key)]).catch((error: unknown) => onError?.(error));
    },
    sweep: async () => (await sweepExpired(db, []))[0]?.count ?? 0,
  };
}

const secondsUntil = (seconds: number): number => Math.max(1, Math.ceil(seconds));
