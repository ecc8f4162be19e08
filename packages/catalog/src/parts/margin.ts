import type { Facts } from '@passo/engine';
import { kept, number } from '../ports/facts.ts';
import { loanProduct } from '../products/index.ts';

/** What a no to a larger installment taught, in centavos; 0 where there was none. */
const learnedOf = (facts: Facts): number => number(kept(facts, 'parcelaPossivel'), 'installmentCentavos');

const knownOf = (facts: Facts): number =>
  loanProduct(facts.product)?.marginOf?.(facts) ?? number(kept(facts, 'credito'), 'marginCentavos');

/**
 * The largest installment that is known to fit, in centavos: by the product, or by the credit analysis, and by a no to a larger one; 0 where
 * nobody said.
 */
export function marginOf(facts: Facts): number {
  const [known, learned] = [knownOf(facts), learnedOf(facts)];
  return known > 0 && learned > 0 ? Math.min(known, learned) : known || learned;
}

/** Whether it is what is left beside other deductions, as the payroll said, and no share of the pay. */
export const isLeft = (facts: Facts): boolean => learnedOf(facts) > 0 && marginOf(facts) === learnedOf(facts);
