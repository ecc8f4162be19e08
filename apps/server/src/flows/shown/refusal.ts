import { isOperation, toldRefusal } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import { today } from '@passo/domain';
import { stepState, type CompiledFlow, type JourneyState } from '@passo/engine';
import { DAYS_TO_ANSWER } from '../../platform/daysToAnswer.ts';
import type { DataRequestRow } from '../../repositories/dataRequestRepository.ts';

/** Whether it ended with a no. */
export const isRefused = ({ end }: JourneyState): boolean => end === 'refused' || end === 'noOffer';

/**
 * What is told of a no, and of the review of it (undefined: not looked for): of one that was stored before its day was kept, what its step
 * asked.
 */
export function refusalOnWire(
  flow: CompiledFlow,
  state: JourneyState,
  review?: DataRequestRow | null,
): ProposalOnWire['data']['refusal'] {
  const refused = refusedAt(flow, state);
  if (refused === null || !isOperation(refused.operation)) return null;
  const { step, operation, on, byPerson } = refused;
  const { automatic, ...told } = toldRefusal(operation, on, stepState(state, step).learned);
  // Of a no that was stored before it was kept who said it, whether somebody looked at the step at all.
  const isOwn = byPerson ?? stepState(state, step).reviewed === true;
  return {
    ...{ ...told, automatic: automatic && !isOwn, reviewDays: DAYS_TO_ANSWER },
    ...(review !== undefined && { review: review && reviewOnWire(review) }),
  };
}

/** Where a no came from; null where there was none. */
export const refusedAt = (flow: CompiledFlow, state: JourneyState) =>
  isRefused(state) ? (state.refusal ?? refusedBefore(flow, state)) : null;

/** Days of São Paulo. What was answered is not told: it is read behind a code. */
const reviewOnWire = ({ protocol, due_at: due, done_at: done }: DataRequestRow) => ({
  ...{ protocol, until: today(due) },
  answeredOn: done && today(done),
});

function refusedBefore(flow: CompiledFlow, state: JourneyState) {
  const failed = flow.steps.findLast(({ slug }) => stepState(state, slug).status === 'failed');
  return { step: failed?.slug ?? '', operation: failed?.kind.call?.operation ?? '', on: null, byPerson: undefined };
}
