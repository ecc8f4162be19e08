import type { OfferOnWire } from '@passo/contract';

type Told = Pick<OfferOnWire, 'lines' | 'released' | 'interestFree'>;

/** It is the customer who gets it. */
export const OWN = 'Você recebe';

/** What is paid for a withdrawal that was sold: nobody pays it. */
export const FROM_FUND = 'Sai do FGTS';

const lineOf = ({ lines }: Pick<Told, 'lines'>, key: string): number | undefined =>
  lines.find((line) => line.key === key)?.value;

/** Of a debt that changes banks: what is left to pay today, and how much less will be paid; null of any other. In reais. */
export function savingOf(offer: Pick<Told, 'lines'>): { readonly left: number; readonly saved: number } | null {
  const [left, saved] = [lineOf(offer, 'faltaPagar'), lineOf(offer, 'economia')];
  return left === undefined || saved === undefined ? null : { left, saved };
}

/** Something is bought with it: the money goes to whoever sells. */
const isPurchase = (offer: Told): boolean => lineOf(offer, 'entrada') !== undefined;

/**
 * What becomes of the money, in reais: the letter of credit of a consortium, what the seller of a purchase gets, of a debt
 * that is settled only the *troco* (or the debt itself, where there is none), else all that is released.
 */
export function receivedOf(offer: Told): { readonly label: string; readonly value: number } {
  const { released, interestFree } = offer;
  if (interestFree) return { label: 'Carta de crédito', value: released };
  if (isPurchase(offer)) return { label: 'Vai para quem vende', value: released };
  const [debt, troco] = [lineOf(offer, 'divida'), lineOf(offer, 'troco')];
  if (debt !== undefined && (troco ?? 0) === 0) return { label: 'Quita a sua dívida de', value: debt };
  return { label: OWN, value: troco ?? released };
}
