import type { Facts } from '@passo/engine';
import type { EmploymentQuestion } from '../ports/employer.ts';
import { centavos, kept, label, text } from '../ports/facts.ts';
import { personOf } from '../ports/person.ts';
import { quoteOf } from './quote.ts';

/** Who works where since when, for how much, and the installment that the salary would bear (0 while there is none). */
export const employmentOf = (facts: Facts): EmploymentQuestion => ({
  person: personOf(facts),
  employerCnpj: text(facts, 'empregador'),
  employerName: label(facts, 'empregador'),
  admittedOn: text(facts, 'dataAdmissao'),
  salaryCentavos: centavos(facts, 'salarioBruto'),
  ...quoteOf(kept(facts, 'oferta')),
});
