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
      title: 'Estamos conferindo o seu pedido',
      text: 'Você não precisa fazer nada.',
    },
    review: {
      title: 'Estamos conferindo o seu pedido',
      text: 'Você não precisa fazer nada.',
    },
    success: { title: 'Pedido conferido', text: 'Está tudo certo com o seu pedido.' },
    failed: { title: 'O seu pedido não foi aprovado', text: 'Não foi possível confirmar o que você enviou.' },
    remake: {
      title: 'Falta acertar uma coisa',
      text: 'Quem conferiu pediu uma correção. Confira os seus dados e envie de novo.',
      action: 'Refazer',
    },
  },
});
