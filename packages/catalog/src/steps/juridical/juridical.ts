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
      title: 'Estamos conferindo o seu contrato',
      text: 'Uma pessoa lê o contrato e os documentos. Você não precisa fazer nada.',
      next: 'Avisamos você assim que terminar.',
    },
    success: { title: 'Contrato conferido', text: 'Está tudo certo com o seu pedido.' },
    failed: {
      title: 'Não podemos fazer o contrato',
      text: 'Quem conferiu os documentos encontrou algo que impede o contrato agora.',
    },
  },
});
