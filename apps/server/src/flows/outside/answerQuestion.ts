import { asideOf, type Answer, type JsonObject } from '@passo/engine';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { doubling, inTime } from '../../platform/patience.ts';
import type { Operation } from '../../ports/port.ts';
import {
  freeReference,
  markCalled,
  postponeQuestion,
  renewLease,
  restQuestion,
  voidQuestion,
  type QuestionRow,
} from '../../repositories/questionRepository.ts';
import { isTooEarly } from '../journey/tooEarly.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { askingKey, isPaid } from './askingKey.ts';
import { clearedToAsk } from './clearedToAsk.ts';
import { namingBank } from './namingBank.ts';
import { operationOf, wordsOf, type OpenQuestion } from './openQuestion.ts';
import { withFiguresOfTheDay } from './payOutDay.ts';
import { settle } from './settle.ts';

const pauseAfter = doubling(0.5, 30);

/** What was announced as done and is not is asked again so often, under its key. */
export const UNTIL_IT_HAS_HAPPENED_SECONDS = 3_600;

/** Puts one question to its provider, outside any transaction, and brings the answer in. */
export async function answerQuestion(runtime: Runtime, row: QuestionRow): Promise<void> {
  const { proposal, slug, attempt } = row;
  const open = await clearedToAsk(runtime, row);
  if (open === 'held') return;
  const asked = open && wordsOf(open);
  const named = open && asked && namingBank(runtime, asked, { ...row, channel: open.channel });
  const words = open && named && withFiguresOfTheDay(named, open);
  const operation = operationOf(runtime, row.operation);
  if (open === null || words === null || operation === undefined) {
    await voidQuestion(runtime.db, [proposal, slug, attempt]);
    return;
  }
  const isAside = asideOf(open.state, slug) !== null;
  const answer =
    !isAside && isTooEarly(open.flow, open.state, open.step)
      ? UNPROVEN
      : await askUnderLease(runtime, row, operation, words);
  await bringIn(runtime, row, open, { answer, mostTries: operation.tries });
}

/** Said to whoever began in a flow that asked for less: it has no step for what is missing, so they begin anew in today's. */
const UNPROVEN: Answer = {
  kind: 'refused',
  text: 'Para a sua segurança, agora confirmamos mais coisas antes de continuar. Comece um pedido novo: leva poucos minutos.',
};

async function askUnderLease(
  runtime: Runtime,
  row: QuestionRow,
  operation: Operation<JsonObject, JsonObject>,
  words: JsonObject,
): Promise<Answer> {
  const { proposal, slug, attempt } = row;
  const key = await askingKey(runtime, row);
  return underLease(
    () => renewLease(runtime.db, [proposal, slug, attempt, LEASE_SECONDS]),
    (err) => runtime.logger.warn({ err, proposal, slug }, 'a lease could not be renewed'),
    () => askOnce(operation, words, key),
  );
}

function askOnce(operation: Operation<JsonObject, JsonObject>, words: JsonObject, key: string): Promise<Answer> {
  const signal = AbortSignal.timeout(operation.timeoutMs);
  return inTime(signal, () => operation.ask(words, { key, signal }));
}

/** What a provider said, and after how many tries its failure is final. */
interface Answered {
  readonly answer: Answer;
  readonly mostTries: number;
}

async function bringIn(
  runtime: Runtime,
  row: QuestionRow,
  open: OpenQuestion,
  { answer, mostTries }: Answered,
): Promise<void> {
  const { proposal, slug, attempt } = row;
  runtime.logger.info({ proposal, slug, attempt, name: row.operation, outcome: answer.kind }, 'asked');
  if (answer.kind === 'failed' && row.tries < mostTries) {
    await postponeQuestion(runtime.db, [proposal, slug, attempt, pauseAfter(row.tries)]);
    return;
  }
  const waits = answer.kind === 'waiting' || answer.kind === 'review';
  if (waits) {
    if (isPaid(row.operation)) await freeReference(runtime.db, [proposal, slug, attempt, answer.reference]);
    await markCalled(runtime.db, [proposal, slug, attempt, answer.reference]);
  }
  const news = { proposal, slug, attempt, answer, actor: `provider:${row.operation}` } as const;
  const entered = await settle(runtime, news, open);
  if (waits) runtime.called();
  else if (entered.kind === 'waiting')
    await restQuestion(runtime.db, [proposal, slug, attempt, UNTIL_IT_HAS_HAPPENED_SECONDS]);
}
