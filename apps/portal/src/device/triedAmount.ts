import { TRIED_AMOUNT } from '@passo/contract/triedAmount.ts';

/** What was tried on the product's first page in this visit, in reais; null where nothing was, or the browser keeps nothing. */
export const triedAmount = (product: string): number | null => tried(product, 0);

/** Over how many installments its cost was shown there. */
export const triedTerm = (product: string): number | null => tried(product, 1);

function tried(product: string, place: 0 | 1): number | null {
  try {
    const kept = Number(sessionStorage.getItem(TRIED_AMOUNT + product)?.split(' ')[place]);
    return Number.isFinite(kept) && kept > 0 ? kept : null;
  } catch {
    return null;
  }
}
