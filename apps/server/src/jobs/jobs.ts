import { operationsInSalary } from '@passo/catalog';
import { answerQuestion } from '../flows/outside/answerQuestion.ts';
import { giveUpOnEvent, giveUpOnMessage, giveUpOnQuestion, giveUpOnWithdrawal } from '../flows/outside/giveUp.ts';
import { handleEvent } from '../flows/outside/inbox.ts';
import { LEASE_SECONDS } from '../platform/lease.ts';
import { sweepOrphans } from '../flows/journey/sweepOrphans.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import { tend } from '../flows/outside/tend.ts';
import { announceExpiring } from '../flows/outside/announceExpiring.ts';
import { tellOutcome } from '../flows/outside/tellOutcome.ts';
import { tellWithdrawal } from '../flows/outside/withdraw.ts';
import { nextCalledIn, nextDueIn, takeCalledQuestions, takeDueQuestions } from '../repositories/questionRepository.ts';
import { nextWithdrawalIn, takeWithdrawals } from '../repositories/withdrawalRepository.ts';
import { nextOutcomeMessageIn, takeOutcomeMessages } from '../repositories/outcomeMessageRepository.ts';
import { takeEvents } from '../repositories/inboxRepository.ts';
import { sweepKeys } from '../repositories/idempotencyRepository.ts';
import type { Metrics } from '../platform/metrics.ts';
import { sweepEntryCodes } from '../repositories/codeRepository.ts';
import { sweepOperatorDevices } from '../repositories/operatorDeviceRepository.ts';
import { sweepOperatorSessions } from '../repositories/operatorSessionRepository.ts';
import { sweepTokens } from '../repositories/partnerTokenRepository.ts';
import { tendDataRequests } from './dataRequestsJob.ts';
import { retainDaily } from './retentionJob.ts';
import { startRetaking, type LeasedWork } from './retaking.ts';
import type { Worker } from './worker.ts';

interface Jobs {
  /** Called with the channel of a notification. */
  wake(channel: string): void;
  stop(): Promise<void>;
}

const SWEEP_EVERY_MS = 600_000;

/** All that this process does by itself: questions to the outside, their withdrawal, messages, call backs, sweeping, and the end of personal data. */
export function startJobs(
  runtime: Runtime,
  metrics: Pick<Metrics, 'observeGivenUp' | 'observeLeft' | 'observeOverdue' | 'observeRetention'>,
): Jobs {
  const { db, logger } = runtime;
  const start = <Item extends { readonly lost: number }>(work: LeasedWork<Item>): Worker => {
    const giveUp = async (item: Item): Promise<void> => {
      metrics.observeGivenUp(work.name);
      await work.giveUp(item);
    };
    return startRetaking({ ...work, giveUp }, logger);
  };
  const workers: Readonly<Record<string, Worker>> = {
    question: start({
      name: 'question',
      take: (count, ranOut) => takeDueQuestions(db, [count, LEASE_SECONDS, ranOut, operationsInSalary]),
      handle: (row) => answerQuestion(runtime, row),
      nextIn: async (ranOut) => (await nextDueIn(db, [ranOut, operationsInSalary]))[0]?.seconds ?? null,
      giveUp: (row) => giveUpOnQuestion(runtime, row),
    }),
    called: start({
      name: 'called',
      take: (count, ranOut) => takeCalledQuestions(db, [count, LEASE_SECONDS, ranOut]),
      handle: (row) => tend(runtime, row),
      nextIn: async (ranOut) => (await nextCalledIn(db, [ranOut]))[0]?.seconds ?? null,
      giveUp: (row) => giveUpOnQuestion(runtime, row),
    }),
    withdrawal: start({
      name: 'withdrawal',
      take: (count, ranOut) => takeWithdrawals(db, [count, LEASE_SECONDS, ranOut]),
      handle: (row) => tellWithdrawal(runtime, row),
      nextIn: async (ranOut) => (await nextWithdrawalIn(db, [ranOut]))[0]?.seconds ?? null,
      giveUp: (row) => giveUpOnWithdrawal(runtime, row),
    }),
    outcomeMessage: start({
      name: 'outcomeMessage',
      take: (count, ranOut) => takeOutcomeMessages(db, [count, LEASE_SECONDS, ranOut]),
      handle: (row) => tellOutcome(runtime, row),
      nextIn: async (ranOut) => (await nextOutcomeMessageIn(db, [ranOut]))[0]?.seconds ?? null,
      giveUp: (row) => giveUpOnMessage(runtime, row),
    }),
    inbox: start({
      name: 'inbox',
      take: (count, ranOut) => takeEvents(db, [count, LEASE_SECONDS, ranOut]),
      handle: (event) => handleEvent(runtime, event),
      nextIn: async () => null,
      giveUp: (event) => giveUpOnEvent(runtime, event),
    }),
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

/** Each for itself: what one of them cannot do keeps none of the others. */
async function sweep(
  runtime: Runtime,
  metrics: Pick<Metrics, 'observeLeft' | 'observeOverdue' | 'observeRetention'>,
): Promise<void> {
  const sweeps: Readonly<Record<string, () => Promise<unknown>>> = {
    keys: () => sweepKeys(runtime.db, []),
    tokens: () => sweepTokens(runtime.db, []),
    operatorSessions: () => sweepOperatorSessions(runtime.db, []),
    operatorDevices: () => sweepOperatorDevices(runtime.db, []),
    entryCodes: () => sweepEntryCodes(runtime.db, []),
    limits: () => runtime.limiter.sweep(),
    retention: () => retainDaily(runtime, metrics),
    dataRequests: () => tendDataRequests(runtime, metrics),
    expiring: () => announceExpiring(runtime),
    orphans: async () => metrics.observeLeft('orphans', await sweepOrphans(runtime)),
  };
  for (const [job, work] of Object.entries(sweeps)) {
    try {
      await work();
    } catch (err) {
      metrics.observeLeft(job, 1);
      runtime.logger.error({ err, job }, 'sweeping failed');
    }
  }
}
