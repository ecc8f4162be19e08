import type { HeldCode, Offer, ReplacedContract, SimulationQuestion } from '@passo/catalog';
import { today } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { tagged } from '../../ports/lender/offerTag.ts';
import { isAnother, unfitWords, wrongWithOffer } from '../../ports/lender/wrongWithOffer.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A question, and what is known beside it: the contract that is taken from another bank where one is named, and who asks. */
export interface Named {
  readonly question: SimulationQuestion;
  readonly replacedDebt?: ReplacedContract | undefined;
  readonly birthDate: string;
}

type Looking = Pick<Runtime, 'clock' | 'logger' | 'keyring'>;

interface Judged {
  /** Those that may be shown, marked as they are. */
  readonly fit: readonly Offer[];
  /** What is wrong with the others. */
  readonly codes: readonly HeldCode[];
}

/** Operators are told about what is not let in, and nothing of the person. */
function judged(runtime: Looking, { question, replacedDebt, birthDate }: Named, offers: readonly Offer[]): Judged {
  const { clock, logger } = runtime;
  const { product, requestedCentavos, marginCentavos, installments, details } = question;
  const asked = { requestedCentavos, installments, downPaymentCentavos: details?.downPaymentCentavos ?? 0 };
  const term = installments > 0 ? { installments } : {};
  const person = { birthDate, marginCentavos, insured: details?.insured === true, ...term };
  const known = { ...person, ...(replacedDebt !== undefined && { replacedDebt }) };
  const each = offers.map((offer) => {
    const wrong = wrongWithOffer(offer, product, known, today(clock.now()));
    const codes: readonly HeldCode[] =
      wrong.length === 0 && isAnother(offer, product, asked) ? ['asked.differs'] : wrong;
    if (codes.length > 0) logger.warn({ product, codes, lender: offer.lender.cnpj }, 'an offer was not let in');
    return { offer, codes };
  });
  return {
    fit: each.flatMap(({ offer, codes }) => (codes.length === 0 ? [tagged(runtime, offer)] : [])),
    codes: each.flatMap(({ codes }) => codes),
  };
}

const refusedFor = (codes: readonly HeldCode[]): Answer<never> => ({ kind: 'refused', text: unfitWords(codes) });

/** The same answer where its offer may be shown and signed; a refusal where it may not. */
export function letIn(runtime: Looking, named: Named, answer: Answer<Offer>): Answer<Offer> {
  if (answer.kind !== 'done') return answer;
  const { fit, codes } = judged(runtime, named, [answer.value]);
  const [value] = fit;
  return value === undefined ? refusedFor(codes) : { kind: 'done', value };
}

/** Those of several offers that may be; a refusal where none may. */
export function letInSome(runtime: Looking, named: Named, answer: Answer<readonly Offer[]>): Answer<readonly Offer[]> {
  if (answer.kind !== 'done') return answer;
  const { fit, codes } = judged(runtime, named, answer.value);
  return fit.length === 0 ? refusedFor(codes) : { kind: 'done', value: fit };
}
