import { defineLoan } from '../parts.ts';
import { fromSeverance, payrollLoan, payrollPaper, severanceNote, takenFromSalary } from '../payroll.ts';

/**
 * Loan by agreement between a company and a lender (Lei 10.820/2003): the employer confirms the deduction before any money leaves, and
 * the deduction ends with the job.
 */
export const payrollAgreement = defineLoan({
  ...payrollLoan,
  label: 'Consignado da Empresa',
  paidAfter: ['empregador', 'averbacao'],
  paper: {
    ...payrollPaper,
    clauses: [
      {
        title: 'Se a empresa não confirmar o desconto',
        text:
          'Este contrato só vale depois que a empresa em que trabalho confirmar que desconta as parcelas do meu salário. Se ela não ' +
          'confirmar, o dinheiro não sai e não devo nada.',
      },
      takenFromSalary,
      {
        limits: true,
        title: 'Se eu sair da empresa',
        text:
          fromSeverance +
          'O que faltar eu pago com as mesmas parcelas, nos mesmos vencimentos, pelo boleto ou pelo Pix que o credor envia: o desconto ' +
          'não passa para o salário de outro emprego.',
      },
    ],
  },
  notes: [`${severanceNote}; o que faltar você paga por boleto ou Pix.`],
});
