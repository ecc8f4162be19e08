import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** What the bureau thinks of the person, as a number. */
export const scoreAnalysis = defineStep({
  label: 'Análise de pontuação',
  unique: false,
  view: 'panel',
  panel: 'score analysis',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('bureau.score', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'pontuacao',
  }),
  texts: {
    waiting: { title: 'Estamos vendo a sua pontuação de crédito', text: 'Costuma levar menos de um minuto.' },
    success: { title: 'Sua pontuação foi aceita', text: 'Podemos continuar com o pedido.' },
    failed: {
      title: 'Não temos uma oferta hoje para você',
      text: 'O pedido não foi aprovado desta vez. Nada foi cobrado.',
    },
  },
});
