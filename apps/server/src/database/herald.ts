import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { statement, type Queryable } from './pool.ts';

/** One change to a proposal, as processes tell each other. */
export interface News {
  readonly proposal: string;
  readonly revision: number;
}

interface Herald {
  /** Tells every other process, soon; never waits and never fails. Call it once the change is committed. */
  tell(news: News): void;
  /** Reads a notification of another process; null for our own. */
  hear(payload: string): News | null;
  /** Tells what is still untold. */
  close(): Promise<void>;
}

/**
 * All news gathered so far in one notification each. Outside the changes' own transactions, because notifying commits
 * hold one lock for the whole database while they are flushed: with it in the same statement, submits went one after the
 * other and half as fast. This commit loses nothing that lasts, so it does not wait for the disk.
 */
const tellAll = statement<{ told: string }, [readonly string[]]>(
  'herald_tell',
  `with quick as (select set_config('synchronous_commit', 'off', true))
   select pg_notify('proposal', payload)::text as told from quick, unnest($1::text[]) as payload`,
);

/** News that come close together go out together: under load this is one statement for dozens of changes. */
const GATHER_MS = 20;
const PAUSE_MS = 200;

export function createHerald(db: Queryable, onError: (error: unknown) => void): Herald {
  const origin = randomBytes(6).toString('base64url');
  const untold = new Map<string, number>();
  let telling: Promise<void> | null = null;
  let closed = false;

  const tellOnce = async (): Promise<void> => {
    const batch = [...untold];
    untold.clear();
    try {
      await tellAll(db, [batch.map(([proposal, revision]) => `${origin} ${proposal} ${revision}`)]);
    } catch (error) {
      onError(error);
      for (const [proposal, revision] of batch) untold.set(proposal, Math.max(revision, untold.get(proposal) ?? 0));
      await wait(PAUSE_MS);
    }
  };
  const tellUntilTold = async (): Promise<void> => {
    while (untold.size > 0 && !closed) {
      await tellOnce();
      await wait(GATHER_MS);
    }
    telling = null;
  };
  return {
    tell: ({ proposal, revision }) => {
      untold.set(proposal, revision);
      telling ??= tellUntilTold();
    },
    hear: (payload) => {
      const [from, proposal = '', revision] = payload.split(' ');
      return from === origin ? null : { proposal, revision: Number(revision) };
    },
    close: async () => {
      closed = true;
      await telling;
      if (untold.size > 0) await tellOnce();
    },
  };
}
