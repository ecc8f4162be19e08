import { signedTerm } from '@passo/catalog/products/signedTerm.ts';
import type { OfferOnWire } from '@passo/contract';
import { money, whole } from '../offer/costs.ts';
import { countOf } from '../offer/installments.ts';
import { receivedOf } from '../offer/received.ts';

type Told = Parameters<typeof receivedOf>[0] & Parameters<typeof countOf>[0];

/** What is got: `R$ 13.000,00 em 24x`, broken nowhere but before the term; of withdrawals that are given up `R$ 5.000,00 por 10 saques`. */
export function amountInTerm(offer: Told): string {
  const term = offer.unit === 'withdrawal' ? `por ${countOf(offer)}` : `em ${offer.installments}x`;
  return `${money(receivedOf(offer).value)} ${whole(term)}`;
}

/** The right to withdraw in a line beside what binds: for how long. From which day on stands in the contract and on the last page. */
export function undoWords(withdrawal: string): string {
  const [until = withdrawal] = /^.*?\d+ dias/.exec(withdrawal) ?? [];
  return `Você pode desistir ${until.charAt(0).toLowerCase()}${until.slice(1)}.`;
}

/** What is signed for, which is all that is paid: `R$ 18.777,05 em 24x`, broken nowhere but before the term. */
const boundWords = (offer: OfferOnWire): string => `${money(offer.total)} ${whole(signedTerm(offer))}`;

/** The same beside a button that does not sign: `Você paga R$ 18.777,05 em 24x`; withdrawals that are sold are paid by the fund. */
export const paidWords = (offer: OfferOnWire): string =>
  `${offer.unit === 'withdrawal' ? 'Saem do FGTS' : 'Você paga'} ${boundWords(offer)}`;

/** The button that signs names it: *Assinar por R$ 18.777,05 em 24x*. */
export const signWords = (offer: OfferOnWire | null): string =>
  offer === null ? 'Assinar' : `Assinar por ${boundWords(offer)}`;
