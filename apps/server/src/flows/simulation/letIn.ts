import type { Offer, SimulationQuestion } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { unfitWords, wrongWithOffer, type OfferCode } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Everything that is wrong with an offer; operators are told, and nothing of the person. */
function wrongIn({ clock, logger }: Runtime, question: SimulationQuestion, offer: Offer): readonly OfferCode[] {
  const { product, marginCentavos, installments, details } = question;
  const term = installments > 0 ? { installments } : {};
  const person = { marginCentavos, insured: details?.insured === true, ...term };
  const known = details?.birthDate === undefined ? person : { ...person, birthDate: details.birthDate };
  const codes = wrongWithOffer(offer, product, known, today(clock.now()));
  if (codes.length > 0)
    logger.warn({ product, codes: codes.join(' '), lender: offer.lender.name }, 'an offer was not let in');
  return codes;
}

const refusedFor = (codes: readonly OfferCode[]): Answer<never> => ({ kind: 'refused', text: unfitWords(codes) });

/** The same answer where its offer may be shown and signed; a refusal where it may not. */
export function letIn(runtime: Runtime, question: SimulationQuestion, answer: Answer<Offer>): Answer<Offer> {
  if (answer.kind !== 'done') return answer;
  const codes = wrongIn(runtime, question, answer.value);
  return codes.length === 0 ? answer : refusedFor(codes);
}

/** Those of several offers that may be; a refusal where none may. */
export function letInSome(
  runtime: Runtime,
  question: SimulationQuestion,
  answer: Answer<readonly Offer[]>,
): Answer<readonly Offer[]> {
  if (answer.kind !== 'done') return answer;
  const judged = answer.value.map((offer) => ({ offer, codes: wrongIn(runtime, question, offer) }));
  const value = judged.flatMap(({ offer, codes }) => (codes.length === 0 ? [offer] : []));
  return value.length === 0 ? refusedFor(judged.flatMap(({ codes }) => codes)) : { kind: 'done', value };
}
