import type { Answer, StepKind } from '@passo/engine';
import { postponeCalled, voidAsk, type CalledRow } from '../repositories/askRepository.ts';
import { operationOf, questionIn } from './asked.ts';
import { openAsk, type OpenAsk } from './openAsk.ts';
import type { Runtime } from './runtime.ts';
import { settle } from './settle.ts';
import { LINK_SENT, REMINDED, tellCustomer } from './tellCustomer.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** A provider that calls back is asked all the same, once an hour: call backs get lost. */
const USUAL_CHECK_SECONDS = HOUR_SECONDS;

/** Looks after a question that somebody else is to answer: the customer's link, the provider's news, reminder and end. */
export async function tend(runtime: Runtime, ask: CalledRow): Promise<void> {
  const { proposal, slug, attempt } = ask;
  const open = await openAsk(runtime, ask);
  if (open === null) return void (await voidAsk(runtime.db, [proposal, slug, attempt]));
  const answer = (await check(runtime, ask, open)) ?? deadline(ask, open.kind);
  if (answer !== null) {
    await settle(runtime, { proposal, slug, attempt, answer, actor: `provider:${ask.operation}` });
    if (answer.kind !== 'waiting' && answer.kind !== 'review') return;
  }
  const told = await tellCustomer(runtime, ask, open);
  await postponeCalled(runtime.db, [proposal, slug, attempt, pause(runtime, ask, open.kind, told), told]);
}

/** Null where the provider has nothing new, cannot be asked, or does not answer: then one goes on waiting. */
async function check(runtime: Runtime, ask: CalledRow, { flow, state }: OpenAsk): Promise<Answer | null> {
  const operation = operationOf(runtime, ask.operation);
  const question = questionIn(flow, state, ask.slug);
  if (operation?.check === undefined || question === null) return null;
  const signal = AbortSignal.timeout(operation.timeoutMs);
  const { proposal, slug, attempt, reference } = ask;
  const key = `${proposal}:${slug}:${attempt}`;
  try {
    return await operation.check(question, { key, signal, reference, waitedSeconds: ask.waited_seconds });
  } catch (err) {
    runtime.logger.warn({ err, proposal, slug, name: ask.operation }, 'a provider could not be asked for news');
    return null;
  }
}

/** Whoever was waited for did not come: the customer may ask again. */
function deadline({ waited_seconds }: CalledRow, { patience }: StepKind): Answer | null {
  if (patience === undefined || waited_seconds < patience.giveUpAfterDays * DAY_SECONDS) return null;
  return { kind: 'failed', reason: 'deadline' };
}

function pause(runtime: Runtime, ask: CalledRow, { patience, link }: StepKind, told: number): number {
  const operation = operationOf(runtime, ask.operation);
  const every = operation?.check === undefined ? DAY_SECONDS : (operation.checkEverySeconds ?? USUAL_CHECK_SECONDS);
  const until = (after: number): number => Math.max(0, after - ask.waited_seconds);
  return Math.min(
    every,
    ...(patience === undefined ? [] : [until(patience.giveUpAfterDays * DAY_SECONDS)]),
    ...(patience !== undefined && told < REMINDED ? [until(patience.remindAfterHours * HOUR_SECONDS)] : []),
    ...(link !== undefined && told < LINK_SENT ? [0] : []),
  );
}
