import { marginOf, text } from '@passo/catalog';
import { today } from '@passo/domain';
import { factsOf, type Answer, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import { unfitWords, wrongWithOffer, type OfferCode } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What becomes of a step whose lender answered an offer that must not be signed: chosen anew, or asked again. */
const instead: Readonly<Record<string, (codes: readonly OfferCode[]) => Answer>> = {
  'lender.accept': (codes) => ({ kind: 'refused', remake: true, text: unfitWords(codes) }),
  'lender.propose': () => ({ kind: 'failed', reason: 'offer.unfit' }),
  'lender.revise': () => ({ kind: 'failed', reason: 'offer.unfit' }),
};

interface Asked {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
}

/** An answer as it may enter: an offer that the rules do not let through is none, whoever brings it and by whatever way. */
export function heldAnswer({ clock, logger }: Runtime, { flow, state, step }: Asked, answer: Answer): Answer {
  const operation = step.kind.call?.operation ?? '';
  const refusal = Object.hasOwn(instead, operation) ? instead[operation] : undefined;
  if (refusal === undefined || answer.kind !== 'done') return answer;
  const facts = factsOf(flow, state, step.index + 1);
  const insured = facts.answers.comSeguro === true;
  const person = { birthDate: text(facts, 'dataNascimento'), marginCentavos: marginOf(facts), insured };
  const codes = wrongWithOffer(answer.value, flow.product, person, today(clock.now()));
  if (codes.length === 0) return answer;
  logger.warn({ product: flow.product, operation, codes: codes.join(' ') }, 'an offer was not let in');
  return refusal(codes);
}
