import { answerQuestion } from '../flows/outside/answerQuestion.ts';
import { handleEvent } from '../flows/outside/inbox.ts';
import { LEASE_SECONDS } from '../platform/lease.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { tend } from '../flows/outside/tend.ts';
import { tellWithdrawal } from '../flows/outside/withdraw.ts';
import { nextCalledIn, nextDueIn, takeCalledQuestions, takeDueQuestions } from '../repositories/questionRepository.ts';
import { nextWithdrawalIn, takeWithdrawals } from '../repositories/withdrawalRepository.ts';
import { takeEvents } from '../repositories/inboxRepository.ts';
import { sweepKeys } from '../repositories/idempotencyRepository.ts';
import type { Metrics } from '../platform/metrics.ts';
import { sweepTokens } from '../repositories/partnerTokenRepository.ts';
import { tendDataRequests } from './dataRequestsJob.ts';
import { retainDaily } from './retentionJob.ts';
import { startWorker, type Worker } from './worker.ts';

interface Jobs {
  /** Called with the channel of a notification. */
  wake(channel: string): void;
  stop(): Promise<void>;
}

/** Longer than a provider may take to be asked for news. */
const TEND_LEASE_SECONDS = 30;
const SWEEP_EVERY_MS = 600_000;

/** All that this process does by itself: questions to the outside, their withdrawal, call backs, sweeping, and the end of personal data. */
export function startJobs(runtime: Runtime, metrics: Pick<Metrics, 'observeRetention' | 'observeOverdue'>): Jobs {
  const workers: Readonly<Record<string, Worker>> = {
    question: startWorker(
      {
        name: 'question',
        take: (count) => takeDueQuestions(runtime.db, [count, LEASE_SECONDS]),
        handle: (row) => answerQuestion(runtime, row),
        nextIn: async () => (await nextDueIn(runtime.db, []))[0]?.seconds ?? null,
      },
      runtime.logger,
    ),
    called: startWorker(
      {
        name: 'called',
        take: (count) => takeCalledQuestions(runtime.db, [count, TEND_LEASE_SECONDS]),
        handle: (row) => tend(runtime, row),
        nextIn: async () => (await nextCalledIn(runtime.db, []))[0]?.seconds ?? null,
      },
      runtime.logger,
    ),
    withdrawal: startWorker(
      {
        name: 'withdrawal',
        take: (count) => takeWithdrawals(runtime.db, [count, LEASE_SECONDS]),
        handle: (row) => tellWithdrawal(runtime, row),
        nextIn: async () => (await nextWithdrawalIn(runtime.db, []))[0]?.seconds ?? null,
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
  const sweeper = setInterval(() => void sweep(runtime, metrics), SWEEP_EVERY_MS);
  sweeper.unref();
  return {
    wake: (channel) => workers[channel]?.wake(),
    stop: async () => {
      clearInterval(sweeper);
      await Promise.all(Object.values(workers).map((worker) => worker.stop()));
    },
  };
}

async function sweep(runtime: Runtime, metrics: Pick<Metrics, 'observeRetention' | 'observeOverdue'>): Promise<void> {
  try {
    await sweepKeys(runtime.db, []);
    await sweepTokens(runtime.db, []);
    await runtime.limiter.sweep();
    await retainDaily(runtime, metrics);
    await tendDataRequests(runtime, metrics);
  } catch (err) {
    runtime.logger.warn({ err, job: 'sweep' }, 'sweeping failed');
  }
}
