import { payrollShare } from '../income.ts';
import { defineLoan, firstDueDay, usualTerms } from '../parts.ts';
import { needing } from '../../ports/facts.ts';

/** Private-payroll loan (Crédito do Trabalhador): the installment comes off the salary, on the 25th of each month. */
export const clt = defineLoan({
  label: 'Crédito do Trabalhador',
  minimumCentavos: 50_000,
  maximumCentavos: 5_000_000,
  terms: [6, 12, 18, 24, 36, 48],
  usualRate: 0.0179,
  needs: needing([]),
  needsMargin: true,
  // The margin is reserved and registered at Dataprev; the employer is told, and has no say.
  asksNobodyAt: ['employer'],
  termsOf: (question) => ({
    ...usualTerms(question),
    // The payroll needs thirty days to take the first installment.
    firstDueOn: firstDueDay(question.paidOutOn, 25, 30),
    method: 'byDays',
    fees: [{ name: 'Tarifa de cadastro', centavos: 5_000, when: 'financed' }],
  }),
  bears: payrollShare('privatePayroll'),
  paper: {
    employerDeducts: true,
    clauses: [
      {
        title: 'Desconto no salário',
        text:
          'Autorizo a empresa a descontar as parcelas do meu salário e a entregá-las ao credor (Lei 10.820/2003, art. 1º). ' +
          'Se o salário de um mês não bastar, ou se eu sair da empresa, continuo responsável pelas parcelas que faltarem.',
      },
    ],
  },
});
