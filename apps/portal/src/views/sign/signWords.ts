import type { OfferOnWire } from '@passo/contract';
import { money } from '../offer/costs.ts';
import { countOf } from '../offer/installments.ts';
import { receivedOf } from '../offer/received.ts';

type Told = Parameters<typeof receivedOf>[0] & Parameters<typeof countOf>[0];

/** `R$ 13.000,00 em 24x`; of withdrawals that are given up `R$ 5.000,00 por 10 saques`. */
export function amountInTerm(offer: Told): string {
  const amount = money(receivedOf(offer).value);
  return offer.unit === 'withdrawal' ? `${amount} por ${countOf(offer)}` : `${amount} em ${offer.installments}x`;
}

/** What the button binds to: *Assinar por R$ 13.000,00 em 24x*. */
export const signWords = (offer: OfferOnWire | null): string =>
  offer === null ? 'Assinar' : `Assinar por ${amountInTerm(offer)}`;
