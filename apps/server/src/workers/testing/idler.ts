import { parentPort } from 'node:worker_threads';

/* A thread that answers what it is told to: an echo, a death, a loop without end. */

type Told = 'echo' | 'die' | 'hang' | 'fill';
const deeds: Readonly<Record<Told, () => void>> = {
  echo: () => parentPort?.postMessage('echo'),
  die: () => process.exit(3),
  hang: () => {
    for (;;);
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => at));
  },
};

parentPort?.on('message', (told: Told) => deeds[told]());
