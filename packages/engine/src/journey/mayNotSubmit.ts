import { isPaying } from './ending.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { refused, type Refused } from './outcome.ts';
import { isEndorsed } from './ending.ts';
import { isLocked } from './position.ts';
import { stepState, type JourneyState } from './state.ts';

/** Why the step takes no answer as the journey stands; null where it does. */
export function mayNotSubmit(flow: CompiledFlow, state: JourneyState, step: CompiledStep): Refused | null {
  if (state.end !== null) return refused('proposal.ended');
  // The money is out to the first account, though the lender had said no: naming another one leads nowhere.
  if (Object.values(state.steps).some(({ paidLate }) => paidLate === true)) return refused('proposal.paying');
  const current = flow.bySlug.get(state.currentStep)?.index ?? 0;
  if (step.index > current) return refused('step.notReached');
  if (step.index < current && isEndorsed(flow, state)) return refused('step.endorsed');
  // What was asked to be paid is what was signed: nothing of it changes any more.
  if (step.index < current && isPaying(flow, state)) return refused('proposal.paying');
  if (isLocked(flow, state, step.slug)) return refused('step.locked');
  const { status, retryable } = stepState(state, step.slug);
  if (status === 'waiting' || status === 'review') return refused('step.finished');
  if (status === 'failed' && !retryable) return refused('proposal.ended');
  return null;
}
