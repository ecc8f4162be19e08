import { answerAsk } from '../flows/answerAsk.ts';
import { handleEvent } from '../flows/inbox.ts';
import { LEASE_SECONDS } from '../flows/lease.ts';
import type { Runtime } from '../flows/runtime.ts';
import { tend } from '../flows/tend.ts';
import { nextCalledIn, nextDueIn, takeCalledAsks, takeDueAsks } from '../repositories/askRepository.ts';
import { takeEvents } from '../repositories/inboxRepository.ts';
import { sweepKeys } from '../repositories/idempotencyRepository.ts';
import { startWorker, type Worker } from './worker.ts';

export interface Jobs {
  /** Called with the channel of a notification. */
  wake(channel: string): void;
  stop(): Promise<void>;
}

/** Longer than a provider may take to be asked for news. */
const TEND_LEASE_SECONDS = 30;
const SWEEP_EVERY_MS = 600_000;

/** All that this process does by itself: questions to the outside, call backs, and sweeping. */
export function startJobs(runtime: Runtime): Jobs {
  const workers: Readonly<Record<string, Worker>> = {
    ask: startWorker(
      {
        name: 'ask',
        take: (count) => takeDueAsks(runtime.db, [count, LEASE_SECONDS]),
        handle: (ask) => answerAsk(runtime, ask),
        nextIn: async () => (await nextDueIn(runtime.db, []))[0]?.seconds ?? null,
      },
      runtime.logger,
    ),
    called: startWorker(
      {
        name: 'called',
        take: (count) => takeCalledAsks(runtime.db, [count, TEND_LEASE_SECONDS]),
        handle: (ask) => tend(runtime, ask),
        nextIn: async () => (await nextCalledIn(runtime.db, []))[0]?.seconds ?? null,
      },
      runtime.logger,
    ),
    inbox: startWorker(
      {
        name: 'inbox',
        take: (count) => takeEvents(runtime.db, [count, LEASE_SECONDS]),
        handle: (event) => handleEvent(runtime, event),
        nextIn: async () => null,
      },
      runtime.logger,
    ),
  };
  const sweeper = setInterval(() => void sweep(runtime), SWEEP_EVERY_MS);
  sweeper.unref();
  return {
    wake: (channel) => workers[channel]?.wake(),
    stop: async () => {
      clearInterval(sweeper);
      await Promise.all(Object.values(workers).map((worker) => worker.stop()));
    },
  };
}

async function sweep(runtime: Runtime): Promise<void> {
  try {
    await sweepKeys(runtime.db, []);
    await runtime.limiter.sweep();
  } catch (err) {
    runtime.logger.warn({ err, job: 'sweep' }, 'sweeping failed');
  }
}
