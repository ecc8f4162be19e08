import { TRIED_AMOUNT } from '@passo/contract/triedAmount.ts';

/** What was tried on the product's first page in this visit, in reais; null where nothing was, or the browser keeps nothing. */
export function triedAmount(product: string): number | null {
  try {
    const kept = Number(sessionStorage.getItem(TRIED_AMOUNT + product));
    return Number.isFinite(kept) && kept > 0 ? kept : null;
  } catch {
    return null;
  }
}
