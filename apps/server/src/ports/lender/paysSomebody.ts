import { isPayee, type QuestionOf } from '@passo/catalog';
import type { Operation } from '../port.ts';

/** Nobody is asked to pay whoever is not named, or has no valid number: a person has to look. */
export function paysSomebody<Value>(
  operation: Operation<QuestionOf<'lender.disburse'>, Value>,
): Operation<QuestionOf<'lender.disburse'>, Value> {
  return {
    ...operation,
    ask: async (question, asking) =>
      question.payee === undefined || isPayee(question.payee)
        ? operation.ask(question, asking)
        : { kind: 'failed', reason: 'payee.unnamed' },
  };
}
