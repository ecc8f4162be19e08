import { defineLoan } from '../parts.ts';
import { fromSeverance, payrollLoan, payrollPaper, severanceNote, takenFromSalary } from '../payroll.ts';

/** Private-payroll loan (Crédito do Trabalhador): the installment comes off the salary, on the 25th of each month. */
export const clt = defineLoan({
  ...payrollLoan,
  label: 'Crédito do Trabalhador',
  // The margin is reserved and registered at Dataprev; the employer is told, and has no say.
  asksNobodyAt: ['employer'],
  paidAfter: ['averbacao'],
  paper: {
    ...payrollPaper,
    clauses: [
      {
        title: 'Se a margem não for confirmada',
        text:
          'Este contrato só vale depois que a margem para o desconto for confirmada e reservada na Dataprev. Se não for, o dinheiro ' +
          'não sai e não devo nada.',
      },
      takenFromSalary,
      {
        limits: true,
        title: 'Se eu sair da empresa ou mudar de emprego',
        text:
          fromSeverance +
          'O que faltar segue para a folha do novo emprego, com as mesmas parcelas, quando eu tiver um (Lei 15.179/2025). Enquanto ' +
          'não tiver, continuo responsável por elas.',
      },
    ],
  },
  notes: [`${severanceNote}; o que faltar é descontado do salário do novo emprego.`],
});
