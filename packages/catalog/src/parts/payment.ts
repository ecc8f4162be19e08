import { isCalendarDate, type CalendarDate, type OutcomeMessage } from '@passo/domain';
import { isRecord, type Facts, type Json, type JsonObject, type StepState } from '@passo/engine';
import type { PayOut } from '@passo/finance';
import type { Offer } from '../ports/lender.ts';
import { kept, word } from '../ports/facts.ts';
import { lastPayOutDay, loanProduct, paidOutOf } from '../products/index.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { keptOfferOnWire } from '../products/offerOnWire.ts';

/* The day on which the money is really paid decides what is owed: contract, lender and customer have the same figures of it. */

/** The offer that was signed: the one that holds, unless it was reckoned again for another day since. */
const signedOffer = (facts: Facts): Offer | null =>
  keptOffer(kept(facts, 'ofertaAssinada')) ?? keptOffer(kept(facts, 'oferta'));

/** The last day on which the money may be asked for by the offer that was taken; null where that is any day, or nothing was taken. */
export function holdsUntil(facts: Facts): CalendarDate | null {
  const taken = keptOffer(kept(facts, 'oferta'));
  return taken === null ? null : lastPayOutDay(taken, loanProduct(facts.product)?.paper?.payOutDays);
}

/** What a lender's word of the payment comes to; null where nobody signed an offer. */
export function paidOut(facts: Facts, { paidOn }: JsonObject): PayOut | null {
  const signed = signedOffer(facts);
  const asked = keptOffer(kept(facts, 'oferta'));
  if (signed === null || asked === null) return null;
  const days = loanProduct(facts.product)?.paper?.payOutDays;
  const found = paidOutOf(signed, paidOn, days);
  // The figures of the day for which it was asked hold: nobody owes for days before it.
  const isEarlier = typeof paidOn === 'string' && paidOn < asked.quote.rulesOf;
  return found.kind !== 'beyond' && isEarlier ? paidOutOf(signed, asked.quote.rulesOf, days) : found;
}

/** What is kept of the payment: on another day than the contract's the figures of that day, or that none of them hold. */
export function followsPayment(payment: JsonObject, facts: Facts): JsonObject {
  const [signed, found] = [signedOffer(facts), paidOut(facts, payment)];
  if (signed === null || found === null) return { ofertaAssinada: null };
  if (found.kind === 'within') {
    const oferta: Offer = { ...signed, quote: found.quote };
    return { ofertaAssinada: signed, oferta };
  }
  const wasReckoned = keptOffer(kept(facts, 'ofertaAssinada')) !== null;
  return {
    ofertaAssinada: null,
    ...(wasReckoned && { oferta: signed }),
    ...(found.kind === 'beyond' && { pagamento: { ...payment, outsideContract: true } }),
  };
}

/** By what a bank finds a payment: letters and digits, and what parts them. */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9./-]{2,39}$/;

function referenceOf(payment: JsonObject): string {
  const told = word(payment, 'reference');
  return REFERENCE.test(told) ? told : '';
}

/** What the customer sees of it: the figures that hold, those that were signed where they are others, the day, and the reference of the payment. */
export function showsPayment({ pagamentoAnunciado }: JsonObject, facts: Facts): JsonObject {
  const payment = kept(facts, 'pagamento');
  const paidOn = word(payment, 'paidOn');
  const signed = keptOfferOnWire(kept(facts, 'ofertaAssinada'), facts.product);
  // Figures of a day on which no money comes hold no more.
  const isOutside = paidOn === '' && isOutsideContract(pagamentoAnunciado);
  const holds = keptOfferOnWire(kept(facts, 'oferta'), facts.product);
  return {
    oferta: isOutside ? (signed ?? holds) : holds,
    ofertaAssinada: isOutside ? null : signed,
    // What a lender calls a day or a reference and is none is not shown.
    pagamento: {
      paidOn: isCalendarDate(paidOn) ? paidOn : '',
      outsideContract: payment.outsideContract === true,
      reference: referenceOf(payment),
    },
  };
}

const isOutsideContract = (payment: Json | undefined): boolean => isRecord(payment) && payment.outsideContract === true;

const waits = (status: StepState['status']): boolean => status === 'waiting' || status === 'review';

/** Each day that a lender names outside the contract is news. */
export function aboutDay({ status, result: { pagamentoAnunciado } }: StepState): string | undefined {
  if (!waits(status) || !isRecord(pagamentoAnunciado) || !isOutsideContract(pagamentoAnunciado)) return undefined;
  return word(pagamentoAnunciado, 'paidOn');
}

/** Where the figures that hold are not the signed ones any more. */
const reckoned: readonly StepState['status'][] = ['waiting', 'review', 'success', 'finished'];

/**
 * What a late day makes of what was signed, for the message of it: figures of another day, a contract that holds no more, or money that
 * came, or is to come, on a day of which the contract says nothing. Nothing where the money is in time.
 */
export function tellsOfDay({ status, result }: StepState): OutcomeMessage | undefined {
  const { pagamento, pagamentoAnunciado, oferta, ofertaAssinada } = result;
  if (isOutsideContract(pagamento)) return 'paidOutside';
  if (waits(status) && isOutsideContract(pagamentoAnunciado)) return 'paysOutside';
  if (!isRecord(ofertaAssinada)) return undefined;
  if (status === 'init') return 'signAgain';
  return isRecord(oferta) && reckoned.includes(status) ? 'figuresChanged' : undefined;
}
