import type { Offer } from '@passo/catalog';

/* What the figures of an offer are called, the same at each place of a contract. */

/** Who gets what is lent: a purchase pays who sells, a debt that changes banks the bank of today. */
export function releasedLabel({ interestFree, lines = [] }: Offer): string {
  const has = (name: string): boolean => lines.some(({ key }) => key === name);
  if (interestFree === true) return 'Carta de crédito';
  if (has('entrada')) return 'Vai para quem vende';
  return has('economia') ? 'Quita a dívida de hoje' : 'Valor liberado';
}

/** A plan of a group is corrected by an index: what it comes to is not known today. */
export const totalLabel = ({ interestFree }: Offer): string =>
  interestFree === true ? 'Total, em valores de hoje (muda com o IPCA)' : 'Total a pagar';
