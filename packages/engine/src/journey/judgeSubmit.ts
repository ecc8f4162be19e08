import { judge, type Verdict } from '../form/verdict.ts';
import type { JsonObject } from '../json.ts';
import { factsOf } from './facts.ts';
import { submitContext } from './submitContext.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import type { JourneyEnvironment, JourneyState } from './state.ts';

/**
 * Judges what is sent to a step: by its own form, and where that finds nothing by what contradicts itself or an answer given before (see
 * `Catalog.conflicts`). Only what the step asks is a problem of it.
 */
export function judgeSubmit(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  answers: JsonObject,
  environment: JourneyEnvironment,
): Verdict {
  const verdict = judge(step.form, answers, submitContext(flow, state, step, environment));
  if (flow.conflicts === undefined || verdict.problems.length > 0) return verdict;
  const before = factsOf(flow, state, step.index);
  const facts = { ...before, answers: { ...before.answers, ...verdict.answers } };
  const problems = flow.conflicts(facts).filter(({ field }) => verdict.visible.includes(field));
  return { ...verdict, problems };
}
