import type { Needs, ProductNeeds } from '@passo/engine';
import type { AnswerName, ResultName } from '../ports/factNames.ts';
import { checkedBy, needing } from '../ports/facts.ts';
import type { LoanProduct } from './product.ts';

/**
 * What for somebody wants to know of a product: to quote it live, to say what may be lent, to propose an offer unasked, to have its
 * installments deducted, to write its contract, to pay it.
 */
export type ProductUse = 'quote' | 'analysis' | 'proposal' | 'deduction' | 'contract' | 'payment';

const more = (needs: Needs, answers: readonly AnswerName[], results: readonly ResultName[] = []): Needs => ({
  ...needs,
  answers: [...(needs.answers ?? []), ...answers],
  results: [...(needs.results ?? []), ...results],
});

/**
 * What has to be known for each use. Where an income decides (`bears`) the analysis asks for it; where there is no loan
 * without a margin, a live quote takes it from that analysis, and a proposal can reckon it by itself.
 */
export function needsOf({ label, needs, chosen = [], ...rules }: LoanProduct): ProductNeeds {
  const byIncome = rules.marginOf === undefined;
  const byMargin = byIncome && rules.needsMargin === true;
  return {
    label,
    ...(rules.asksNobodyAt && { asksNobodyAt: rules.asksNobodyAt }),
    needs: {
      quote: more(needs, chosen, byMargin ? ['credito'] : []),
      analysis: more(needs, byIncome && rules.bears !== undefined ? ['salarioBruto'] : []),
      proposal: more(needs, [...chosen, ...(byMargin ? (['salarioBruto'] as const) : [])]),
      deduction: needing(rules.deductedBy ?? ['empregador']),
      contract: rules.particulars?.needs ?? {},
      payment: checkedBy(...(rules.paidAfter ?? [])),
    } satisfies Readonly<Record<ProductUse, Needs>>,
  };
}
