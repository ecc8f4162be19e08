import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processBirth } from '../../../apps/server/src/database/embedded/processes.ts';
import { startPostgres, type EmbeddedPostgres } from '../../../apps/server/src/database/embedded.ts';

let folder: string;
const running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'passo embedded '));
  await fs.chmod(folder, 0o711);
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

async function start(report?: (message: string) => void): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir: folder, ...(report ? { report } : {}) });
  running.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A server process of its own that prints its database's port and then waits to be killed. */
async function startInOtherProcess(): Promise<{ readonly pid: number; kill(): Promise<void> }> {
  const module = new URL('../../../apps/server/src/database/embedded.ts', import.meta.url).href;
  const script = `const { startPostgres } = await import(${JSON.stringify(module)});
    const server = await startPostgres({ dataDir: process.argv[1] });
    console.log(server.pid());
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    pid: Number(String(line)),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

// A zombie still answers to a signal, so ask for more than that.
const isAlive = (pid: number): boolean => processBirth(pid) !== null;

describe('the embedded PostgreSQL', () => {
  it('speaks UTF-8, sorts names as Portuguese does and keeps fsync on', async () => {
    const server = await start();
    expect(
      await query(server, `select pg_encoding_to_char(encoding) as e from pg_database where datname = 'postgres'`),
    ).toEqual([{ e: 'UTF8' }]);
    const names = await query(
      server,
      `select n from unnest(array['Zeca', 'Ávila', 'Bento']) n order by n collate "pt-BR-x-icu"`,
    );
    expect(names.map((row) => row['n'])).toEqual(['Ávila', 'Bento', 'Zeca']);
    expect(await query(server, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  it('refuses a connection without the password, which only the owner may read', async () => {
    const server = await start();
    const withoutPassword = new URL(server.url);
    withoutPassword.password = 'guess';
    await expect(query({ ...server, url: withoutPassword.href }, 'select 1')).rejects.toThrow(/password/);
    expect((await fs.stat(path.join(folder, 'postgres.password'))).mode & 0o777).toBe(0o600);
  });

  it('keeps what was committed over a stop and a start', async () => {
    await query(await start(), 'create table kept as select 42 as answer');
    await running.pop()?.stop();
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('comes back on the same port when PostgreSQL is killed, with every committed row', async () => {
    const report = vi.fn();
    const server = await start(report);
    await query(server, 'create table kept (n int)');
    for (let round = 1; round <= 5; round++) {
      await query(server, `insert into kept values (${round})`);
      const before = server.pid();
      process.kill(before, 'SIGKILL');
      await vi.waitFor(() => expect(server.pid()).not.toBe(before), { timeout: 10_000, interval: 20 });
      expect(await query(server, 'select max(n) as n from kept')).toEqual([{ n: round }]);
    }
    expect(report).toHaveBeenCalledTimes(5);
  });

  it('stops the orphan of a killed server and goes on with its data', async () => {
    const killed = await startInOtherProcess();
    await killed.kill();
    expect(isAlive(killed.pid)).toBe(true);
    const server = await start();
    expect(isAlive(killed.pid)).toBe(false);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second server beside the first and leaves the first alone', async () => {
    const first = await startInOtherProcess();
    await expect(start()).rejects.toThrow(/Another Passo server \(process \d+\) is using the data folder/);
    expect(isAlive(first.pid)).toBe(true);
    await first.kill();
    await start();
  });

  it('starts over a pid file whose number belongs to somebody else now', async () => {
    await start();
    await running.pop()?.stop();
    const stranger = spawn('sleep', ['60']);
    const pidFile = path.join(folder, 'postgres/cluster/postmaster.pid');
    await fs.writeFile(pidFile, `${stranger.pid}\n${folder}/postgres/cluster\n1\n1\n\n127.0.0.1\n\nready\n`);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill('SIGKILL');
  });

  it('begins again when an earlier start was killed while it made the database', async () => {
    await fs.mkdir(path.join(folder, 'postgres/cluster.unfinished'), { recursive: true });
    await fs.writeFile(path.join(folder, 'postgres/cluster.unfinished/PG_VERSION'), '18\n');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
