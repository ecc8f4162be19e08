import { ask, type Today } from './advance.ts';
import type { Answer } from '../answer.ts';
import type { JsonObject } from '../json.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import type { JourneyOutcome, Moved } from './outcome.ts';
import { refuseAt, remakeAt } from './refuse.ts';
import { stepState, withStep, type Aside, type JourneyState } from './state.ts';
import { hasWish } from './wish.ts';

/* What comes up at a step may be for somebody else to look at before the step goes on: a question beside its own. */

interface Beside {
  readonly operation: string;
  readonly question: JsonObject;
  /** What the customer reads meanwhile. */
  readonly title: string;
  readonly text: string;
}

/** Puts a question beside the step's own: the step waits for it, and what was asked before counts no more. */
export function askAside(
  state: JourneyState,
  slug: string,
  { operation, question, title, text }: Beside,
  { today }: Today,
): Moved {
  const attempt = stepState(state, slug).attempt + 1;
  const waiting = withStep(state, slug, {
    ...{ status: 'review', since: today, reviewed: true, attempt, result: {}, retryable: false },
    ...{ notice: text, heading: title, aside: { operation, question, released: false } },
  });
  return { ok: true, state: waiting, effects: [{ type: 'ask', slug, attempt, operation }] };
}

/** The question beside the step's own that waits for its answer; null where none does. */
export function asideOf(state: JourneyState, slug: string): Aside | null {
  const { status, aside = null } = stepState(state, slug);
  return aside !== null && !aside.released && status === 'review' ? aside : null;
}

/** What was let through at any step so far, as it was asked. */
export const releasedAsides = ({ steps }: JourneyState, operation: string): readonly JsonObject[] =>
  Object.values(steps).flatMap(({ aside }) =>
    aside?.released === true && aside.operation === operation ? [aside.question] : [],
  );

/** The answer to such a question: the step goes on where it stood, or ends the journey. */
export function settleAside(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  { aside, answer }: { readonly aside: Aside; readonly answer: Answer },
  environment: Today,
): JourneyOutcome {
  if (answer.kind === 'waiting' || answer.kind === 'review') return { ok: true, state, effects: [] };
  const { slug, kind } = step;
  const asksItself = kind.asks === 'onEnter';
  if (answer.kind === 'refused') {
    const closed = withStep(state, slug, { aside: null });
    if (hasWish(state, step)) return { ok: true, state: remakeAt(closed, slug, answer), effects: [] };
    const at = { step: slug, operation: aside.operation };
    return { ok: true, state: refuseAt(closed, at, { ...answer, noOffer: false }, environment), effects: [] };
  }
  const open = { status: 'init', asked: null, notice: null, heading: null } as const;
  if (answer.kind === 'failed') {
    const again = asksItself ? ({ ...open, status: 'failed', retryable: true } as const) : open;
    return { ok: true, state: withStep(state, slug, { ...again, aside: null }), effects: [] };
  }
  const released = withStep(state, slug, { ...open, aside: { ...aside, released: true } });
  return asksItself ? ask(flow, released, step, environment) : { ok: true, state: released, effects: [] };
}
