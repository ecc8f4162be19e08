import { isOperation, toldRefusal } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import { stepState, type CompiledFlow, type JourneyState } from '@passo/engine';
import { DAYS_TO_ANSWER } from '../../platform/daysToAnswer.ts';

/** What is told of a no: of one that was stored before its day was kept, what its step asked. */
export function refusalOnWire(flow: CompiledFlow, state: JourneyState): ProposalOnWire['data']['refusal'] {
  if (state.end !== 'refused' && state.end !== 'noOffer') return null;
  const step = flow.steps.findLast(({ slug }) => stepState(state, slug).status === 'failed');
  const { operation, on } = state.refusal ?? { operation: step?.kind.call?.operation ?? '', on: null };
  if (step === undefined || !isOperation(operation)) return null;
  const { automatic, ...told } = toldRefusal(operation, on);
  const byPerson = stepState(state, step.slug).reviewed === true;
  return { ...told, automatic: automatic && !byPerson, reviewDays: DAYS_TO_ANSWER };
}
