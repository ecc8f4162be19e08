import { asSent } from '../form/beneathIn.ts';
import { judge } from '../form/verdict.ts';
import { own } from '../json.ts';
import { formContext } from './facts.ts';
import { filledBy, toldBy } from './filled.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { isLive } from './position.ts';
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

/**
 * All of it was found out, and it is read where it is signed: it is sent as it stands, once. Whatever came of that is the customer's, and so
 * is all of it where nobody would read it later, or nobody could change it any more once they do.
 */
export function passesUnread(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): boolean {
  if (step.kind.readLater !== true || stepState(state, step.slug).attempt > 0 || isSpoiled(state, step)) return false;
  if (filledBy(flow, state, step) === undefined || !isReadLater(flow, state, step, environment)) return false;
  return judgeKept(flow, state, step, environment).problems.length === 0;
}

/** The order before this one ended with a no to such an answer: what is found out may be the same again, so it is looked at. */
const isSpoiled = ({ carried = {} }: JourneyState, { form }: CompiledStep): boolean =>
  form.fields.some(({ key }) => own(carried, key) === null);

/** A sheet is read behind it, to which one comes, and from which one may still go back. */
function isReadLater(
  flow: CompiledFlow,
  state: JourneyState,
  { index }: CompiledStep,
  environment: JourneyEnvironment,
): boolean {
  const later = flow.steps.slice(index + 1);
  const sheet = later.findIndex((step) => step.kind.sheet !== undefined && isLive(flow, state, step, environment));
  return (
    later.slice(0, sheet + 1).every(({ definition }) => definition.notAllowedToReturnFromHere !== true) && sheet >= 0
  );
}

/** Whether what was just answered is of what went out unread: nobody has given it yet, so a no to it is none to them. */
export const wentUnread = (flow: CompiledFlow, state: JourneyState, step: CompiledStep): boolean =>
  step.kind.readLater === true && stepState(state, step.slug).attempt === 1 && toldBy(flow, state, step) !== undefined;
