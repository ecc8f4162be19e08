import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1_000;

/** How many cores were busy during the last second, with what runs beside this process. */
async function busyCores() {
  const before = times();
  await pause(LOOK_MS);
  const after = times();
  const all = after.all - before.all;
  return all === 0 ? 0 : (1 - (after.idle - before.idle) / all) * os.cpus().length;
}

function times() {
  const cpus = os.cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    all: user + nice + sys + idle + irq,
    idle,
  }));
  return { all: sum(cpus.map(({ all }) => all)), idle: sum(cpus.map(({ idle }) => idle)) };
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** Three files at a time keep two calm cores busy; where something else runs already, two are enough. */
export async function filesAtOnce() {
  const busy = await busyCores();
  if (busy < 0.7) return 3;
  console.log(`Something else keeps ${busy.toFixed(1)} cores busy: two test files at a time.`);
  return 2;
}
