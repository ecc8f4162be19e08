import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { clearOrphan } from './orphan.ts';
import { launchPostmaster, stopPostmaster, type Launch } from './postmaster.ts';

type Supervised = { pid(): number; stop(): Promise<void> };

const LONGEST_PAUSE_MS = 5_000;

/** Keeps one PostgreSQL running until it is stopped: whenever it dies it is started again on the same port. */
export async function supervise(launch: Launch, report: (message: string) => void): Promise<Supervised> {
  let child = await launchPostmaster(launch);
  let stopping = false;
  let revival = Promise.resolve();

  const watch = (): void => {
    child.unref();
    child.once('exit', () => {
      if (!stopping) revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    const next = await relaunch(launch, report, () => stopping);
    if (next === null) return;
    child = next;
    watch();
  };
  // A server that ends without having called stop must not leave PostgreSQL behind.
  const interrupt = (): void => void child.kill('SIGINT');
  process.once('exit', interrupt);
  watch();

  return {
    pid: () => child.pid ?? 0,
    stop: async () => {
      stopping = true;
      process.off('exit', interrupt);
      await revival;
      await stopPostmaster(child);
    },
  };
}

// Never gives up: a full disk may be emptied, and until then the server answers "not ready".
async function relaunch(
  launch: Launch,
  report: (message: string) => void,
  isStopping: () => boolean,
): Promise<ChildProcess | null> {
  for (let pause = 100; !isStopping(); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await clearOrphan(launch.folders.cluster);
      const child = await launchPostmaster(launch);
      report('PostgreSQL had died and was started again.');
      return child;
    } catch (error) {
      report(error instanceof Error ? error.message : 'PostgreSQL could not be started again.');
      await wait(pause);
    }
  }
  return null;
}
