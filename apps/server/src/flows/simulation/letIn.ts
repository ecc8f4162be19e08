import type { Offer, SimulationQuestion } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { UNFIT_WORDS, wrongWithOffer } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';

const unfit = { kind: 'refused', text: UNFIT_WORDS } as const;

/** Of the offers of an answer those that may be shown; operators are told about the others, and nothing of the person. */
function fitOf({ clock, logger }: Runtime, question: SimulationQuestion, offers: readonly Offer[]): readonly Offer[] {
  const { product, marginCentavos, installments, details } = question;
  const term = installments > 0 ? { installments } : {};
  const person = { marginCentavos, insured: details?.insured === true, ...term };
  const known = details?.birthDate === undefined ? person : { ...person, birthDate: details.birthDate };
  return offers.filter((offer) => {
    const codes = wrongWithOffer(offer, product, known, today(clock.now()));
    if (codes.length > 0) logger.warn({ product, codes, lender: offer.lender.cnpj }, 'an offer was not let in');
    return codes.length === 0;
  });
}

/** The same answer where its offer may be shown and signed; a refusal where it may not. */
export function letIn(runtime: Runtime, question: SimulationQuestion, answer: Answer<Offer>): Answer<Offer> {
  if (answer.kind !== 'done') return answer;
  return fitOf(runtime, question, [answer.value]).length === 1 ? answer : unfit;
}

/** Those of several offers that may be; a refusal where none may. */
export function letInSome(
  runtime: Runtime,
  question: SimulationQuestion,
  answer: Answer<readonly Offer[]>,
): Answer<readonly Offer[]> {
  if (answer.kind !== 'done') return answer;
  const value = fitOf(runtime, question, answer.value);
  return value.length === 0 ? unfit : { kind: 'done', value };
}
