import { factsOf } from './facts.ts';
import type { Catalog, CompiledFlow, CompiledStep } from './flow.ts';
import { checkedFor, needsIdentity } from './needsIdentity.ts';
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

/**
 * Whether a step comes before the customer was proven, or before a check was passed, that needs it. The linter refuses such a flow; a
 * proposal may have begun in one that is older than the rule.
 */
export function isTooEarly(
  flow: CompiledFlow,
  state: JourneyState,
  { slug, kind, index }: CompiledStep,
  { products }: Catalog,
): boolean {
  // Nobody takes back what was asked: it goes on to its end by the rules under which it was.
  if (stepState(state, slug).called === true) return false;
  const { results } = factsOf(flow, state, index);
  const isUnchecked = [...checkedFor(kind, flow.product, products)].some((name) => results[name] === undefined);
  return isUnchecked || (needsIdentity(kind, flow.product, products) && !isProven(flow, state, index));
}
