import { byHand, deductedIsPaid, deductionStops } from '../clauses.ts';
import { payrollShare } from '../income.ts';
import { defineLoan, firstDueDay, usualTerms } from '../parts.ts';
import { needing } from '../../ports/facts.ts';

/** Private-payroll loan (Crédito do Trabalhador): the installment comes off the salary, on the 25th of each month. */
export const clt = defineLoan({
  label: 'Crédito do Trabalhador',
  regulation: 'privatePayroll',
  minimumCentavos: 50_000,
  maximumCentavos: 5_000_000,
  terms: [6, 12, 18, 24, 36, 48],
  usualRate: 0.0179,
  example: { requestedCentavos: 1_000_000, installments: 24 },
  needs: needing([]),
  needsMargin: true,
  // The margin is reserved and registered at Dataprev; the employer is told, and has no say.
  asksNobodyAt: ['employer'],
  charges: [],
  termsOf: (question) => ({
    ...usualTerms(question),
    // The payroll is closed ten days before it pays, and a weekend may stand between.
    firstDueOn: firstDueDay(question.paidOutOn, 25, 15),
    method: 'byDays',
  }),
  bears: payrollShare('privatePayroll'),
  paper: {
    employerDeducts: true,
    unpaid: deductedIsPaid,
    stops: deductionStops,
    clauses: [
      {
        title: 'Se a margem não for confirmada',
        text:
          'Este contrato só vale depois que a margem para o desconto for confirmada e reservada na Dataprev. Se não for, o dinheiro ' +
          'não sai e não devo nada.',
      },
      {
        limits: true,
        collected: 'Direto do seu salário',
        title: 'Desconto no salário',
        text:
          'Autorizo a empresa a descontar as parcelas do meu salário e a entregá-las ao credor (Lei 10.820/2003, art. 1º). ' +
          'Se o salário de um mês não bastar, continuo responsável pelas parcelas que faltarem. ' +
          byHand,
      },
      {
        limits: true,
        title: 'Se eu sair da empresa ou mudar de emprego',
        text:
          'Autorizo o desconto de até 35% das minhas verbas rescisórias para pagar esta dívida (Lei 10.820/2003, art. 1º, § 1º). ' +
          'O que faltar segue para a folha do novo emprego, com as mesmas parcelas, quando eu tiver um (Lei 15.179/2025). Enquanto ' +
          'não tiver, continuo responsável por elas.',
      },
    ],
  },
  notes: [
    'Se você sair da empresa, até 35% do que receber na rescisão pode ser usado para pagar a dívida; o que faltar é descontado do salário do ' +
      'novo emprego.',
  ],
});
