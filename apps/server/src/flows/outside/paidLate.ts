import type { Answer } from '@passo/engine';
import {
  notePaidLate,
  postponeQuestion,
  readOperation,
  wasDoneBefore,
  type QuestionRow,
} from '../../repositories/questionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isPaid } from './askingKey.ts';
import type { QuestionName } from './openQuestion.ts';

/* A bank that says no to a payment says that no money goes out under that key. One that says yes afterwards has paid all the same. */

const LOOK_AGAIN_SECONDS = 3_600;

/** Notes a yes after a no, whatever became of the order since: only a person can put it right. */
export async function hearPaidLate(
  { db, logger }: Pick<Runtime, 'db' | 'logger'>,
  { proposal, slug, attempt, answer }: QuestionName & { readonly answer: Answer },
): Promise<void> {
  if (answer.kind !== 'done') return;
  const [asked] = await readOperation(db, [proposal, slug, attempt]);
  if (asked === undefined || !isPaid(asked.operation)) return;
  const [late] = await notePaidLate(db, [proposal, slug, attempt]);
  if (late !== undefined)
    logger.error({ proposal, slug, attempt }, 'a payment was made after a no: a person has to see to it');
}

/** Whether an earlier attempt was paid: nothing is paid a second time, and the question waits until a person has seen to it. */
export async function isPaidBefore(
  { db, logger }: Pick<Runtime, 'db' | 'logger'>,
  { proposal, slug, attempt, operation }: QuestionRow,
): Promise<boolean> {
  if (!isPaid(operation)) return false;
  const [before] = await wasDoneBefore(db, [proposal, slug, attempt]);
  if (before === undefined) return false;
  logger.error({ proposal, slug, attempt }, 'a payment is held: an earlier one was made after a no');
  await postponeQuestion(db, [proposal, slug, attempt, LOOK_AGAIN_SECONDS]);
  return true;
}
