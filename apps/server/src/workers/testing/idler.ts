import { parentPort } from 'node:worker_threads';

/* A thread or a process that does what it is told: an echo, a death, a loop without end. */

const say = (word: string): unknown => (parentPort === null ? process.send?.(word) : parentPort.postMessage(word));

const deeds: Readonly<Record<string, () => unknown>> = {
  echo: () => say('echo'),
  die: () => process.exit(3),
  hang: () => {
    for (;;);
  },
  fill: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_none, at) => at));
  },
};

const hear = (told: string): unknown => deeds[told]?.();
if (parentPort === null) process.on('message', hear);
else parentPort.on('message', hear);
