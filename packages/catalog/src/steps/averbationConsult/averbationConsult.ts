import { defineStep } from '@passo/engine';
import { needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import type { ProductUse } from '../../products/needs.ts';
import { availablePay } from '../../parts/availablePay.ts';
import { payrollAnswers, payrollOf } from '../../parts/payroll.ts';
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
  needs: needing(['cpf', 'salarioBruto']),
  needsOfProduct: 'deduction' satisfies ProductUse,
  restsOn: [...payrollAnswers, 'salarioBruto'],
  call: callPort('payrollMargin.consult', {
    question: (facts) => ({
      person: personOf(facts),
      ...payrollOf(facts),
      salaryCentavos: availablePay(facts),
    }),
    keeps: 'margemConsultada',
  }),
  waits: { for: 'employer', businessDays: 0 },
  texts: {
    waiting: {
      title: 'Estamos vendo que parcela cabe no seu salário',
      text: 'Costuma levar menos de um minuto.',
      next: 'Por lei, só uma parte do salário pode ir para parcelas.',
    },
    success: { title: 'Cabe uma parcela no seu salário', text: 'Podemos continuar.' },
    failed: {
      title: 'Não cabe outra parcela no seu salário',
      text: 'As parcelas que você já tem ocupam o limite que a lei permite. Nada será descontado.',
    },
  },
});
