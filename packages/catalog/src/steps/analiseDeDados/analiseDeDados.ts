import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Somebody compares by hand what was typed with what is known. */
export const analiseDeDados = defineStep({
  label: 'Análise de dados',
  unique: false,
  view: 'panel',
  panel: 'manual data analysis',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('office.analyseData', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'analiseDeDados',
  }),
  waits: { for: 'team', businessDays: 1 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'Estamos analisando os seus dados',
      text: 'Uma pessoa confere tudo. Você não precisa fazer nada.',
      next: 'Avisamos você assim que terminar.',
    },
    success: { title: 'Dados conferidos', text: 'Podemos continuar.' },
    failed: { title: 'Não há oferta disponível', text: 'Neste momento não há oferta disponível para o seu CPF.' },
  },
});
