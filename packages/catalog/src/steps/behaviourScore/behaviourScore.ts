import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** How the person has paid what they already owe. */
export const behaviourScore = defineStep({
  label: 'Pontuação de comportamento',
  unique: false,
  view: 'panel',
  panel: 'behaviour score',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('bureau.behaviour', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'comportamento',
  }),
  texts: {
    waiting: {
      title: 'Estamos analisando o seu histórico',
      text: 'Costuma levar menos de um minuto.',
      next: 'Depois disso mostramos as suas condições.',
    },
    success: { title: 'Histórico analisado', text: 'Seu pedido pode continuar.' },
    failed: {
      title: 'Não temos uma oferta hoje para você',
      text: 'O pedido não foi aprovado desta vez. Nada foi cobrado.',
    },
  },
});
