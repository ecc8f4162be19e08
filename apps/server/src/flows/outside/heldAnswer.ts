import type { Band, HeldCode } from '@passo/catalog';
import { today } from '@passo/domain';
import { factsOf, type Answer, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import { holdingOf } from './holdings.ts';

interface Asked {
  /** Whose answer it is: operators follow its journey by this. */
  readonly proposal: string;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
  /** As far as an offer may go that nobody has let through. */
  readonly band: Band;
}

/** An answer as it may enter, and what was wrong with what was said, for the history and for operators. */
interface Held {
  readonly answer: Answer;
  readonly codes: readonly HeldCode[];
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
  const facts = factsOf(flow, state, step.index + 1);
  if (answer.kind !== 'done')
    return { answer: (answer.kind === 'failed' ? holding.afterFailure?.(facts) : null) ?? answer, codes: [] };
  const now = clock.now();
  const known = { keyring, flow, facts, now, on: today(now), band };
  const codes = holding.wrong(answer.value, known);
  if (codes.length === 0) return { answer, codes };
  const { instead, isOld, needsPerson = false, says = 'an offer was not let in' } = holding;
  const line = { proposal, slug: step.slug, product: flow.product, operation, codes };
  if (needsPerson && isOld?.(codes, answer.value, facts) !== true) logger.error(line, says);
  else logger.warn(line, says);
  return { answer: instead(codes, answer.value) ?? answer, codes };
}
