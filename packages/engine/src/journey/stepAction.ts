import { advance, ask, dropVoidAnswers } from './advance.ts';
import { filesOf } from '../form/files.ts';
import { cancelJourney, isEndorsed, isPaying } from './ending.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { refused, type JourneyOutcome, type Moved, type Refused } from './outcome.ts';
import { isLocked } from './position.ts';
import { signsUnread } from './sheet.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';

/** What a customer may do with a step besides answering it. */
export const stepActions = ['skip', 'advance', 'cancel'] as const;
export type StepAction = (typeof stepActions)[number];

/** The customer leaves a step out, goes on from a good end, or gives the whole journey up. */
export function actOnStep(
  flow: CompiledFlow,
  state: JourneyState,
  { slug, action }: { readonly slug: string; readonly action: StepAction },
  environment: JourneyEnvironment,
): JourneyOutcome {
  const step = flow.bySlug.get(slug);
  if (step === undefined) return refused('step.notFound');
  if (state.end !== null) return refused('proposal.ended');
  if (slug !== state.currentStep) return refused(isAhead(flow, state, step) ? 'step.notReached' : 'step.finished');
  return byAction[action](flow, state, step, environment);
}

type Act = (
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
) => JourneyOutcome;

const byAction: Readonly<Record<StepAction, Act>> = {
  skip: (flow, state, step, environment) => {
    if (step.kind.skippable?.(stepState(state, step.slug)) !== true) return refused('step.notSkippable');
    const left = { status: 'finished', skipped: true, notice: null } as const;
    return advance(flow, withStep(state, step.slug, left), environment);
  },
  advance: (flow, state, step, environment) => {
    const { slug } = step;
    // Going on says nothing of what was read: a step with a sheet is gone on from by submitting it.
    if (step.kind.sheet !== undefined) return refused('sheet.unread');
    return stepState(state, slug).status === 'success'
      ? advance(flow, withStep(state, slug, { status: 'finished' }), environment)
      : refused('step.notConfirmed');
  },
  cancel: (_flow, state) => cancelJourney(state),
};

/**
 * Opens a step again whose answer was or is to come from outside. The old attempt is void: whatever still comes for it
 * changes nothing. A step that asks on arrival asks anew; any other waits for new answers.
 */
export function redoStep(
  flow: CompiledFlow,
  state: JourneyState,
  slug: string,
  environment: JourneyEnvironment,
): JourneyOutcome {
  const step = flow.bySlug.get(slug);
  if (step === undefined) return refused('step.notFound');
  const refusal = mayNotRedo(flow, state, step, environment);
  if (refusal !== null) return refusal;
  return reopenStep(flow, state, step, environment);
}

/** What the customer reads of a step, where it is not what its kind says. */
export interface Words {
  readonly title?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** As if the step had to be answered again, and with it whatever was asked because of its answer; the words say why. */
export function reopenStep(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
  { title = null, text = null }: Words = {},
): Moved {
  const { slug } = step;
  const { attempt } = stepState(state, slug);
  const said = { notice: text, heading: title };
  const again = { status: 'remake', result: {}, asked: null, ...said, retryable: false, skipped: false } as const;
  const here = withStep({ ...state, currentStep: slug }, slug, again);
  const open = dropVoidAnswers(flow, here, step.index);
  // The attempt grows with the next question; until then the old one's answer must not find a step that waits.
  if (step.kind.asks === 'onEnter') return ask(flow, open, step, environment);
  return advance(flow, withStep(open, slug, { attempt: attempt + 1 }), environment);
}

function mayNotRedo(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): Refused | null {
  if (state.end !== null) return refused('proposal.ended');
  if (isAhead(flow, state, step)) return refused('step.notReached');
  if (isEndorsed(flow, state)) return refused('step.endorsed');
  // What was asked to be paid is what was decided: nothing of it is done once more.
  if (isPaying(flow, state)) return refused('proposal.paying');
  if (isLocked(flow, state, step.slug)) return refused('step.locked');
  // A signature that is collected anew is one more signature.
  if (signsUnread(flow, state, step, environment)) return refused('sheet.unread');
  return step.kind.call !== undefined && (filesOf(step.form) > 0 || step.kind.link !== undefined)
    ? null
    : refused('step.notRedoable');
}

/** Whether the journey has not come so far yet. */
export const isAhead = (flow: CompiledFlow, state: JourneyState, { index }: CompiledStep): boolean =>
  index > (flow.bySlug.get(state.currentStep)?.index ?? 0);
