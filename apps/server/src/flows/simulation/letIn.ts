import type { Offer, SimulationQuestion } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { tagged } from '../../ports/lender/offerTag.ts';
import { isAnother, UNFIT_WORDS, wrongWithOffer } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';

type Looking = Pick<Runtime, 'clock' | 'logger' | 'keyring'>;

const unfit = { kind: 'refused', text: UNFIT_WORDS } as const;

/** Of the offers of an answer those that may be shown, marked as they are; operators are told about the others, and nothing of the person. */
function fitOf(runtime: Looking, question: SimulationQuestion, offers: readonly Offer[]): readonly Offer[] {
  const { clock, logger } = runtime;
  const { product, requestedCentavos, marginCentavos, installments, details } = question;
  const asked = { requestedCentavos, installments, downPaymentCentavos: details?.downPaymentCentavos ?? 0 };
  const term = installments > 0 ? { installments } : {};
  const person = { marginCentavos, insured: details?.insured === true, ...term };
  const known = details?.birthDate === undefined ? person : { ...person, birthDate: details.birthDate };
  const fit = offers.filter((offer) => {
    const wrong = wrongWithOffer(offer, product, known, today(clock.now()));
    const codes = wrong.length === 0 && isAnother(offer, asked) ? ['asked.differs'] : wrong;
    if (codes.length > 0) logger.warn({ product, codes, lender: offer.lender.cnpj }, 'an offer was not let in');
    return codes.length === 0;
  });
  return fit.map((offer) => tagged(runtime, offer));
}

/** The same answer where its offer may be shown and signed; a refusal where it may not. */
export function letIn(runtime: Looking, question: SimulationQuestion, answer: Answer<Offer>): Answer<Offer> {
  if (answer.kind !== 'done') return answer;
  const [value] = fitOf(runtime, question, [answer.value]);
  return value === undefined ? unfit : { kind: 'done', value };
}

/** Those of several offers that may be; a refusal where none may. */
export function letInSome(
  runtime: Looking,
  question: SimulationQuestion,
  answer: Answer<readonly Offer[]>,
): Answer<readonly Offer[]> {
  if (answer.kind !== 'done') return answer;
  const value = fitOf(runtime, question, answer.value);
  return value.length === 0 ? unfit : { kind: 'done', value };
}
