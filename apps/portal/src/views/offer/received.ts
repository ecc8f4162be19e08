import type { OfferOnWire } from '@passo/contract';

type Told = Pick<OfferOnWire, 'lines' | 'released' | 'interestFree'>;

const lineOf = ({ lines }: Told, key: string): number | undefined => lines.find((line) => line.key === key)?.value;

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
  return { label: 'Você recebe', value: troco ?? released };
}
