import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { measureJobs } from './jobs.ts';
import { benchPostgres } from './lib/bench.ts';
import { describeMachine } from './lib/machine.ts';
import { findPgbench, NO_PGBENCH } from './lib/pgbench.ts';
import { reportOf, type Results } from './lib/report.ts';
import { writeSection } from './lib/sections.ts';
import { ROOT } from './lib/root.ts';
import type { Settings } from './lib/settings.ts';
import { measurePolls } from './poll.ts';
import { measureStarts } from './start.ts';
import { measureSubmits } from './submit.ts';

/*
 * `npm run bench`: measures everything and rewrites its section of results.md. `npm run bench -- --quick` takes less than two minutes and
 * writes nothing; names (`start submit poll jobs`) measure only these, and write nothing either.
 */
const given = process.argv.slice(2);
const quick = given.includes('--quick');
const names = given.filter((name) => !name.startsWith('--'));
const wants = (name: string): boolean => names.length === 0 || names.includes(name);
const settings: Settings = quick ? { clients: 16, seconds: 3, rounds: 3 } : { clients: 16, seconds: 8, rounds: 7 };

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

async function versionsAt(databaseUrl: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const pgbench = execFileSync('pgbench', ['--version'], { encoding: 'utf8' });
  const fastify: { readonly version?: unknown } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'node_modules/fastify/package.json'), 'utf8'),
  );
  return {
    PostgreSQL: rows[0]?.server_version ?? '',
    pgbench: /[\d.]+/.exec(pgbench)?.[0] ?? '',
    Fastify: String(fastify.version),
  };
}

async function measure(): Promise<Results> {
  const before = os.loadavg()[0] ?? 0;
  const postgres = await benchPostgres();
  try {
    const versions = await versionsAt(postgres.url);
    say('Submits against pgbench ...');
    const submits = wants('submit') ? await measureSubmits(postgres.url, postgres.dataDir, settings) : [];
    say('Polls against hello ...');
    const polls = wants('poll') ? await measurePolls(postgres.url, postgres.dataDir, { ...settings, clients: 32 }) : [];
    say('Job starts ...');
    const jobs = wants('jobs') ? await measureJobs(postgres.url, postgres.dataDir, quick ? 10 : 60) : null;
    say('Starts ...');
    const starts = wants('start') && !quick ? await measureStarts(3) : null;
    const after = os.loadavg()[0] ?? 0;
    return { machine: describeMachine(), versions, settings, load: [before, after], starts, submits, polls, jobs };
  } finally {
    await postgres.stop();
  }
}

if (findPgbench() === null) {
  process.stderr.write(`${NO_PGBENCH}\n`);
  process.exit(1);
}
const results = await measure();
const report = reportOf(results);
if (!quick && names.length === 0) {
  writeSection('10-platform', report);
  fs.mkdirSync(path.join(ROOT, 'benchmarks/raw'), { recursive: true });
  fs.writeFileSync(path.join(ROOT, 'benchmarks/raw/results.json'), `${JSON.stringify(results, null, 1)}\n`);
}
say(`\n${report}`);
