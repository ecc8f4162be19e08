import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Where the PostgreSQL of a data folder answers, while a server runs it; null where none does. Carries the password: never log it. */
export async function runningPostgres(dataDir: string): Promise<string | null> {
  const read = (name: string): string => {
    const file = path.join(dataDir, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  const port = read('postgres/cluster/postmaster.pid').split('\n')[3] ?? '';
  const password = read('postgres.password').trim();
  if (!/^\d+$/.test(port) || password === '') return null;
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}
