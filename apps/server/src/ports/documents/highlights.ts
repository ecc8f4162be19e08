import { equalsOf, fall, type Offer } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import type { Fact } from './paper.ts';

/** Who gets what is lent: a purchase pays who sells, a debt that changes banks the bank of today. */
function releasedLabel({ interestFree, lines = [] }: Offer): string {
  const has = (name: string): boolean => lines.some(({ key }) => key === name);
  if (interestFree === true) return 'Carta de crédito';
  if (has('entrada')) return 'Vai para quem vende';
  return has('economia') ? 'Quita a dívida de hoje' : 'Valor liberado';
}

/** The three figures at the head of a contract. */
export const highlightsOf = (offer: Offer): readonly Fact[] => [
  { label: releasedLabel(offer), value: formatMoney(offer.quote.releasedCentavos) },
  { label: installmentsLabel(offer.quote), value: formatMoney(offer.quote.installmentCentavos) },
  {
    label: offer.interestFree === true ? 'Total, em valores de hoje' : 'Total a pagar',
    value: formatMoney(offer.quote.totalCentavos),
  },
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
