import { stepState, type Answer, type JsonObject } from '@passo/engine';
import type { Operation } from '../ports/port.ts';
import { markCalled, postponeAsk, renewLease, voidAsk, type AskRow } from '../repositories/askRepository.ts';
import { findProposal } from '../repositories/proposalRepository.ts';
import { openState } from './access.ts';
import { operationOf, questionIn } from './asked.ts';
import { LEASE_SECONDS, underLease } from './lease.ts';
import type { Runtime } from './runtime.ts';
import { settle } from './settle.ts';

const FIRST_PAUSE_SECONDS = 0.5;
const LONGEST_PAUSE_SECONDS = 30;

/** Puts one question to its provider, outside any transaction, and brings the answer in. */
export async function answerAsk(runtime: Runtime, ask: AskRow): Promise<void> {
  const question = await questionOf(runtime, ask);
  const operation = operationOf(runtime, ask.operation);
  if (question === null || operation === undefined) {
    await voidAsk(runtime.db, [ask.proposal, ask.slug, ask.attempt]);
    return;
  }
  const { proposal, slug, attempt } = ask;
  const answer = await underLease(
    () => renewLease(runtime.db, [proposal, slug, attempt, LEASE_SECONDS]),
    (err) => runtime.logger.warn({ err, proposal, slug }, 'a lease could not be renewed'),
    () => callOnce(operation, question, ask),
  );
  await bringIn(runtime, ask, answer, operation.tries);
}

/** What the journey wants to know now, or null where it does not want to know any more. */
async function questionOf(runtime: Runtime, ask: AskRow): Promise<JsonObject | null> {
  const [row] = await findProposal(runtime.db, [ask.proposal]);
  if (row === undefined) return null;
  const { flow } = await runtime.versions(row.flow_version);
  const state = openState(runtime, row.id, row.state);
  const own = stepState(state, ask.slug);
  if (own.status !== 'waiting' || own.attempt !== ask.attempt) return null;
  return questionIn(flow, state, ask.slug);
}

async function callOnce(
  operation: Operation<JsonObject, JsonObject>,
  question: JsonObject,
  ask: AskRow,
): Promise<Answer> {
  const signal = AbortSignal.timeout(operation.timeoutMs);
  const key = `${ask.proposal}:${ask.slug}:${ask.attempt}`;
  const gaveUp = new Promise<Answer>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'timeout' }), { once: true });
  });
  try {
    return await Promise.race([operation.ask(question, { key, signal }), gaveUp]);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

async function bringIn(runtime: Runtime, ask: AskRow, answer: Answer, tries: number): Promise<void> {
  const { proposal, slug, attempt } = ask;
  runtime.logger.info({ proposal, slug, attempt, name: ask.operation, outcome: answer.kind }, 'asked');
  if (answer.kind === 'failed' && ask.tries < tries) {
    const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (ask.tries - 1), LONGEST_PAUSE_SECONDS);
    await postponeAsk(runtime.db, [proposal, slug, attempt, pause]);
    return;
  }
  if (answer.kind === 'waiting' || answer.kind === 'review') {
    await markCalled(runtime.db, [proposal, slug, attempt, answer.reference]);
  }
  await settle(runtime, { proposal, slug, attempt, answer, actor: `provider:${ask.operation}` });
  if (answer.kind === 'waiting' || answer.kind === 'review') runtime.called();
}
