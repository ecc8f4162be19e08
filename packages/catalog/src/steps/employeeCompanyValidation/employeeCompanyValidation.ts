import { defineStep } from '@passo/engine';
import { employmentOf } from '../../parts/employment.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Employee and company are created at the lender and checked there. */
export const employeeCompanyValidation = defineStep({
  label: 'Cadastro de funcionário e empresa',
  unique: false,
  view: 'panel',
  panel: 'employee and company creation validation',
  illustration: 'approval',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'empregador']),
  call: callPort('employer.createEmployee', {
    question: employmentOf,
    keeps: 'cadastroNaEmpresa',
  }),
  texts: {
    waiting: {
      title: 'Estamos criando o seu cadastro',
      text: 'Costuma levar menos de um minuto.',
      next: 'Depois disso você continua o pedido.',
    },
    success: { title: 'Cadastro criado', text: 'Você e a sua empresa estão cadastrados.' },
    failed: {
      title: 'Não foi possível criar o cadastro',
      text: 'Os seus dados ou os da empresa não foram aceitos.',
    },
  },
});
