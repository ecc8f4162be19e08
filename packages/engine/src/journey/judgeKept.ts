import { asSent } from '../form/beneathIn.ts';
import { judge } from '../form/verdict.ts';
import { formContext } from './facts.ts';
import { filledBy } from './filled.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, type JourneyEnvironment, type JourneyState } from './state.ts';

/** Judges what a step has kept as if it were sent once more. */
export function judgeKept(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): ReturnType<typeof judge> {
  const sent = asSent(stepState(state, step.slug));
  return judge(step.form, sent, formContext(flow, state, step, environment));
}

/** All of it was found out, and it is read where it is signed: it is sent as it stands, once. Whatever came of that is the customer's. */
export function passesUnread(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): boolean {
  if (step.kind.readLater !== true || stepState(state, step.slug).attempt > 0) return false;
  return filledBy(flow, state, step) !== undefined && judgeKept(flow, state, step, environment).problems.length === 0;
}
