import type { Facts } from '@passo/engine';
import type { CreditQuestion } from '../ports/bureau.ts';
import { label, text } from '../ports/facts.ts';
import { availablePay } from './availablePay.ts';
import { loanProduct } from '../products/index.ts';
import { personOf } from '../ports/person.ts';

/** Who asks for credit, and what they live on. */
export const creditQuestionOf = (facts: Facts): CreditQuestion => ({
  product: facts.product,
  person: personOf(facts),
  employer: {
    cnpj: text(facts, 'empregador'),
    name: label(facts, 'empregador'),
    admittedOn: text(facts, 'dataAdmissao'),
  },
  salaryCentavos: availablePay(facts),
  marginCentavos: loanProduct(facts.product)?.marginOf?.(facts) ?? 0,
  details: { ...loanProduct(facts.product)?.detailsOf?.(facts) },
});
