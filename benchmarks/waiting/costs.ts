import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { cpuMicroseconds, residentMiB } from '../lib/machine.ts';

/** What a server did during some seconds in which nothing changed. */
export interface Costs {
  /** Cores of the server process alone. */
  readonly cores: number;
  readonly queriesPerSecond: number;
  readonly serverMiB: number;
}

/** Transactions of this database, our own question among them. */
async function transactions(client: pg.Client): Promise<number> {
  // The counters are told by each connection once in a while.
  const sql = 'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()';
  const { rows } = await client.query<{ count: string }>(sql);
  return Number(rows[0]?.count ?? 0);
}

export async function costsOf(client: pg.Client, pid: number, seconds: number): Promise<Costs> {
  const [cpu, count] = [cpuMicroseconds(pid), await transactions(client)];
  const began = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - began) / 1000;
  return {
    cores: (cpuMicroseconds(pid) - cpu) / 1e6 / took,
    queriesPerSecond: (await transactions(client)) / took - count / took,
    serverMiB: residentMiB(pid),
  };
}
