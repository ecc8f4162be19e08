import type { Facts } from '@passo/engine';
import { kept, number } from '../ports/facts.ts';
import { loanProduct } from '../products/index.ts';

/**
 * The largest installment that is known to fit, in centavos: by the product, or by the credit analysis, and by a no to a larger one; 0 where
 * nobody said.
 */
export function marginOf(facts: Facts): number {
  const known = loanProduct(facts.product)?.marginOf?.(facts) ?? number(kept(facts, 'credito'), 'marginCentavos');
  const learned = number(kept(facts, 'parcelaPossivel'), 'installmentCentavos');
  return known > 0 && learned > 0 ? Math.min(known, learned) : known || learned;
}
