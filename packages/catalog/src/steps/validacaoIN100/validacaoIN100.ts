import { defineStep } from '@passo/engine';
import { needing, text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** The extract IN100 of one benefit: is it active, and what is free on it? */
export const validacaoIN100 = defineStep({
  label: 'Validação do IN100',
  unique: false,
  view: 'panel',
  panel: 'IN100 validation',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'beneficio']),
  call: callPort('benefits.in100', {
    question: (facts) => ({ person: personOf(facts), benefit: text(facts, 'beneficio') }),
    keeps: 'in100',
  }),
  texts: {
    waiting: {
      title: 'Estamos conferindo o seu benefício',
      text: 'Consultamos o extrato dele no INSS. Costuma levar menos de um minuto.',
    },
    success: { title: 'Benefício conferido', text: 'O INSS confirmou que parcela cabe nele.' },
    failed: {
      title: 'O benefício não pode ser usado',
      text: 'O extrato do INSS mostra que este benefício está bloqueado para empréstimo.',
    },
  },
});
