import { needing } from '../ports/facts.ts';
import { byHand, deductedIsPaid, deductionStops } from './clauses.ts';
import { payrollShare } from './income.ts';
import { firstDueDay, usualTerms } from './parts.ts';
import type { Clause, LoanPaper, LoanQuestion } from './product.ts';

/* What loans have in common whose installments a payroll takes: of a company (Lei 10.820/2003, art. 1º) or of the federal government. */

/** Of any payroll: a margin decides, nothing is charged, and installments are due on the day on which it pays, once it is not closed. */
export const payrollRules = (paysOn: number, closedDays: number) =>
  ({
    needs: needing([]),
    needsMargin: true,
    charges: [],
    termsOf: (question: Omit<LoanQuestion, 'requestedCentavos'>) => ({
      ...usualTerms(question),
      firstDueOn: firstDueDay(question.paidOutOn, paysOn, closedDays),
      method: 'byDays' as const,
    }),
  }) as const;

/** Amounts, terms and what decides how much: the same for every employee of a company. */
export const payrollLoan = {
  // The payroll is closed ten days before it pays, and a weekend may stand between.
  ...payrollRules(25, 15),
  regulation: 'privatePayroll',
  minimumCentavos: 50_000,
  maximumCentavos: 5_000_000,
  terms: [6, 12, 18, 24, 36, 48],
  usualRate: 0.0179,
  example: { requestedCentavos: 1_000_000, installments: 24 },
  bears: payrollShare('privatePayroll'),
} as const;

/** Of its contract, whatever its clauses are. */
export const payrollPaper = {
  employerDeducts: true,
  unpaid: deductedIsPaid,
  stops: deductionStops,
} as const satisfies Omit<LoanPaper, 'clauses'>;

export const takenFromSalary: Clause = {
  limits: true,
  collected: 'Direto do seu salário',
  title: 'Desconto no salário',
  text:
    'Autorizo a empresa a descontar as parcelas do meu salário e a entregá-las ao credor (Lei 10.820/2003, art. 1º). ' +
    'Se o salário de um mês não bastar, continuo responsável pelas parcelas que faltarem. ' +
    byHand,
};

/** Who leaves the company: what of the severance may be taken, by law. What becomes of the rest is each product's to say. */
export const fromSeverance =
  'Autorizo o desconto de até 35% das minhas verbas rescisórias para pagar esta dívida (Lei 10.820/2003, art. 1º, § 1º). ';

/** The same on the sheet, as a customer reads it, before `; o que faltar …`. */
export const severanceNote =
  'Se você sair da empresa, até 35% do que receber na rescisão pode ser usado para pagar a dívida';
