import { statement, type Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import type { Logger } from '../platform/logger.ts';
import type { Outbound } from '../platform/outbound.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';

interface CallbackRow {
  readonly id: string;
  readonly provider: string;
  readonly body: Buffer;
  readonly tries: number;
}

const takeCallbacks = statement<CallbackRow, [number]>(
  'sim_callback_take',
  `update sim_callback set due_at = now() + make_interval(secs => least(5, 2 ^ tries)), tries = tries + 1
   where id in (select id from sim_callback where delivered_at is null and due_at <= now()
     order by due_at limit $1 for update skip locked)
   returning id, provider, body, tries`,
);
const delivered = statement<never, [string]>('sim_callback_delivered', 'delete from sim_callback where id = $1');
const nextDue = statement<{ seconds: number | null }>(
  'sim_callback_next',
  'select extract(epoch from min(due_at) - now())::float8 as seconds from sim_callback where delivered_at is null',
);

interface CallbackParts {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly logger: Logger;
  readonly outbound: Outbound;
  readonly ownUrl: string;
  /** The signature's header for a provider's raw body. */
  sign(provider: string, body: string): Readonly<Record<string, string>>;
}

/** Calls us back as a provider does: again and again, with growing pauses, until it is told that it was heard. */
export function startCallbacks(parts: CallbackParts): Worker {
  const { db, keyring, logger, outbound, ownUrl } = parts;
  return startWorker<CallbackRow>(
    {
      name: 'sim_callback',
      atOnce: 16,
      take: (count) => takeCallbacks(db, [count]),
      nextIn: async () => (await nextDue(db, []))[0]?.seconds ?? null,
      handle: async ({ id, provider, body: sealed }) => {
        const body = keyring.open(sealed, `sim-callback:${id}`).toString('utf8');
        const answer = await outbound({
          url: `${ownUrl}/webhooks/${provider}`,
          method: 'POST',
          headers: { 'content-type': 'application/json', ...parts.sign(provider, body) },
          body,
          timeoutMs: 5_000,
          attempts: 1,
        });
        if (answer.kind === 'done' && answer.status < 300) await delivered(db, [id]);
      },
    },
    logger,
  );
}
