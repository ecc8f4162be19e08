import type { LoanProduct } from './product.ts';
import * as all from './all.ts';

export type { LoanProduct, LoanQuestion } from './product.ts';
export { offerOnWire } from './offerOnWire.ts';

/** The product of a channel, by its slug; undefined for one that nobody computes. */
export const loanProduct = (slug: string): LoanProduct | undefined =>
  Object.entries<LoanProduct>(all).find(([known]) => known === slug)?.[1];
