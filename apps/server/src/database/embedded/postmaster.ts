import fs from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../platform/operatorError.ts';
import type { Account } from './account.ts';
import { POSTGRES_ENVIRONMENT, lastLine } from './cluster.ts';
import type { Folders } from './folders.ts';
import { readPostmaster } from './orphan.ts';

const PATIENCE_MS = 120_000;

export type Settings = Readonly<Record<string, string>>;

// A failing statement or its "Key (cpf)=(...)" detail would carry personal data into the log.
const QUIET: Settings = { log_min_error_statement: 'panic', log_error_verbosity: 'terse', log_checkpoints: 'off' };

export type Launch = {
  readonly program: string;
  readonly folders: Folders;
  readonly account: Account;
  readonly port: number;
  readonly settings: Settings;
};

/** Starts the postmaster and waits until it accepts connections; crash recovery may take a while and is waited for. */
export async function launchPostmaster(launch: Launch): Promise<ChildProcess> {
  const log = fs.openSync(launch.folders.log, 'a', 0o600);
  // Detached: Ctrl-C reaches the whole foreground group, and the database has to outlive the server's last queries.
  const child = spawn(launch.program, argumentsFor(launch), {
    ...launch.account,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  await untilReady(child, launch.folders);
  return child;
}

function argumentsFor({ folders, port, settings }: Launch): string[] {
  const all = { listen_addresses: '127.0.0.1', ...QUIET, ...settings };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folders.cluster, '-p', String(port), '-k', '', ...pairs];
}

async function untilReady(child: ChildProcess, folders: Folders): Promise<void> {
  let failure: Error | null = null;
  child.once('error', (error) => (failure = error));
  const pidFile = path.join(folders.cluster, 'postmaster.pid');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (failure !== null || hasEnded(child)) throw startFailure(folders);
    const postmaster = readPostmaster(pidFile);
    if (postmaster !== null && postmaster.pid === child.pid && postmaster.ready) return;
    if (Date.now() > deadline) throw startFailure(folders);
    await wait(5);
  }
}

const startFailure = (folders: Folders): OperatorError =>
  new OperatorError(`PostgreSQL did not start (${lastLine(readLog(folders.log))}): see ${folders.log}.`);

function readLog(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Whether the process has exited or was killed. */
const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Stops PostgreSQL: sessions are ended and a checkpoint is written; after ten seconds it is made to stop without one. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.ref();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatience);
}
