import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, untilOk } from './lib/bench.ts';
import { ROOT } from './lib/root.ts';
import { quiet } from './lib/quiet.ts';
import { childrenOf, proportionalMiB, residentMiB } from './lib/machine.ts';

/* What a person waits for: from a bare checkout to the first 200, without the installation, and later; and what it holds. */
export interface Starts {
  /** Seconds, one per run. */
  readonly bare: readonly number[];
  readonly installed: readonly number[];
  readonly later: readonly number[];
  /** MiB of a server that nobody asks anything, 10 s after its start. */
  readonly serverMiB: readonly number[];
  /** MiB of PostgreSQL and its children, shared pages counted once. */
  readonly postgresMiB: readonly number[];
}

const IDLE_MS = 10_000;

export async function measureStarts(runs: number): Promise<Starts> {
  const starts = { bare: [], installed: [], later: [], serverMiB: [], postgresMiB: [] } satisfies Record<
    string,
    number[]
  >;
  const kept: Record<keyof Starts, number[]> = starts;
  for (let run = 0; run < runs; run += 1) {
    const checkout = bareCheckout();
    try {
      kept.bare.push((await start(checkout)).seconds);
      // Installed, but nothing built and no database yet.
      for (const made of ['.data', 'apps/portal/dist', 'apps/office/dist'])
        fs.rmSync(path.join(checkout, made), { recursive: true, force: true });
      kept.installed.push((await start(checkout)).seconds);
      const later = await start(checkout, IDLE_MS);
      kept.later.push(later.seconds);
      kept.serverMiB.push(later.serverMiB);
      kept.postgresMiB.push(later.postgresMiB);
    } finally {
      fs.rmSync(checkout, { recursive: true, force: true });
    }
  }
  return kept;
}

function bareCheckout(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-checkout-'));
  fs.chmodSync(folder, 0o755);
  execFileSync('git', ['clone', '--quiet', '--local', '--no-hardlinks', ROOT, folder]);
  return folder;
}

interface Started {
  readonly seconds: number;
  readonly serverMiB: number;
  readonly postgresMiB: number;
}

async function start(checkout: string, idleMs = 0): Promise<Started> {
  await quiet();
  const port = await freePort();
  const began = performance.now();
  const env = { PATH: systemPath(), HOME: process.env['HOME'], PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn('npm', ['start'], { cwd: checkout, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  await untilOk(`http://127.0.0.1:${port}/readyz`, child);
  const seconds = (performance.now() - began) / 1000;
  await pause(idleMs);
  const server = listenerOf(port);
  const memory = {
    serverMiB: residentMiB(server),
    postgresMiB: proportionalMiB(childrenOf(server).flatMap((pid) => [pid, ...childrenOf(pid)])),
  };
  process.kill(server, 'SIGTERM');
  await end(child);
  return { seconds, ...memory };
}

// The pinned Node of this very run must not be found: a new machine has its own.
const systemPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);

/** The process that answers on the port: npm and its shell stand between it and us. */
function listenerOf(port: number): number {
  const listening = fs
    .readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => state === '0A' && Number.parseInt(local?.split(':')[1] ?? '', 16) === port);
  const inode = listening?.[9];
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const owner = pids.find((pid) => hasSocket(pid, `socket:[${inode}]`));
  if (owner === undefined) throw new Error(`nobody listens on ${port}`);
  return Number(owner);
}

function hasSocket(pid: string, socket: string): boolean {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).some((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`) === socket);
  } catch {
    return false;
  }
}
