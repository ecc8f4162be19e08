import type { Answer } from '../answer.ts';
import { canonical, own as ownOf } from '../json.ts';
import { advance, type Today } from './advance.ts';
import { asideOf, settleAside } from './aside.ts';
import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import type { JourneyOutcome } from './outcome.ts';
import { wentUnread } from './judgeKept.ts';
import { leadsTo } from './mending.ts';
import { fillLater } from './prefill.ts';
import { isHeard } from './question.ts';
import { refuseAt, remakeAt } from './refuse.ts';
import { reopenStep, type Words } from './stepAction.ts';
import { stepState, withStep, type JourneyEnvironment, type JourneyState } from './state.ts';
import { countTry, withFitting } from './tries.ts';
import { hasWish } from './wish.ts';

interface Settlement {
  readonly slug: string;
  /** The attempt that was answered; an answer to an older one is late and changes nothing. */
  readonly attempt: number;
  readonly answer: Answer;
  /** A person gave it, also where the step did not wait for one. */
  readonly byPerson?: boolean;
}

/**
 * The one door through which the outside's answer enters, whoever brings it (job, webhook, person, poll). Safe to run
 * twice: what is not awaited any more leaves the state as it is, the very same object.
 */
export function settleStep(
  flow: CompiledFlow,
  state: JourneyState,
  settlement: Settlement,
  environment: JourneyEnvironment,
): JourneyOutcome {
  const { slug, attempt } = settlement;
  const step = flow.bySlug.get(slug);
  if (step === undefined || !isHeard(state, slug, attempt, settlement.answer)) return { ok: true, state, effects: [] };
  const heard = heardBy(step, settlement.answer);
  const aside = asideOf(state, slug);
  if (aside !== null) return settleAside(flow, state, step, { aside, answer: heard }, environment);
  const { state: counted, answer, taught } = countTry(flow, state, step, { ...settlement, answer: heard });
  const settled = apply(flow, counted, step, { ...settlement, answer }, environment);
  const mending = leadsTo(flow, step, { heard, answer });
  if (mending !== undefined) {
    const { title, text } = remakeWords(step);
    const { notice, heading } = stepState(settled, slug);
    const again = withStep(settled, slug, { status: 'init', asked: null, result: {}, notice: null });
    const fitting = withFitting(flow, again, { heardAt: step, opens: mending, taught }, environment);
    return reopenStep(flow, fitting, mending, environment, { title: heading ?? title, text: notice ?? text });
  }
  if (answer.kind !== 'done' || step.kind.advances === 'byCustomer') return { ok: true, state: settled, effects: [] };
  return advance(flow, withStep(settled, slug, { status: 'finished' }), environment);
}

/** Who only fills in later forms stops nobody: where they know nothing or say no, the customer types. */
function heardBy({ kind: { fills, mayRefuse = false } }: CompiledStep, answer: Answer): Answer {
  const isNothing = answer.kind === 'failed' || answer.kind === 'review' || (answer.kind === 'refused' && !mayRefuse);
  return fills !== undefined && isNothing ? { kind: 'done', value: {} } : answer;
}

/** What is said of a check that has to be made once more, also where another step opens for it: the flow's words over the kind's. */
const remakeWords = ({ kind, definition }: CompiledStep): Words => ({
  ...kind.texts.remake,
  ...definition.texts?.remake,
});

/** A person looks before the question is put: the customer reads why, and hears of it once it is answered. */
export const holdStep = (state: JourneyState, slug: string, { title = null, text = null }: Words): JourneyState =>
  withStep(state, slug, { status: 'review', reviewed: true, notice: text, heading: title });

/** They let it be put: the step waits for its answer like any other. */
export const letAsk = (state: JourneyState, slug: string, { today }: Today): JourneyState =>
  withStep(state, slug, { status: 'waiting', since: today, notice: null, heading: null });

/** What is said to whoever waits. What was said before leaves the state as it is, the very same object. */
function meanwhile(state: JourneyState, slug: string, answer: Extract<Answer, { kind: 'waiting' }>): JourneyState {
  const { shown = {}, text, title } = answer;
  const { result, notice, heading = null } = stepState(state, slug);
  const words = text === undefined ? { notice, heading } : { notice: text, heading: title ?? null };
  const isKnown = words.notice === notice && words.heading === heading;
  const isShown = Object.entries(shown).every(
    ([key, value]) => canonical(ownOf(result, key) ?? null) === canonical(value),
  );
  return isKnown && isShown ? state : withStep(state, slug, { ...words, result: { ...result, ...shown } });
}

function apply(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  { answer, byPerson }: Settlement,
  environment: JourneyEnvironment,
): JourneyState {
  const { slug, kind } = step;
  const own = stepState(state, slug);
  if (answer.kind === 'waiting') return meanwhile(state, slug, answer);
  if (answer.kind === 'review')
    return own.status === 'review' ? state : withStep(state, slug, { status: 'review', reviewed: true });
  if (answer.kind === 'failed') return withStep(state, slug, { status: 'failed', retryable: true });
  if (answer.kind === 'done') {
    const kept = kind.call?.keep?.(answer.value, factsOf(flow, state)) ?? answer.value;
    const done = withStep(state, slug, { status: 'success', result: { ...own.result, ...kept }, notice: null });
    return fillLater(flow, done, step);
  }
  const at = { step: slug, operation: kind.call?.operation ?? '' };
  // A no to a wish says nothing of what was answered without it, and one to what nobody has given nothing of the customer.
  if (answer.remake === true || hasWish(state, step) || wentUnread(flow, state, step))
    return remakeAt(state, slug, answer);
  return refuseAt(state, at, { ...answer, byPerson }, environment);
}
