import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Somebody at the partner has to let the proposal go on. */
export const waiting = defineStep({
  label: 'Em espera',
  unique: false,
  view: 'panel',
  panel: 'company proposal analysis',
  illustration: 'hourglass',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('office.release', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'liberacao',
  }),
  waits: { for: 'team', businessDays: 1 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'Recebemos o seu pedido',
      text: 'Estamos preparando a próxima etapa. Você não precisa fazer nada.',
      next: 'Avisamos você assim que puder continuar.',
    },
    success: { title: 'Você já pode continuar', text: 'A próxima etapa está pronta.' },
    failed: { title: 'Não conseguimos seguir com o pedido', text: 'Quem cuida dele o encerrou.' },
  },
});
