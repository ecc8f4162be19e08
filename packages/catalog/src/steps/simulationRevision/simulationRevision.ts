import { defineStep } from '@passo/engine';
import { kept, needing } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { keptOfferOnWire } from '../../products/offerOnWire.ts';
import { callPort } from '../../ports/call.ts';

/** The back office may change the terms: the customer sees before and after, and decides. */
export const simulationRevision = defineStep({
  label: 'Revisão da simulação',
  unique: false,
  view: 'revision',
  illustration: 'money',
  asks: 'onEnter',
  advances: 'byCustomer',
  waits: { for: 'lender', businessDays: 1 },
  seconds: 15,
  needs: needing(['cpf'], ['oferta']),
  call: callPort('lender.revise', {
    question: (facts) => ({ product: facts.product, person: personOf(facts), offer: kept(facts, 'oferta') }),
    keeps: 'oferta',
    keepsFormer: 'ofertaAnterior',
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  shows: (_result, facts) => ({
    oferta: keptOfferOnWire(kept(facts, 'oferta'), facts.product),
    ofertaAnterior: keptOfferOnWire(kept(facts, 'ofertaAnterior'), facts.product),
  }),
  tells: { done: 'answered' },
  texts: {
    waiting: {
      title: 'O banco está revendo a sua oferta',
      text: 'O banco confere os valores que você escolheu.',
      next: 'Se algo mudar, você vê antes e depois, e decide.',
    },
    success: {
      title: 'O banco ajustou a sua oferta',
      text: 'Veja o que mudou antes de continuar.',
      action: 'Aceitar as novas condições',
    },
    failed: { title: 'O banco não confirmou a oferta', text: 'As condições que você escolheu não foram aceitas.' },
    remake: {
      title: 'O banco precisa rever de novo',
      text: 'A revisão que ele enviou não pode ser aceita.',
      action: 'Pedir nova revisão',
    },
  },
});
