import { isOperation, standingOf } from '@passo/catalog';
import { isVoided, type Answer, type JourneyState } from '@passo/engine';
import { readOperation } from '../../repositories/questionRepository.ts';
import { writeLateWithdrawal } from '../../repositories/withdrawalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { QuestionName } from './openQuestion.ts';

interface Late extends QuestionName {
  readonly answer: Answer;
}

/**
 * An answer that comes after the end, or after its question was made void, changes nothing. Where it says that something came to
 * stand all the same, that is withdrawn like the rest. True where nobody waits for the question any more.
 */
export async function compensate(
  runtime: Runtime,
  state: JourneyState,
  { proposal, slug, attempt, answer }: Late,
): Promise<boolean> {
  const isVoid = isVoided(state, slug, attempt);
  if (state.end === null && !isVoid) return false;
  // What was paid rests on what its questions made stand; on none that was void by then.
  if (state.end === 'finished' && !isVoid) return true;
  const [asked] = await readOperation(runtime.db, [proposal, slug, attempt]);
  const operation = asked?.operation ?? '';
  if (isOperation(operation) && makesStand(standingOf(operation).stands, answer)) {
    const reference = 'reference' in answer ? answer.reference : null;
    await writeLateWithdrawal(runtime.db, [proposal, slug, attempt, operation, reference]);
    runtime.withdrawing();
  }
  return true;
}

const makesStand = (stands: string, { kind }: Answer): boolean => {
  const waits = kind === 'waiting' || kind === 'review';
  return (stands === 'kept' && (waits || kind === 'done')) || (stands === 'open' && waits);
};
