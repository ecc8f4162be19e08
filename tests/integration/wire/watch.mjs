import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';

/* Loaded before a server that is watched from outside: at SIGUSR2 it says how long its loop stood still and what it holds. */

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const ms = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10;
process.on('SIGUSR2', () => {
  const loop = { p99: ms(delay.percentile(99)), max: ms(delay.max) };
  collect();
  process.stderr.write(`watched ${JSON.stringify({ ...loop, heap: process.memoryUsage().heapUsed })}\n`);
  delay.reset();
});
