import { defineStep } from '@passo/engine';
import { quoteOf } from '../../parts/quote.ts';
import { kept, needing, word } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import type { ProductUse } from '../../products/needs.ts';
import { exceptContract } from '../../parts/exceptContract.ts';
import { payrollAnswers, payrollOf } from '../../parts/payroll.ts';
import { callPort } from '../../ports/call.ts';

/** Reserve and confirmation of the deduction in one question, where the payroll offers it so. */
export const averbacao = defineStep({
  label: 'Averbação direta',
  unique: false,
  view: 'panel',
  panel: 'proposal endorsement',
  illustration: 'bank',
  asks: 'onEnter',
  advances: 'byItself',
  waits: { for: 'employer', businessDays: 0 },
  seconds: 0,
  needs: needing(['cpf'], ['oferta', 'contrato']),
  needsOfProduct: 'deduction' satisfies ProductUse,
  restsOn: payrollAnswers,
  call: callPort('payrollMargin.endorse', {
    question: (facts) => ({
      person: personOf(facts),
      ...payrollOf(facts),
      contractHash: word(kept(facts, 'contrato'), 'sha256'),
      ...quoteOf(kept(facts, 'oferta')),
    }),
    keeps: 'averbacao',
  }),
  endorses: true,
  standsOn: exceptContract,
  texts: {
    waiting: { title: 'Estamos registrando o desconto no salário', text: 'Costuma levar menos de um minuto.' },
    success: { title: 'Desconto registrado', text: 'As parcelas vão sair do seu salário.' },
    failed: {
      title: 'Não foi possível registrar o desconto',
      text: 'O registro não foi aceito. Nada será descontado do seu salário.',
    },
  },
});
