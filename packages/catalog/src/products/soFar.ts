import type { Facts } from '@passo/engine';
import { centavos, kept, whole } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { offerOnWire } from './offerOnWire.ts';

/** What the customer has asked for so far, in reais; null where nothing was asked yet. */
export function askedSoFar(facts: Facts): { readonly amount: number | null; readonly installments: number | null } {
  return {
    amount: centavos(facts, 'valorSolicitado') / 100 || null,
    installments: whole(facts, 'prazo') || null,
  };
}

/** The figures by which a list names the offer that was taken; null where none is. */
export function takenSoFar(facts: Facts) {
  const offer = keptOffer(kept(facts, 'oferta'));
  if (offer === null) return null;
  const { unit, interestFree, lines, released, installments } = offerOnWire(offer, facts.product);
  return { unit, interestFree, lines, released, installments };
}
