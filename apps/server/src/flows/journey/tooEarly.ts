import { catalog } from '@passo/catalog';
import { isTooEarly as isTooEarlyIn, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';

/** Whether a step binds the customer, or tells what is known of them, before they were proven or checked: only in flows older than the rule. */
export const isTooEarly = (flow: CompiledFlow, state: JourneyState, step: CompiledStep): boolean =>
  isTooEarlyIn(flow, state, step, catalog);

/** Refuses what was submitted at such a step. */
export function refuseTooEarly(flow: CompiledFlow, state: JourneyState, slug: string): void {
  const step = flow.bySlug.get(slug);
  if (step !== undefined && isTooEarly(flow, state, step)) throw new ProblemError('identity.unproven');
}
