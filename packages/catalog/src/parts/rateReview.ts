import { isRecord, releasedAsides, type Facts, type JourneyState, type JsonObject } from '@passo/engine';
import type { Offer } from '../ports/lender.ts';
import type { OperationName, QuestionOf } from '../ports/operations.ts';
import { personOf } from '../ports/person.ts';
import { widened, type Band } from '../products/bands.ts';

/* An offer beyond what is usual waits for a person, who sees its figures and the band. */

const OPERATION = 'office.rateReview' satisfies OperationName;

/** What the customer reads meanwhile. */
const waits = {
  title: 'Uma pessoa vai conferir a oferta do banco',
  text:
    'As taxas que o banco enviou estão acima do que é comum para este crédito. Por isso uma pessoa vai conferir antes de a oferta ' +
    'aparecer aqui. Costuma levar até um dia útil. Avisamos assim que terminar.',
} as const;

interface Reviewed {
  readonly product: string;
  /** All that lie beyond the band. */
  readonly offers: readonly [Offer, ...Offer[]];
  readonly band: Band;
  readonly facts: Facts;
  /** Whose the CPF is was proven: nobody is named who was not. */
  readonly proven: boolean;
}

/** The question about offers beyond the band: the dearest of them, so that what is let through holds for all. */
export function rateReviewOf({ product, offers, band, facts, proven }: Reviewed) {
  const [first, ...others] = offers;
  const dearest = others.reduce((most, one) => (one.quote.cetAnnual > most.quote.cetAnnual ? one : most), first);
  const { name, cnpj } = dearest.lender;
  const { requestedCentavos, installmentCentavos, installments, cetAnnual } = dearest.quote;
  const person = personOf(facts);
  const question: QuestionOf<typeof OPERATION> = {
    ...{ product, requestedCentavos, installmentCentavos, installments, cetAnnual, lender: { name, cnpj } },
    person: proven ? person : { ...person, cpf: '' },
    monthlyRate: Math.max(...offers.map(({ quote }) => quote.monthlyRate)),
    band: { monthlyRateTo: band.monthlyRate.to, cetAnnualTo: band.cetAnnual.to },
  };
  return { operation: OPERATION, question, ...waits };
}

/** The band of a product with what people have let through in this journey. */
export const bandLetThrough = (state: JourneyState, product: string, band: Band): Band =>
  releasedAsides(state, OPERATION)
    .filter((question) => question.product === product)
    .reduce((wide, question) => (isSeen(question) ? widened(wide, question) : wide), band);

const isSeen = (
  question: JsonObject,
): question is JsonObject & { readonly monthlyRate: number; readonly cetAnnual: number } =>
  isRecord(question) && typeof question.monthlyRate === 'number' && typeof question.cetAnnual === 'number';
