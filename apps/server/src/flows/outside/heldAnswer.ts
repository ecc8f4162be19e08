import type { Band } from '@passo/catalog';
import { today } from '@passo/domain';
import {
  canonical,
  factsOf,
  questionOf,
  stepState,
  type Answer,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import type { Held } from './heldPayment.ts';
import { holdingOf, type Holding, type Known } from './holdings.ts';

interface Asked {
  /** Whose answer it is: operators follow its journey by this. */
  readonly proposal: string;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
  /** As far as an offer may go that nobody has let through. */
  readonly band: Band;
}

/** An answer as it may enter: an offer that the rules do not let through is none, whoever brings it and by whatever way. */
export function heldAnswer(
  { clock, logger, keyring }: Pick<Runtime, 'clock' | 'logger' | 'keyring'>,
  { proposal, flow, state, step, band }: Asked,
  answer: Answer,
): Held {
  const operation = step.kind.call?.operation ?? '';
  const holding = holdingOf(operation);
  if (holding === undefined) return { answer, codes: [] };
  const { result: own } = stepState(state, step.slug);
  const now = clock.now();
  const facts = factsOf(flow, state, step.index + 1);
  const known = { keyring, flow, facts, asked: questionOf(flow, state, step) ?? {}, now, on: today(now), band };
  const held = heldBy(holding, known, own, answer);
  if (held.codes.length === 0) return held;
  const { needsPerson = false, says = 'an offer was not let in' } = holding;
  const line = { proposal, slug: step.slug, product: flow.product, operation, codes: held.codes };
  if (needsPerson && !isKnown(held.answer, own)) logger.error(line, says);
  else logger.warn(line, says);
  return held;
}

function heldBy(holding: Holding, known: Known, own: JsonObject, answer: Answer): Held {
  if (answer.kind === 'failed' || answer.kind === 'waiting') {
    const still = holding.unlessDone?.(own, known) ?? null;
    if (still === null || answer.kind === 'failed') return still ?? { answer, codes: [] };
    return { ...still, answer: { ...still.answer, ...answer } };
  }
  if (answer.kind !== 'done') return { answer, codes: [] };
  const codes = holding.wrong(answer.value, known);
  return { answer: (codes.length === 0 ? null : holding.instead(codes, answer.value)) ?? answer, codes };
}

/** Operators were told when the customer was. */
const isKnown = (answer: Answer, own: JsonObject): boolean =>
  answer.kind === 'waiting' && canonical({ ...own, ...answer.shown }) === canonical(own);
