import type { Facts } from '@passo/engine';
import { kept, number } from '../ports/facts.ts';
import { loanProduct } from '../products/index.ts';

/** The largest installment that is known to fit, in centavos: by the product, or by the credit analysis; 0 where nobody said. */
export const marginOf = (facts: Facts): number =>
  loanProduct(facts.product)?.marginOf?.(facts) ?? number(kept(facts, 'credito'), 'marginCentavos');
