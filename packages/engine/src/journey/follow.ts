import { asSent } from '../form/beneathIn.ts';
import { submitContext } from './submitContext.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { judgedAnew, withoutStaleIn, type Anew } from './judgedAnew.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState, type StepState } from './state.ts';

interface Changing {
  readonly before: JourneyState;
  readonly state: JourneyState;
  /** Keys that were said just now. */
  readonly said: readonly string[];
}

/**
 * Answers of later steps that follow from earlier ones (read-only and imposed values) follow the change. What rested on an answer that is
 * another one by now goes, whether its step was sent already or not.
 */
export function followAnswers(
  flow: CompiledFlow,
  { before, state, said }: Changing,
  after: number,
  environment: JourneyEnvironment,
): JourneyState {
  return flow.steps.slice(after + 1).reduce((next, step) => {
    const kept = stepState(next, step.slug);
    if (step.form.fields.length === 0) return next;
    const anew = {
      ...{ kept, said, sent: asSent(kept) },
      then: submitContext(flow, before, step, environment),
      now: submitContext(flow, next, step, environment),
    };
    const changed = followed(step, kept, anew);
    return changed === null ? next : withStep(next, step.slug, changed);
  }, state);
}

const followed = ({ form }: CompiledStep, { status }: StepState, anew: Anew): Partial<StepState> | null =>
  status === 'finished' ? judgedAnew(form, anew) : withoutStaleIn(form, anew);
