import { createDecipheriv, createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../../../apps/server/src/database/pool.ts';
import { testKeys } from '../../support/server.ts';

/* Looks for what is a person's, byte by byte, as somebody would who has the database, the files, the log and the keys. */

/** A piece of something stored, and where it was found. */
export interface Stored {
  readonly where: string;
  readonly bytes: Buffer;
}

/**
 * What a sealed value says, whosever it is: the cipher opens under the key alone, what it is bound to is only checked afterwards.
 * So no context has to be known, and none can be forgotten. Null for what was not sealed with our keys.
 */
function unsealed(bytes: Buffer): Buffer | null {
  const key = bytes.length > 31 && bytes[0] === 1 ? testKeys.keys.get(bytes.readUInt16BE(1)) : undefined;
  if (key === undefined) return null;
  return createDecipheriv('aes-256-gcm', key, bytes.subarray(3, 15)).update(bytes.subarray(15, -16));
}

const withOpened = (where: string, bytes: Buffer): readonly Stored[] => {
  const opened = unsealed(bytes);
  return [{ where, bytes }, ...(opened === null ? [] : [{ where: `${where}, opened`, bytes: opened }])];
};

/** Every value of every row of every table, as it is and opened. */
export async function everyValue(db: Database): Promise<readonly Stored[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const found: Stored[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query<Readonly<Record<string, unknown>>>(`select * from ${name}`);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const bytes = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value) ?? '');
      found.push(...withOpened(`${name}.${column}`, bytes));
    }
  }
  return found;
}

/** Every file below a folder, as it is and opened. */
export function everyFile(folder: string): readonly Stored[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile())
    .flatMap((file) => [{ where: file, bytes: Buffer.from(file) }, ...withOpened(file, fs.readFileSync(file))]);
}

/** The database's own files, where this machine may read them: rows that were freed are still written there. */
export async function ownFiles(db: Database): Promise<readonly Stored[]> {
  await db.query('checkpoint');
  const { rows } = await db.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()`,
  );
  const folder = rows[0]?.folder ?? '';
  return fs
    .readdirSync(folder)
    .map((name) => ({ where: `file ${name}`, bytes: fs.readFileSync(path.join(folder, name)) }));
}

const inBothLetters = (text: string): readonly Buffer[] => [Buffer.from(text, 'utf8'), Buffer.from(text, 'latin1')];
const digestsOf = (bytes: Buffer): readonly Buffer[] => {
  const digest = createHash('sha256').update(bytes).digest();
  return [digest, Buffer.from(digest.toString('hex')), Buffer.from(digest.toString('base64'))];
};

/** A secret in every shape in which it could lie somewhere. */
export const shapesOf = (secret: string | Buffer): readonly Buffer[] =>
  typeof secret === 'string'
    ? [...inBothLetters(secret), ...inBothLetters(secret.toUpperCase())]
    : [secret.subarray(secret.length >> 1, (secret.length >> 1) + 48), ...digestsOf(secret)];

export type Secrets = Readonly<Record<string, readonly Buffer[]>>;

/** Which secrets lie where. */
export const leaks = (stored: readonly Stored[], secrets: Secrets): readonly string[] => [
  ...new Set(
    stored.flatMap(({ where, bytes }) =>
      Object.entries(secrets).flatMap(([name, shapes]) =>
        shapes.some((shape) => bytes.includes(shape)) ? [`${name} in ${where}`] : [],
      ),
    ),
  ),
];
