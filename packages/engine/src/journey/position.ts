import type { CompiledField } from '../form/compile.ts';
import { Form } from '../form/form.ts';
import { formContext } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import type { JourneyEnvironment, JourneyState } from './state.ts';

/** The steps of this customer: those whose fields are all conditionally hidden are dropped. */
export const liveSteps = (
  flow: CompiledFlow,
  state: JourneyState,
  environment: JourneyEnvironment,
): readonly CompiledStep[] => flow.steps.filter((step) => isLive(flow, state, step, environment));

/** Whether the step is asked at all. */
export function isLive(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): boolean {
  const own = step.definition.fields ?? [];
  const depends = ({ shownWhile, shownWhileAny }: CompiledField): boolean =>
    shownWhile.length + shownWhileAny.length > 0;
  if (own.length === 0 || !step.form.fields.some(depends)) return true;
  return new Form(step.form, formContext(flow, state, step, environment)).visibleFields().length > 0;
}

/** `N de M`: N counts from 1. A step that is not among the live ones is 0. */
export function positionOf(
  steps: readonly CompiledStep[],
  slug: string,
): { readonly number: number; readonly of: number } {
  return { number: steps.findIndex((step) => step.slug === slug) + 1, of: steps.length };
}

/**
 * A step is locked if it lies after the current one, or before a step (up to the current one) that forbids returning.
 * The current step itself is never locked.
 */
export function isLocked(flow: CompiledFlow, state: JourneyState, slug: string): boolean {
  const current = flow.bySlug.get(state.currentStep)?.index ?? 0;
  const index = flow.bySlug.get(slug)?.index ?? Infinity;
  if (index >= current) return index > current;
  return flow.steps.slice(index + 1, current + 1).some((step) => step.definition.notAllowedToReturnFromHere === true);
}
