import type { CompareQuestion, SimulationQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import type { z } from 'zod';
import { inTime } from '../../platform/patience.ts';
import type { Asking } from '../port.ts';
import { readAnswer } from '../readAnswer.ts';
import type { Quoting } from './lender.ts';
import { debtsShape, limitsShape, offerShape, offersShape } from './offerShape.ts';

/** A lender as it is before anybody has looked at what it says. */
type Unread = {
  readonly [Name in keyof Quoting]: (question: QuestionTo<Name>, asking: Asking) => Promise<unknown>;
};
type QuestionTo<Name extends keyof Quoting> = Name extends 'compare' ? CompareQuestion : SimulationQuestion;

export const quotingShapes = {
  simulate: offerShape,
  compare: offersShape,
  limits: limitsShape,
  contracts: debtsShape,
} as const satisfies Readonly<Record<keyof Quoting, z.ZodType>>;

/** A lender whose every answer is read: of our shape or a failure, and in time. */
export function checkedLender({ simulate, compare, limits, contracts }: Unread): Quoting {
  return {
    simulate: reading(simulate, quotingShapes.simulate),
    ...(compare !== undefined && { compare: reading(compare, quotingShapes.compare) }),
    ...(limits !== undefined && { limits: reading(limits, quotingShapes.limits) }),
    ...(contracts !== undefined && { contracts: reading(contracts, quotingShapes.contracts) }),
  };
}

function reading<Question, Value>(
  ask: (question: Question, asking: Asking) => Promise<unknown>,
  shape: z.ZodType<Value>,
): (question: Question, asking: Asking) => Promise<Answer<Value>> {
  // A lender that does not look at the signal must not keep the customer waiting for ever.
  return (question, asking) => inTime(asking.signal, async () => readAnswer(await ask(question, asking), shape));
}
