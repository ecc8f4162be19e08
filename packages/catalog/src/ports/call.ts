import type { Facts, JsonObject, StepCall } from '@passo/engine';
import type { ResultName } from './factNames.ts';
import { checkedBy, kept } from './facts.ts';
import { binds, standingOf, type OperationName, type QuestionOf } from './operations.ts';

interface TypedCall<Name extends OperationName> {
  question(facts: Facts): QuestionOf<Name>;
  /** Under which name the answer is kept for the steps after it. */
  readonly keeps: ResultName;
  /** Under which name what stood there before is kept beside it. */
  readonly keepsFormer?: ResultName;
  /** What else follows from an answer: under a name of its own, and what takes the place of what was kept before. */
  readonly follows?: {
    readonly keeps: ResultName;
    from(answer: JsonObject, facts: Facts): JsonObject;
  };
}

/** A step's question to a port, in that port's own words. */
export const callPort = <Name extends OperationName>(
  operation: Name,
  { question, keeps, keepsFormer, follows }: TypedCall<Name>,
): StepCall => ({
  operation,
  question,
  ...(standingOf(operation).stands === 'paid' && { pays: true }),
  ...(standingOf(operation).identity && { needs: { identity: true, ...(binds(operation) && checkedBy('cadastro')) } }),
  gives: [keeps, keepsFormer, follows?.keeps].filter((name) => name !== undefined),
  keep: (answer: JsonObject, facts) => ({
    [keeps]: answer,
    ...(keepsFormer !== undefined && { [keepsFormer]: kept(facts, keeps) }),
    ...follows?.from(answer, facts),
  }),
});
