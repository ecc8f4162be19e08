import { equalsOf, fall, type Offer } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import { releasedLabel, totalLabel } from './labels.ts';
import type { Fact } from '@passo/contract/paper.ts';

/** The three figures at the head of a contract. */
export const highlightsOf = (offer: Offer): readonly Fact[] => [
  { label: releasedLabel(offer), value: formatMoney(offer.quote.releasedCentavos) },
  { label: installmentsLabel(offer.quote), value: formatMoney(offer.quote.installmentCentavos) },
  { label: totalLabel(offer), value: formatMoney(offer.quote.totalCentavos) },
];

/** Before the amount of one: here is room for no more; how many of how much stands below. */
function installmentsLabel(quote: Offer['quote']): string {
  const { installments } = quote;
  if (fall(quote)) return `${installments} parcelas, a primeira de`;
  const [regular, last] = equalsOf(quote);
  return last === undefined
    ? `${installments} parcelas de`
    : `${regular?.count ?? 0} das ${installments} parcelas são de`;
}
