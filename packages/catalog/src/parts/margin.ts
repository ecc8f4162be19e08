import type { Facts, JsonObject } from '@passo/engine';
import { kept, number, text } from '../ports/facts.ts';
import { possibleInstallments } from '../ports/possibleInstallment.ts';
import { loanProduct } from '../products/index.ts';
import { payrollOf } from './payroll.ts';

/** Out of whose money an installment would be paid: another employer, public post or benefit has room of its own. */
export function payerOf(facts: Facts): string {
  const { employerCnpj, post } = payrollOf(facts);
  const payer = `${employerCnpj} ${text(facts, 'beneficio')}`;
  return post === undefined ? payer : `${payer} ${post.body} ${post.registration}`;
}

/** What a no to a larger installment taught of the one who pays now; empty where they said none. */
export const learnedLimit = (facts: Facts): JsonObject =>
  possibleInstallments(facts.results).find(({ payer }) => payer === payerOf(facts)) ?? {};

const learnedOf = (facts: Facts): number => number(learnedLimit(facts), 'installmentCentavos');

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
