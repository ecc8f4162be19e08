import { defineStep } from '@passo/engine';
import { needing, text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { availablePay } from '../../parts/availablePay.ts';
import { callPort } from '../../ports/call.ts';

/** How much of the salary is still free, as the HR or the payroll says. */
export const averbationConsult = defineStep({
  label: 'Consulta de margem',
  unique: false,
  view: 'panel',
  panel: 'HR endorsement balance check',
  illustration: 'bank',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'empregador', 'salarioBruto']),
  call: callPort('payrollMargin.consult', {
    question: (facts) => ({
      person: personOf(facts),
      employerCnpj: text(facts, 'empregador'),
      salaryCentavos: availablePay(facts),
    }),
    keeps: 'margemConsultada',
  }),
  waits: { for: 'employer', businessDays: 0 },
  texts: {
    waiting: {
      title: 'Estamos consultando a sua margem',
      text: 'Costuma levar menos de um minuto.',
      next: 'Margem é a parte do salário que pode ser usada para a parcela.',
    },
    success: { title: 'Você tem margem disponível', text: 'Podemos continuar.' },
    failed: {
      title: 'Você não tem margem disponível',
      text: 'O limite do seu salário já está em uso. Nada será descontado.',
    },
  },
});
