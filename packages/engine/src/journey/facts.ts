import type { FormContext } from '../form/context.ts';
import type { JsonObject } from '../json.ts';
import type { Facts } from '../step.ts';
import { earlierValues } from './earlier.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, type JourneyEnvironment, type JourneyState } from './state.ts';

/**
 * Everything known from the steps before `before` (all of them without it), later steps winning; and beneath it what a no taught, wherever
 * it was heard.
 */
export function factsOf(flow: CompiledFlow, state: JourneyState, before: number = flow.steps.length): Facts {
  const answers: Record<string, JsonObject[string]> = {};
  const learned = Object.values(state.steps).map((step) => step.learned);
  const results: Record<string, JsonObject[string]> = Object.assign({}, ...learned);
  for (const { slug, index } of flow.steps) {
    if (index >= before) break;
    const step = stepState(state, slug);
    Object.assign(answers, step.answers);
    Object.assign(results, step.result);
  }
  return { answers, results, product: flow.product };
}

/** What the form of a step has to know, taken from the journey. */
export function formContext(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): FormContext {
  const facts = factsOf(flow, state, step.index);
  const bounds = step.kind.bounds?.(facts);
  const { answers: stored, beneath, status } = stepState(state, step.slug);
  return {
    today: environment.today,
    stored,
    beneath,
    answered: status !== 'init',
    earlier: facts.answers,
    around: earlierValues(flow, step.index, facts.answers),
    hasProposal: Object.keys(state.steps).length > 0,
    hiddenKeys: environment.hiddenKeys,
    ...(bounds && { bounds }),
  };
}
