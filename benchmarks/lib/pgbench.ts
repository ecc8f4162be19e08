import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Captured } from './captured.ts';

/** Where pgbench is, or null with the reason in words. */
export function findPgbench(): string | null {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'pipe' });
    return 'pgbench';
  } catch {
    return null;
  }
}

export const NO_PGBENCH =
  'pgbench was not found: install it with `apt-get install postgresql-contrib` (Debian: it comes with postgresql), or put it on the PATH.';

const ROWS = 480;

/** Proposals for pgbench beside the customers' own: the same rows of the same sizes, found by digests of numbers. */
export async function preparePgbench(databaseUrl: string, state: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const digest = (what: string): string => `sha256(('${what}:' || n)::bytea)`;
  const rows = `generate_series(0, ${ROWS - 1}) as n`;
  await client.query(
    `insert into link (digest, sealed, channel, expires_at)
     select ${digest('link')}, 'x', 'aurora-clt', now() + interval '90 days' from ${rows} on conflict do nothing`,
  );
  const ids = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await client.query(
    `insert into proposal (id, link, channel, partner, flow_version, state, situation, cpf_hash)
     select ${ids}, ${digest('link')}, 'aurora-clt', 'aurora', (select max(id) from flow_version), $1,
       'pending', ${digest('cpf')} from ${rows} on conflict do nothing`,
    [state],
  );
  await client.query(
    `insert into device (digest, proposal, expires_at)
     select ${digest('device')}, ${ids}, now() + interval '90 days' from ${rows} on conflict do nothing`,
  );
  await client.end();
}

/**
 * A script of the server's own two statements. What differs from submit to submit is computed from the client's number
 * and chance; everything else is sent with each transaction, as large as the server sends it.
 */
export function scriptOf(captured: readonly Captured[], clients: number): string {
  const [read, write] = captured;
  if (read === undefined || write === undefined) throw new Error('a submit was not two statements');
  const digest = (what: string, number = ':n'): string => `sha256(('${what}:' || ${number})::bytea)`;
  const reads = [digest('link'), digest('device'), digest('key', ':k'), digest('limit'), '1000000', '60'];
  const id = `('00000000-0000-7000-8000-' || lpad(:n::text, 12, '0'))::uuid`;
  const own: Readonly<Record<number, string>> = {
    0: id,
    1: ':revision::int',
    5: digest('cpf'),
    11: digest('key', ':k'),
  };
  const writes = write.values.map((value, at) => own[at] ?? literal(value));
  const per = Math.floor(ROWS / clients);
  return [
    `\\set n :client_id * ${per} + random(0, ${per - 1})`,
    '\\set k random(1, 9000000000000000)',
    `${fill(read.text, reads)} \\gset`,
    `${fill(write.text, writes)} \\gset after_`,
    '',
  ].join('\n');
}

function literal(value: unknown): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'::bytea`;
  if (Array.isArray(value)) return value.length === 0 ? `'{}'` : `array[${value.map(literal).join(', ')}]`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}

const fill = (text: string, values: readonly string[]): string =>
  text
    .replaceAll(/--.*/g, '')
    .replaceAll(/\$(\d+)/g, (_, number: string) => values[Number(number) - 1] ?? 'null')
    .replaceAll('\n', ' ');

export interface PgbenchRun {
  readonly perSecond: number;
  readonly latencyMs: number;
}

export async function runPgbench(
  databaseUrl: string,
  script: string,
  { clients, seconds, folder }: { readonly clients: number; readonly seconds: number; readonly folder: string },
): Promise<PgbenchRun> {
  const file = path.join(folder, 'submit.sql');
  fs.writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const child = spawn(
    'pgbench',
    [
      ...['-n', '-M', 'prepared', '-f', file, '-c', String(clients), '-j', '1', '-T', String(seconds)],
      ...['-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
    ],
    { env: { ...process.env, PGPASSWORD: password }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString('utf8')));
  child.stderr.on('data', (text: Buffer) => (output += text.toString('utf8')));
  await once(child, 'close');
  const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (!Number.isFinite(perSecond) || /failed transactions: [1-9]|aborted/.test(output)) throw new Error(output);
  return { perSecond, latencyMs: Number(/latency average = ([\d.]+)/.exec(output)?.[1]) };
}
