import { defineStep } from '@passo/engine';
import { quoteOf } from '../../parts/quote.ts';
import { kept, needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** The legal department reads the proposal. */
export const juridical = defineStep({
  label: 'Análise jurídica',
  unique: false,
  view: 'panel',
  panel: 'legal review',
  illustration: 'contract',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('office.legalReview', {
    question: (facts) => ({ person: personOf(facts), ...quoteOf(kept(facts, 'oferta')) }),
    keeps: 'juridico',
  }),
  waits: { for: 'team', businessDays: 2 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 10 },
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'O jurídico está analisando a sua proposta',
      text: 'Uma pessoa lê o contrato e os documentos. Você não precisa fazer nada.',
      next: 'Avisamos você assim que terminar.',
    },
    success: { title: 'Análise jurídica concluída', text: 'Está tudo certo com a sua proposta.' },
    failed: {
      title: 'A análise jurídica não aprovou a proposta',
      text: 'Há uma pendência que impede a contratação agora.',
    },
  },
});
