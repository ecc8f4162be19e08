import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { benchPostgres } from '../lib/bench.ts';
import { describeMachine, residentMiB } from '../lib/machine.ts';
import { quiet } from '../lib/quiet.ts';
import { ROOT } from '../lib/root.ts';
import { writeSection } from '../lib/sections.ts';
import { startServer } from '../waiting/start.ts';
import { manyPartners, PRODUCTS } from './house.ts';
import { sectionOf, type Measured } from './section.ts';

/* `npm run bench:partners`: what a thousand partners cost a server. `-- --quick`: fifty of them, and nothing is written. */
const quick = process.argv.includes('--quick');
const MANY = quick ? 50 : 1_000;
const STARTS = quick ? 1 : 5;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const key = randomBytes(32).toString('base64');

interface Started {
  readonly seconds: number;
  readonly MiB: number;
}

/** Until it listens, and what it holds once a page was asked for. */
async function start(databaseUrl: string, root: string): Promise<Started> {
  await quiet();
  const began = performance.now();
  const server = await startServer({ databaseUrl, root, key, pace: 0 });
  const seconds = (performance.now() - began) / 1_000;
  await fetch(`${server.url}/readyz`);
  const MiB = residentMiB(server.pid);
  await server.stop();
  return { seconds, MiB };
}

async function freshDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function measured(url: string, partners: number): Promise<Measured> {
  const root = manyPartners(partners);
  try {
    const database = await freshDatabase(url, `partners_${partners}`);
    const first = await start(database, root);
    const later: Started[] = [];
    for (let run = 0; run < STARTS; run += 1) later.push(await start(database, root));
    await quiet();
    const began = performance.now();
    execFileSync(process.execPath, [path.join(ROOT, 'benchmarks/partners/check.ts'), root]);
    const checkSeconds = (performance.now() - began) / 1_000;
    return { partners, first, later, checkSeconds };
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

const before = os.loadavg()[0] ?? 0;
const postgres = await benchPostgres();
try {
  say(`One partner of ${PRODUCTS} products, then ${MANY} ...`);
  const [one, many] = [await measured(postgres.url, 1), await measured(postgres.url, MANY)];
  const load = [before, os.loadavg()[0] ?? 0] as const;
  const section = sectionOf({ machine: describeMachine(), load, one, many });
  if (!quick) writeSection('75-partners', section);
  say(`\n${section}`);
} finally {
  await postgres.stop();
}
