import { loanProduct, type CreditDecision, type CreditQuestion, type LoanProduct } from '@passo/catalog';
import type { CalendarDate } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { limitsFor } from '../lender/quotes.ts';

/** Of what would fit, for somebody whom the bureau knows less well. */
const LOWER_SHARE = 0.3;
const SCORES = { usual: 760, lower: 480 } as const;

const noOffer = { kind: 'refused', noOffer: true } as const;

/** What fits a month: what somebody found out, else what the product says that the income bears. */
const marginOf = (
  product: LoanProduct,
  { marginCentavos, salaryCentavos }: CreditQuestion,
  on: CalendarDate,
): number => (marginCentavos > 0 ? marginCentavos : (product.bears?.(salaryCentavos, on) ?? 0));

/** What may be lent to this person by the product's own rules of the day. */
export function decide(question: CreditQuestion, on: CalendarDate, limit?: 'lower'): Answer<CreditDecision> {
  const product = loanProduct(question.product);
  if (product === undefined) return noOffer;
  const share = limit === 'lower' ? LOWER_SHARE : 1;
  const margin = Math.floor(marginOf(product, question, on) * share);
  // An income that bears nothing is not one that nobody asked for.
  if (product.bears !== undefined && margin === 0) return noOffer;
  const { cpf } = question.person;
  const asked = { requestedCentavos: 0, installments: 0, monthlyRate: 0, marginCentavos: margin };
  const limits = limitsFor(product, { ...asked, product: question.product, cpf, details: question.details }, on);
  const most =
    product.bears === undefined ? Math.floor((limits.maximumCentavos * share) / 1_000) * 1_000 : limits.maximumCentavos;
  if (most < limits.minimumCentavos || limits.terms.length === 0) return noOffer;
  const score = limit === 'lower' ? SCORES.lower : SCORES.usual;
  return { kind: 'done', value: { ...limits, maximumCentavos: most, score, marginCentavos: margin } };
}
