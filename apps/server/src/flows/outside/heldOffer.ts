import { loanProduct, marginOf, payOutOf, text, type Offer } from '@passo/catalog';
import { addDays, type CalendarDate } from '@passo/domain';
import { isRecord, type CompiledFlow, type Facts, type JsonObject } from '@passo/engine';
import { offerShape } from '../../ports/lender/offerShape.ts';
import { isAnother, wrongWithOffer } from '../../ports/lender/wrongWithOffer.ts';

/* Every offer that is answered, written or paid is held to the same rules, by what is known of the person. */

const personIn = (facts: Facts) => ({
  birthDate: text(facts, 'dataNascimento'),
  marginCentavos: marginOf(facts),
  insured: facts.answers.comSeguro === true,
});

/** What is wrong with an offer as it was answered. */
export const wrongAsAnswered = (told: unknown, { product }: CompiledFlow, facts: Facts, on: CalendarDate) =>
  wrongWithOffer(told, product, personIn(facts), on);

/** The shortest that an offer may stand. */
const STANDS_DAYS = 2;

/**
 * What is wrong with an offer that was taken before, on the day on which a contract is written of it or money is paid by it. How
 * long it could be taken says nothing any more.
 */
export function wrongOnDay(told: unknown, { product }: CompiledFlow, facts: Facts, on: CalendarDate) {
  const standing = isRecord(told) ? { ...told, validUntil: addDays(on, STANDS_DAYS) } : told;
  return wrongWithOffer(standing, product, personIn(facts), on);
}

/**
 * What holds on a day of an offer that was signed: it as it is, another one reckoned for the day, or nothing, where the contract
 * does not reach that far or the rules of one of the days do not let it through.
 */
export function holdsOn(
  kept: unknown,
  flow: CompiledFlow,
  facts: Facts,
  on: CalendarDate,
): Offer | 'asSigned' | 'nothing' {
  const read = offerShape.safeParse(kept);
  if (!read.success || wrongOnDay(kept, flow, facts, read.data.quote.rulesOf).length > 0) return 'nothing';
  const found = payOutOf(read.data, on, loanProduct(flow.product)?.paper?.payOutDays);
  if (found.kind !== 'within') return found.kind === 'same' ? 'asSigned' : 'nothing';
  const offer: Offer = { ...read.data, quote: found.quote };
  return wrongOnDay(offer, flow, facts, on).length === 0 ? offer : 'nothing';
}

/** The customer took one offer, and another one was answered. */
export const isOtherThanTaken = (offer: Offer, facts: Facts): boolean =>
  isAnother(offer, facts.product, {
    installments: Number(text(facts, 'prazo')),
    requestedCentavos: centavosOf(facts.answers.valorSolicitado),
    downPaymentCentavos: centavosOf(facts.answers.valorEntradaCDC),
  });

/** The lender was asked for an amount or a term, and answered another one. */
export const isOtherThanWished = (told: unknown, product: string, asked: JsonObject): boolean => {
  const read = offerShape.safeParse(told);
  const [requestedCentavos, installments] = [Number(asked.requestedCentavos ?? 0), Number(asked.installments ?? 0)];
  return read.success && isAnother(read.data, product, { requestedCentavos, installments, downPaymentCentavos: 0 });
};

const centavosOf = (reais: unknown): number => (typeof reais === 'number' ? Math.round(reais * 100) : 0);
