import { canonical, type JsonObject } from '../json.ts';
import { isLocked } from '../form/initial.ts';
import { advance, ask, dropVoidAnswers, merge } from './advance.ts';
import { consents } from './consents.ts';
import { isEndorsed } from './ending.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { followAnswers } from './follow.ts';
import { judgeSubmit } from './judgeSubmit.ts';
import { mayNotSubmit } from './mayNotSubmit.ts';
import { refused, type JourneyOutcome, type Moved } from './outcome.ts';
import { isLive } from './position.ts';
import { withoutWhatIsOfAnother } from './ofAnother.ts';
import { askedOf } from './question.ts';
import { shareAnswers } from './shared.ts';
import { sheetOf, signsUnread } from './sheet.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';
import { saysWish, withStandingWish } from './wish.ts';

interface Submit {
  readonly slug: string;
  readonly answers: JsonObject;
  /** What a kind that `needsConfirmation` waits for has happened. */
  readonly confirmed?: boolean;
  /** The sheet that the customer says to have read (see `StepKind.sheet`). */
  readonly acknowledged?: string | null;
}

/** Where a customer stands who has not answered anything yet. */
export const newJourney = (flow: CompiledFlow): JourneyState => ({
  currentStep: flow.steps[0]?.slug ?? '',
  steps: {},
  situation: 'pending',
  end: null,
});

/** The customer submits a step: the current one, or an earlier one again. Pure: effects are for the caller to carry out. */
export function submitStep(
  flow: CompiledFlow,
  state: JourneyState,
  submit: Submit,
  environment: JourneyEnvironment,
): JourneyOutcome {
  const step = flow.bySlug.get(submit.slug);
  if (step === undefined) return refused('step.notFound');
  const refusal = mayNotSubmit(flow, state, step);
  if (refusal !== null) return refusal;
  // What the answers have dropped is not asked, so it is not answered either.
  if (!isLive(flow, state, step, environment)) return refused('step.locked');
  const { status, retryable } = stepState(state, step.slug);
  if (signsUnread(flow, state, step, environment)) return refused('sheet.unread');
  const isWish = saysWish(step, submit.answers);
  if (status === 'failed' && retryable && !isWish) return ask(flow, state, step, environment);
  const read = acknowledge(flow, state, step, submit);
  if (read === null) return refused('sheet.unread');
  if (status === 'success' && !isWish)
    return advance(flow, withStep(read, step.slug, { status: 'finished' }), environment);
  const answers = withStandingWish(state, step, submit.answers);
  const moved = keepAnswers(flow, read, step, { ...submit, answers }, environment);
  // What opened again behind the averbação takes what it rests on from nobody.
  return moved.ok && isEndorsed(flow, state) && !isEndorsed(flow, moved.state) ? refused('step.endorsed') : moved;
}

/** The journey with what the customer has read by going on from a step; null where that is not the sheet in force. */
function acknowledge(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  { acknowledged = null }: Submit,
): JourneyState | null {
  const { status } = stepState(state, step.slug);
  const hasAnswer = status === 'success' || status === 'finished';
  if (step.kind.sheet === undefined || !hasAnswer) return state;
  const sheet = sheetOf(flow, state, step);
  return sheet === null || acknowledged !== sheet ? null : withStep(state, step.slug, { acknowledged });
}

function keepAnswers(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  submit: Submit,
  environment: JourneyEnvironment,
): JourneyOutcome {
  const verdict = judgeSubmit(flow, state, step, submit.answers, environment);
  if (verdict.unknown.length > 0)
    return refused(
      'fields.unknown',
      verdict.unknown.map((field) => ({ field, message: 'Campo desconhecido' })),
    );
  if (verdict.problems.length > 0) return refused('fields.invalid', verdict.problems);
  const before = stepState(state, step.slug);
  const changed = canonical(before.answers) !== canonical(verdict.answers);
  // The same wish once more: its answer stands.
  if (before.status === 'success' && !changed) return { ok: true, state, effects: [] };
  // A contact that was proven and is then changed is not proven any more.
  const proven = submit.confirmed === true || (before.status === 'finished' && !changed);
  if (step.kind.needsConfirmation === true && !proven) return refused('step.notConfirmed');
  const answered = withStep(state, step.slug, {
    answers: verdict.answers,
    beneath: verdict.beneath,
    skipped: false,
  });
  const asked = verdict.visible.filter((key) => !isShown(step, key));
  const shared = shareAnswers(flow, state, answered, { step, asked, confirmed: submit.confirmed }, environment);
  const kept = withoutWhatIsOfAnother(flow, state, shared.state, step);
  const after = shared.first === step.index ? step.index : shared.first - 1;
  const effects = consents(step.slug, step.form, before.answers, verdict.answers);
  // Whatever asks is finished by an answer from outside, never by what was sent to it.
  const isOpen = before.status !== 'finished';
  const asksWhenChanged = step.kind.asks === 'onSubmit' || step.kind.wishes !== undefined;
  if ((asksWhenChanged && changed) || (step.kind.asks !== undefined && isOpen)) {
    const back = ledBack(flow, kept, step, shared.first, environment);
    if (back !== null) return merge(effects, back);
    const followed = followAnswers(flow, { before: state, state: kept, said: asked }, step.index, environment);
    const put = ask(flow, followed, step, environment);
    // The old answer is gone by now: what rested on it (a contract of the offer before) goes with it.
    return merge(effects, { ...put, state: dropVoidAnswers(flow, put.state, after) });
  }
  const signed = step.kind.confirms === undefined ? {} : { asked: askedOf(flow, kept, step) };
  const finished = withStep(kept, step.slug, { status: 'finished', ...signed });
  // A contact is kept before its code comes back: that it changed shows in those who follow it.
  const isSame = !changed && shared.state === answered;
  if (isSame && submit.confirmed !== true) return merge(effects, advance(flow, finished, environment));
  const followed = followAnswers(flow, { before: state, state: finished, said: asked }, after, environment);
  return merge(effects, advance(flow, dropVoidAnswers(flow, followed, after), environment));
}

/** What a step only shows is said by nobody there. */
function isShown({ form }: CompiledStep, key: string): boolean {
  const field = form.answersTo.get(key);
  return field !== undefined && isLocked(field.definition);
}

/**
 * Where the answer, shared, has made an earlier step bad or its contact unproven, nothing is asked with it: the customer is led back
 * there first. Null where everything before stands.
 */
function ledBack(
  flow: CompiledFlow,
  kept: JourneyState,
  step: CompiledStep,
  first: number,
  environment: JourneyEnvironment,
): Moved | null {
  if (first === step.index) return null;
  const waiting = withStep(kept, step.slug, { status: 'init' });
  const back = advance(flow, dropVoidAnswers(flow, waiting, first - 1), environment);
  const at = flow.bySlug.get(back.state.currentStep)?.index ?? step.index;
  return at < step.index ? back : null;
}
