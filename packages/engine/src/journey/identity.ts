import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, type JourneyState } from './state.ts';

/** Whether it was proven who the customer is before `before`: a step that proves is done, and so is what it rests on. */
export function isProven(flow: CompiledFlow, state: JourneyState, before: number): boolean {
  const proves = ({ index, slug, kind }: CompiledStep): boolean => {
    const { status, skipped } = stepState(state, slug);
    if (kind.provesIdentity === undefined || status !== 'finished' || skipped === true) return false;
    const { results } = factsOf(flow, state, index);
    return kind.provesIdentity.with.every((name) => results[name] !== undefined);
  };
  return flow.steps.slice(0, before).some(proves);
}
