import { withoutFound } from './filled.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { judgeKept, passesUnread } from './judgeKept.ts';
import type { JourneyEffect, Moved } from './outcome.ts';
import { liveSteps } from './position.ts';
import { isUnread } from './sheet.ts';
import { askedOf, isVoid } from './question.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';
import { hasWish, withoutWish } from './wish.ts';

/** On which day something begins. */
export type Today = Pick<JourneyEnvironment, 'today'>;

/** Puts the step's question: waiting, one attempt more. Whoever asks again earlier stands there until it is answered. */
export function ask(flow: CompiledFlow, state: JourneyState, step: CompiledStep, { today }: Today): Moved {
  const { attempt: before, aside = null } = stepState(state, step.slug);
  const attempt = before + 1;
  const waiting = withStep({ ...state, currentStep: step.slug }, step.slug, {
    status: 'waiting',
    since: today,
    attempt,
    asked: askedOf(flow, state, step),
    result: {},
    notice: null,
    inconsistency: null,
    retryable: false,
    reviewed: false,
    ...(aside !== null && !aside.released && { aside: null }),
  });
  return { ok: true, state: waiting, effects: [{ type: 'ask', slug: step.slug, attempt }] };
}

/**
 * Makes the first step that is not done the current one, and arrives there: a step that asks on arrival asks, one that
 * ends the journey ends it. Position is derived from the answers, so whatever changed before, this is where one stands.
 */
export function advance(flow: CompiledFlow, state: JourneyState, environment: JourneyEnvironment): Moved {
  const steps = liveSteps(flow, state, environment);
  const next = steps.find((step) => !isDone(flow, state, step, environment)) ?? steps.at(-1);
  if (next === undefined) return { ok: true, state, effects: [] };
  return enter(flow, { ...state, currentStep: next.slug }, next, environment);
}

function enter(flow: CompiledFlow, state: JourneyState, step: CompiledStep, environment: JourneyEnvironment): Moved {
  const { status } = stepState(state, step.slug);
  if (step.kind.ends === true) {
    const ended = withStep(state, step.slug, { status: 'finished' });
    return { ok: true, state: { ...ended, situation: 'approved', end: 'finished' }, effects: [] };
  }
  const isOpen = status === 'init' || (step.kind.wishes !== undefined && status === 'finished');
  if (step.kind.asks === 'onEnter' && isOpen && !isDone(flow, state, step, environment))
    return ask(flow, withFittingWish(flow, state, step, environment), step, environment);
  if (passesUnread(flow, state, step, environment)) return ask(flow, state, step, environment);
  // An answer changed so that an earlier step is no longer good: it opens again with what was typed.
  if (status === 'finished' && !isDone(flow, state, step, environment)) {
    const isWritten = isUnread(flow, state, step);
    if (isWritten && isVoid(flow, state, step)) return ask(flow, state, step, environment);
    // What is only unread is there to be read.
    return { ok: true, state: withStep(state, step.slug, { status: isWritten ? 'success' : 'init' }), effects: [] };
  }
  return { ok: true, state, effects: [] };
}

/** A wish is put again as long as it may be: what was found out since may have narrowed its limits. */
function withFittingWish(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): JourneyState {
  const fits = !hasWish(state, step) || judgeKept(flow, state, step, environment).problems.length === 0;
  return fits ? state : withStep(state, step.slug, { answers: withoutWish(state, step), beneath: undefined });
}

function isDone(flow: CompiledFlow, state: JourneyState, step: CompiledStep, environment: JourneyEnvironment): boolean {
  const { status, skipped } = stepState(state, step.slug);
  if (status !== 'finished' || isUnread(flow, state, step)) return false;
  if (step.kind.confirms !== undefined && isVoid(flow, state, step)) return false;
  if (skipped === true || step.form.fields.length === 0 || step.kind.needsConfirmation === true) return true;
  return judgeKept(flow, state, step, environment).problems.length === 0;
}

/** A step as before it was sent, its answers kept. */
export const startsOver = {
  ...({ status: 'init', asked: null, result: {}, notice: null, retryable: false } as const),
  aside: null,
} as const;

/** Outside answers to questions that the facts no longer put are void: the steps start over, with their answers kept. */
export function dropVoidAnswers(flow: CompiledFlow, state: JourneyState, after: number): JourneyState {
  let next = state;
  for (const step of flow.steps) {
    if (step.index <= after || !isVoid(flow, next, step)) continue;
    next = withStep(withoutFound(flow, next, step), step.slug, startsOver);
  }
  return next;
}

export const merge = (first: readonly JourneyEffect[], then: Moved): Moved => ({
  ...then,
  effects: [...first, ...then.effects],
});
