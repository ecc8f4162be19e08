import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Waiter } from './crowd.ts';

const PATIENCE_MS = 30_000;

interface Parts {
  readonly url: string;
  readonly client: pg.Client;
  readonly perSecond: number;
}

/**
 * Somebody decides about these customers, one after the other: the simulated vendor calls back, and so on, the whole way.
 * Answers, by proposal, when the settled step was written (epoch ms, the database's clock: the same machine).
 */
export async function settleEach(
  waiters: readonly Waiter[],
  { url, client, perSecond }: Parts,
): Promise<ReadonlyMap<string, number>> {
  const ids = waiters.map(({ proposal }) => proposal);
  const asked = 'select proposal, reference from question where proposal = any($1::uuid[]) and reference is not null';
  const { rows } = await client.query<{ proposal: string; reference: string }>(asked, [ids]);
  if (rows.length !== ids.length) throw new Error(`${rows.length} of ${ids.length} are known to wait`);
  for (const { reference } of rows) {
    const answer = await fetch(`${url}/simulador/decisoes/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'approve' }),
    });
    await answer.arrayBuffer();
    await pause(1000 / perSecond);
  }
  return writtenAt(client, ids);
}

async function writtenAt(client: pg.Client, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const settled = `select proposal, extract(epoch from at)::float8 * 1000 as at from event
    where proposal = any($1::uuid[]) and kind = 'step.done'`;
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(100)) {
    const { rows } = await client.query<{ proposal: string; at: number }>(settled, [ids]);
    if (rows.length >= ids.length) return new Map(rows.map(({ proposal, at }) => [proposal, at]));
  }
  throw new Error('not everybody was answered');
}
