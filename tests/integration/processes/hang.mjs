import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

/* Loaded before a server: whatever it does in a thread never comes to an end. */

const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(_entry, options) {
    super('for (;;);', { ...options, eval: true });
  }
};
syncBuiltinESMExports();
