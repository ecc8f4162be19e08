import { defineStep } from '@passo/engine';
import { quoteOf } from '../../parts/quote.ts';
import { kept, needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** A person on the other side looks at everything once more. */
export const review = defineStep({
  label: 'Revisão da proposta',
  unique: false,
  view: 'panel',
  panel: 'manual data analysis',
  illustration: 'analysis',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('office.review', {
    question: (facts) => ({ person: personOf(facts), ...quoteOf(kept(facts, 'oferta')) }),
    keeps: 'revisao',
  }),
  waits: { for: 'team', businessDays: 1 },
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  texts: {
    waiting: {
      title: 'Sua proposta está em revisão',
      text: 'Uma pessoa da nossa equipe confere tudo. Você não precisa fazer nada.',
    },
    review: {
      title: 'Sua proposta está em revisão',
      text: 'Uma pessoa da nossa equipe confere tudo. Você não precisa fazer nada.',
    },
    success: { title: 'Revisão concluída', text: 'Está tudo certo com a sua proposta.' },
    failed: { title: 'A revisão não aprovou a proposta', text: 'Os dados enviados não puderam ser confirmados.' },
    remake: {
      title: 'Falta acertar uma coisa',
      text: 'A revisão pediu uma correção. Confira os seus dados e envie de novo.',
      action: 'Refazer',
    },
  },
});
