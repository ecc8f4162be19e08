import fs from 'node:fs';
import { captureSubmit } from './lib/captured.ts';
import { forgetLimits, gatherCrowd, submitting, type Member } from './lib/crowd.ts';
import { benchServer } from './lib/bench.ts';
import { cpuMicroseconds } from './lib/machine.ts';
import { quiet } from './lib/quiet.ts';
import { findPgbench, NO_PGBENCH, preparePgbench, runPgbench, scriptOf } from './lib/pgbench.ts';
import { percentile } from './lib/stats.ts';
import { wireLoad } from './lib/wireLoad.ts';
import type { Settings } from './lib/settings.ts';

/*
 * How much of what the database could do is left when a form step is submitted through HTTP, with validation, encryption,
 * event and idempotency. pgbench sends the very two statements of one submit, prepared, with parameters as large.
 */
export interface SubmitRound {
  readonly submitsPerSecond: number;
  readonly pgbenchPerSecond: number;
  readonly ratio: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** CPU of the server process for one submit; PostgreSQL and the client are not in it. */
  readonly serverCpuUs: number;
}

const CROWD = 480;

export async function measureSubmits(
  databaseUrl: string,
  folder: string,
  { clients, seconds, rounds }: Settings,
): Promise<readonly SubmitRound[]> {
  if (findPgbench() === null) throw new Error(NO_PGBENCH);
  const captured = await captureSubmit(databaseUrl, folder);
  const state = captured[1]?.values[2];
  if (!Buffer.isBuffer(state)) throw new Error('a submit no longer writes its state third');
  const script = scriptOf(captured, clients);
  fs.writeFileSync(`${folder}/submit.sql`, script);
  const server = await benchServer({ env: { DATABASE_URL: databaseUrl, DATA_DIR: folder, SIMULATOR_PACE: '0' } });
  try {
    await preparePgbench(databaseUrl, state);
    const shares = deal(await gatherCrowd(server.url, databaseUrl, CROWD), clients);
    const results: SubmitRound[] = [];
    const submit = () => wireLoad(server.url, shares.map(submitting), seconds);
    await submit();
    for (let round = 0; round < rounds; round += 1) {
      await forgetLimits(databaseUrl);
      await quiet();
      const used = cpuMicroseconds(server.pid);
      const load = await submit();
      const serverCpuUs = (cpuMicroseconds(server.pid) - used) / load.requests;
      const pgbench = await runPgbench(databaseUrl, script, { clients, seconds, folder });
      results.push({
        submitsPerSecond: load.perSecond,
        pgbenchPerSecond: pgbench.perSecond,
        ratio: load.perSecond / pgbench.perSecond,
        p50Ms: percentile(load.latenciesMs, 0.5),
        p99Ms: percentile(load.latenciesMs, 0.99),
        serverCpuUs,
      });
    }
    return results;
  } finally {
    await server.stop();
  }
}

/** Nobody submits for two customers' proposals at once: each client has customers of its own. */
const deal = (members: readonly Member[], clients: number): readonly (readonly Member[])[] =>
  Array.from({ length: clients }, (_, client) => members.filter((_member, at) => at % clients === client));
