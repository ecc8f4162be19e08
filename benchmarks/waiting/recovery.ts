import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { gatherWaiters } from './crowd.ts';
import { startServer } from './start.ts';

type Parts = Parameters<typeof startServer>[0] & { readonly client: pg.Client };

/** Slower than this measurement lasts: what the first process has taken it holds until it dies. */
const FOR_EVER = 1_000;
const PATIENCE_MS = 60_000;

/**
 * So many customers wait for answers that a process has taken (as many as it takes at once) or lets lie; it dies by kill -9, and
 * another one is started. Seconds from the kill to the last settled step, the start of the other process included.
 */
export async function measureRecovery(parts: Parts, customers: number): Promise<number> {
  const { client } = parts;
  const first = await startServer({ ...parts, pace: FOR_EVER });
  await gatherWaiters(first.url, parts.databaseUrl, 'sozinho', customers);
  const open = `select count(*)::int as count from question where state <> 'settled' and operation = 'identity.faceMatch'`;
  const countOpen = async (): Promise<number> => (await client.query<{ count: number }>(open)).rows[0]?.count ?? 0;
  const waiting = await countOpen();
  if (waiting !== customers) throw new Error(`${waiting} of ${customers} wait`);
  const began = performance.now();
  await first.kill();
  const second = await startServer({ ...parts, pace: 0 });
  try {
    while ((await countOpen()) > 0) {
      if (performance.now() - began > PATIENCE_MS) throw new Error('some are never answered');
      await pause(50);
    }
    return (performance.now() - began) / 1000;
  } finally {
    await second.stop();
  }
}
