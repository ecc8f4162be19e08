import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { houseOf } from '../../tests/support/house.ts';
import { benchPostgres } from '../lib/bench.ts';
import { describeMachine } from '../lib/machine.ts';
import { ROOT } from '../lib/root.ts';
import { percentile } from '../lib/stats.ts';
import { writeSection } from '../lib/sections.ts';
import { costsOf } from './costs.ts';
import { flows, gatherWaiters, type Waiter } from './crowd.ts';
import { connectAll, pollLine, screenAt, settleDown, streamLine } from './lines.ts';
import { measureRecovery } from './recovery.ts';
import { sectionOf, type WaitingResults } from './section.ts';
import { settleEach } from './settle.ts';
import { startServer } from './start.ts';

/* `npm run bench:waiting`: ten thousand customers wait on one process. `-- --quick`: five hundred, and nothing is written. */
const quick = process.argv.includes('--quick');
const CUSTOMERS = quick ? 500 : 10_000;
const SETTLED = quick ? 20 : 300;
const SECONDS = quick ? 4 : 20;
const RECOVERED = quick ? 100 : 1_000;
const SETTLED_PER_SECOND = 40;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

interface Scene {
  readonly url: string;
  readonly pid: number;
  readonly client: pg.Client;
}

const delays = (seen: ReadonlyMap<string, number>, written: ReadonlyMap<string, number>): readonly number[] =>
  [...written].map(([proposal, at]) => (seen.get(proposal) ?? Number.POSITIVE_INFINITY) - at);

async function withStreams({ url, pid, client }: Scene, crowd: readonly Waiter[]) {
  const seen = new Map<string, number>();
  const look = async (waiter: Waiter): Promise<void> => {
    const at = await screenAt(url, waiter);
    // The first look is the screen's; what follows are the steps behind it.
    if (!seen.has(waiter.proposal)) seen.set(waiter.proposal, at);
  };
  const lines = await connectAll(crowd, (waiter) => streamLine(url, waiter, (changed) => void look(changed)));
  await settleDown();
  const costs = await costsOf(client, pid, SECONDS);
  const written = await settleEach(crowd.slice(0, SETTLED), { url, client, perSecond: SETTLED_PER_SECOND });
  await settleDown();
  lines.forEach((line) => line.close());
  return { costs, toScreenMs: delays(seen, written) };
}

async function withPolls({ url, pid, client }: Scene, crowd: readonly Waiter[]) {
  const seen = new Map<string, number>();
  const latencies: number[] = [];
  const changed = ({ proposal }: Waiter): void => {
    if (!seen.has(proposal)) seen.set(proposal, performance.timeOrigin + performance.now());
  };
  const answered = (milliseconds: number): void => void latencies.push(milliseconds);
  const lines = await connectAll(crowd, (waiter) => pollLine(url, waiter, { answered, changed }));
  await settleDown();
  latencies.length = 0;
  const costs = await costsOf(client, pid, SECONDS);
  const answers = [...latencies];
  const written = await settleEach(crowd.slice(SETTLED, SETTLED * 2), { url, client, perSecond: SETTLED_PER_SECOND });
  await settleDown();
  lines.forEach((line) => line.close());
  return { costs, answers, toScreenMs: delays(seen, written) };
}

/** Until every question has been put and is waited for. */
async function untilAllWait(client: pg.Client, customers: number): Promise<void> {
  const sql = `select count(*)::int as count from question where state = 'called' and told is not null and due_at > now()`;
  while (((await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0) < customers) await pause(500);
}

async function measure(): Promise<WaitingResults> {
  const before = os.loadavg()[0] ?? 0;
  const postgres = await benchPostgres();
  const house = houseOf(flows);
  const client = new pg.Client({ connectionString: postgres.url });
  const parts = { databaseUrl: postgres.url, root: house.root, key: randomBytes(32).toString('base64') };
  try {
    const server = await startServer({ ...parts, pace: 0 });
    await client.connect();
    say(`${CUSTOMERS} customers come ...`);
    const crowd = await gatherWaiters(server.url, postgres.url, 'pessoa', CUSTOMERS);
    await untilAllWait(client, CUSTOMERS);
    const scene: Scene = { url: server.url, pid: server.pid, client };
    say('They wait at event streams ...');
    const streams = await withStreams(scene, crowd);
    say('They poll every two seconds ...');
    const polls = await withPolls(scene, crowd);
    await server.stop();
    say('A process dies by kill -9 ...');
    const recoverySeconds = await measureRecovery({ ...parts, pace: 0, client }, RECOVERED);
    const load: readonly [number, number] = [before, os.loadavg()[0] ?? 0];
    const sizes = { customers: CUSTOMERS, settled: SETTLED, seconds: SECONDS, recovered: RECOVERED };
    return { machine: describeMachine(), load, ...sizes, streams, polls, recoverySeconds };
  } finally {
    await client.end();
    house.remove();
    await postgres.stop();
  }
}

/** A hundred thousand answers as what a hundredth, two hundredths ... of them took at most. */
const hundredths = (values: readonly number[]): readonly number[] =>
  Array.from({ length: 101 }, (_, at) => Number(percentile(values, at / 100).toFixed(2)));

const results = await measure();
const section = sectionOf(results);
if (!quick) {
  writeSection('15-waiting', section);
  fs.mkdirSync(path.join(ROOT, 'benchmarks/raw'), { recursive: true });
  fs.writeFileSync(
    path.join(ROOT, 'benchmarks/raw/waiting.json'),
    `${JSON.stringify({ ...results, polls: { ...results.polls, answers: hundredths(results.polls.answers) } }, null, 1)}\n`,
  );
}
say(`\n${section}`);
process.exit(0);
