import { isOperation, standingOf } from '@passo/catalog';
import type { Answer, CompiledFlow, JourneyState } from '@passo/engine';
import { writeLateWithdrawal } from '../../repositories/withdrawalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { QuestionName } from './openQuestion.ts';

interface Late extends QuestionName {
  readonly answer: Answer;
}

/**
 * An answer that comes after the end changes nothing. Where it says that something came to stand all the same, that is
 * withdrawn like the rest. True where the proposal has ended: nobody waits for the question any more.
 */
export async function compensate(
  runtime: Runtime,
  { end }: JourneyState,
  flow: CompiledFlow,
  { proposal, slug, attempt, answer }: Late,
): Promise<boolean> {
  if (end === null || end === 'finished') return end !== null;
  const operation = flow.bySlug.get(slug)?.kind.call?.operation ?? '';
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
