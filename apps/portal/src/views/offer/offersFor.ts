import type { OfferOnWire } from '@passo/contract';
import type { Quick } from './useQuickOffer.ts';

export interface Listed {
  /** What was asked for when this came. */
  readonly question: string;
  readonly offers: readonly OfferOnWire[];
  readonly message: string | null;
}

/** How an offer is reckoned here, and the most that an installment may be, in reais, where that is known. */
export interface Reckoning {
  readonly quick: Quick;
  readonly most: number;
}

/**
 * The offers for what is on the screen: as the server answered, until it has as they are reckoned here. What cannot be reckoned here is
 * left out as soon as another amount or contract is asked: its figures belong to the one before. So is what nobody would be offered.
 */
export function offersFor(
  { question, offers }: Listed,
  live: string | null,
  { quick, most }: Reckoning,
): readonly OfferOnWire[] {
  if (live === null) return [];
  if (question === live) return offers;
  const { valorSolicitado: amount, valorEntradaCDC: downPayment, comSeguro: insured, prazo } = JSON.parse(live);
  const isOther = askedIn(question) !== askedIn(live);
  return offers.flatMap((offer) => {
    const reckoned = quick(offer, { amount, downPayment, insured, installments: prazo });
    const isNone = reckoned === offer ? isOther : reckoned.valorDaParcela > most;
    return isNone ? [] : [reckoned];
  });
}

/** What an offer is of: the amounts, or the contract that moves. */
function askedIn(question: string): string {
  const { valorSolicitado, valorEntradaCDC, contrato } = question === '' ? {} : JSON.parse(question);
  return JSON.stringify([valorSolicitado, valorEntradaCDC, contrato]);
}
