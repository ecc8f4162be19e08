import type { Answer } from '../answer.ts';
import { canonical, isJsonObject, type JsonObject } from '../json.ts';
import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, type JourneyState } from './state.ts';
import { withOwnWish } from './wish.ts';

/** The question as the facts put it now: the step's own answers count, its own result does not. Null where it asks nothing. */
export function questionOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): JsonObject | null {
  if (step.kind.call === undefined) return null;
  const { results } = factsOf(flow, state, step.index);
  const answers = withOwnWish(state, step, factsOf(flow, state, step.index + 1).answers);
  return step.kind.call.question({ answers, results, product: flow.product });
}

/** What a code typed at a step signs. */
export interface Signed {
  /** As the message with the code says it. */
  readonly words: string;
  /** What stands above the code. */
  readonly shown: JsonObject;
}

/** What a code typed here would sign as things stand; null where it confirms a contact and nothing else. */
export function signedOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): Signed | null {
  const facts = factsOf(flow, state, step.index);
  const words = step.kind.confirms?.(facts);
  return words === undefined ? null : { words, shown: step.kind.shows?.({}, facts) ?? {} };
}

/** What is kept of a question, or of what was signed, to see whether it is still the same. */
export function askedOf(flow: CompiledFlow, state: JourneyState, step: CompiledStep): string | null {
  const question = questionOf(flow, state, step) ?? signedOf(flow, state, step);
  return question === null ? null : canonical(question);
}

/** The facts put another question than the one that was asked, or another contract than the one that was signed: what came of it means nothing any more. */
export function isVoid(flow: CompiledFlow, state: JourneyState, step: CompiledStep): boolean {
  const { asked, status } = stepState(state, step.slug);
  if (asked === null || status === 'init') return false;
  const now = askedOf(flow, state, step);
  return asked !== now && (now === null || status !== 'finished' || !isStillOf(step, asked, now));
}

/** Whether two that were kept are of the same: signatures whatever the house said around them, an averbação whatever it does not rest on. */
function isStillOf({ kind }: CompiledStep, asked: string, now: string): boolean {
  const [was, is] = [asked, now].map((kept) => {
    const said: JsonObject = JSON.parse(kept);
    if (kind.call !== undefined) return kind.standsOn === undefined ? null : canonical(kind.standsOn(said));
    return kind.binds === undefined || !isJsonObject(said.shown) ? null : canonical(kind.binds(said.shown));
  });
  return was !== null && was === is;
}

/** Whether an answer enters: it is waited for, or it is the yes to a payment that had seemed to fail and that nobody has asked for again. */
export function isHeard(state: JourneyState, slug: string, attempt: number, { kind }: Answer): boolean {
  const { status, attempt: latest, called } = stepState(state, slug);
  const seemedLost = kind === 'done' && status === 'failed' && called === true && latest === attempt;
  return isAwaited(state, slug, attempt) || (seemedLost && state.end === null);
}

/** Whether the step still waits for the answer to this very attempt. An ended journey waits for nothing. */
export function isAwaited(state: JourneyState, slug: string, attempt: number): boolean {
  const { status, attempt: latest } = stepState(state, slug);
  return latest === attempt && (status === 'waiting' || status === 'review') && state.end === null;
}
