import { isOperation, toldRefusal } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import { stepState, type CompiledFlow, type JourneyState } from '@passo/engine';
import { DAYS_TO_ANSWER } from '../../platform/daysToAnswer.ts';

/** What is told of a no: of one that was stored before its day was kept, what its step asked. */
export function refusalOnWire(flow: CompiledFlow, state: JourneyState): ProposalOnWire['data']['refusal'] {
  if (state.end !== 'refused' && state.end !== 'noOffer') return null;
  const { step, operation, on, byPerson } = state.refusal ?? refusedBefore(flow, state);
  if (!isOperation(operation)) return null;
  const { automatic, ...told } = toldRefusal(operation, on);
  // Of a no that was stored before it was kept who said it, whether somebody looked at the step at all.
  const isOwn = byPerson ?? stepState(state, step).reviewed === true;
  return { ...told, automatic: automatic && !isOwn, reviewDays: DAYS_TO_ANSWER };
}

function refusedBefore(flow: CompiledFlow, state: JourneyState) {
  const failed = flow.steps.findLast(({ slug }) => stepState(state, slug).status === 'failed');
  return { step: failed?.slug ?? '', operation: failed?.kind.call?.operation ?? '', on: null, byPerson: undefined };
}
