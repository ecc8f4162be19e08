import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../platform/operatorError.ts';
import { processBirth, processesOf } from './processes.ts';

const PATIENCE_MS = 30_000;

/**
 * Leaves the cluster free to start: stops the PostgreSQL of a killed server, waits for backends that outlived their
 * postmaster, and removes a pid file whose number now belongs to a zombie or a stranger.
 * The pid file of a dead process stays: PostgreSQL reads the old shared memory from it and refuses to start beside survivors.
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const postmaster = readPostmaster(pidFile)?.pid ?? null;
  const survivors = processesOf(cluster, postmaster);
  if (postmaster !== null && survivors.includes(postmaster)) process.kill(postmaster, 'SIGINT');
  await untilGone(cluster, postmaster);
  if (postmaster !== null && isTaken(postmaster)) fs.rmSync(pidFile, { force: true });
}

async function untilGone(cluster: string, postmaster: number | null): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const [survivor] = processesOf(cluster, postmaster);
    if (survivor === undefined) return;
    if (Date.now() > deadline) {
      throw new OperatorError(
        `An earlier PostgreSQL (process ${survivor}) does not let go of ${cluster}: end that process and start again.`,
      );
    }
    await wait(20);
  }
}

// After untilGone whatever still answers to the number is a zombie or somebody else's process.
function isTaken(pid: number): boolean {
  if (processBirth(pid) !== null) return true;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What postmaster.pid says: the process and whether it accepts connections (its eighth line). */
export function readPostmaster(pidFile: string): { readonly pid: number; readonly ready: boolean } | null {
  try {
    const lines = fs.readFileSync(pidFile, 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.startsWith('ready') ?? false } : null;
  } catch {
    return null;
  }
}
