import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Asks whether anything stands against this CPF before anything else is asked. */
export const restrictionVerification = defineStep({
  label: 'Consulta de restrições',
  unique: false,
  view: 'panel',
  panel: 'score analysis',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('bureau.restrictions', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'restricoes',
  }),
  texts: {
    waiting: {
      title: 'Estamos consultando o seu CPF',
      text: 'Costuma levar menos de um minuto.',
      next: 'Essa consulta não diminui a sua pontuação.',
    },
    success: { title: 'Tudo certo com o seu CPF', text: 'Podemos continuar.' },
    failed: {
      title: 'Encontramos uma restrição no seu CPF',
      text: 'Por isso não conseguimos seguir com este pedido agora.',
    },
  },
});
