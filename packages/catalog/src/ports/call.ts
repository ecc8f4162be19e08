import type { Facts, JsonObject, StepCall } from '@passo/engine';
import type { AnswerOf, OperationName, QuestionOf } from './operations.ts';

interface TypedCall<Name extends OperationName> {
  question(facts: Facts): QuestionOf<Name>;
  keep?(answer: AnswerOf<Name>, facts: Facts): JsonObject;
}

/** A step's question to a port, in that port's own words. */
export const callPort = <Name extends OperationName>(operation: Name, call: TypedCall<Name>): StepCall => ({
  operation,
  ...call,
});
