import fs from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { OperatorError } from '../platform/operatorError.ts';

type Migration = { readonly number: number; readonly name: string; readonly checksum: string; readonly sql: string };
type Applied = Omit<Migration, 'sql'>;

const FOLDER = path.resolve(import.meta.dirname, '../../migrations');
// Any constant will do, as long as every process of ours uses the same one.
const LOCK = 5_072_736_001;

/**
 * Brings the database to the newest migration, forward only, each file `NNN_name.sql` in a transaction of its own.
 * Safe to run from several processes at once: one works, the others wait. Answers the names it applied.
 * Throws OperatorError when an applied file was changed or is gone, or a new one is numbered before an applied one.
 */
export async function migrate(url: string, folder = FOLDER): Promise<readonly string[]> {
  const files = await readMigrations(folder);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'passo-migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`);
    return await bringUp(client, files);
  } finally {
    await client.end();
  }
}

/** The migrations of a folder in order. */
async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigration(folder, name)));
  for (const [index, file] of files.entries()) {
    if (files[index - 1]?.number === file.number) {
      throw new OperatorError(`Two migrations have the number of ${file.name}: renumber the newer one.`);
    }
  }
  return files;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{3})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new OperatorError(`The migration ${name} must be named like 001_what_it_does.sql.`);
  const sql = (await fs.readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

async function bringUp(client: pg.Client, files: readonly Migration[]): Promise<readonly string[]> {
  await client.query(
    'create table if not exists migration (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
  );
  const applied = (await client.query<Applied>('select number, name, checksum from migration order by number')).rows;
  const problem = applied.map((past) => problemOf(past, files)).find((found) => found !== null);
  if (problem) throw new OperatorError(problem);
  const last = applied.at(-1)?.number ?? -1;
  const pending = files.filter((file) => !applied.some((past) => past.number === file.number));
  for (const file of pending) {
    if (file.number < last)
      throw new OperatorError(
        `The migration ${file.name} is new but numbered before ${last}: give it the next number.`,
      );
    await apply(client, file);
  }
  return pending.map((file) => file.name);
}

function problemOf(past: Applied, files: readonly Migration[]): string | null {
  const file = files.find((candidate) => candidate.number === past.number);
  if (!file)
    return `The database has the migration ${past.name}, which this version of Passo does not know: run the newer version.`;
  if (file.checksum !== past.checksum) {
    return `The migration ${past.name} was changed after it had been applied: restore the file and write a new migration instead.`;
  }
  return null;
}

async function apply(client: pg.Client, file: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`The migration ${file.name} failed and changed nothing: ${reason}.`, { cause });
  }
}
