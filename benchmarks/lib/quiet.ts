import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1_000;
const QUIET_SHARE = 0.12;
const PATIENCE_MS = 60_000;

/** Waits until the rest of the machine is quiet, so that what is measured is ours; gives up after a minute. */
export async function quiet(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let calm = 0; calm < 2 && performance.now() < until;) calm = (await busyShare()) < QUIET_SHARE ? calm + 1 : 0;
}

/** How much of all cores was used during the next second. */
async function busyShare(): Promise<number> {
  const before = times();
  await pause(LOOK_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times(): { readonly idle: number; readonly all: number } {
  const cores = os.cpus().map((core) => core.times);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(cores.map(({ idle }) => idle)),
    all: sum(cores.map(({ idle, user, sys, nice, irq }) => idle + user + sys + nice + irq)),
  };
}
