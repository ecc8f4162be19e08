import { isOperation, standingOf } from '@passo/catalog';
import { firstAfterRefusal, type QuestionRow } from '../../repositories/questionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { keyOf } from './openQuestion.ts';

/** Whether what is asked moves money, which nobody takes back. */
export const isPaid = (operation: string): boolean => isOperation(operation) && standingOf(operation).stands === 'paid';

type Asked = Pick<QuestionRow, 'proposal' | 'slug' | 'attempt' | 'operation'>;

/**
 * Under which key the outside is asked. A new attempt is a new question, except where money moves: an attempt that failed may have paid
 * all the same, so that one is asked again, until somebody says yes or no.
 */
export async function askingKey(runtime: Runtime, { proposal, slug, attempt, operation }: Asked): Promise<string> {
  if (!isPaid(operation)) return keyOf({ proposal, slug, attempt });
  const [first] = await firstAfterRefusal(runtime.db, [proposal, slug, attempt]);
  return keyOf({ proposal, slug, attempt: first?.attempt ?? attempt });
}
