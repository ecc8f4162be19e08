import { defineStep } from '@passo/engine';
import { keptOfferOnWire } from '../../products/offerOnWire.ts';
import { kept } from '../../ports/facts.ts';

/** The end: the money is on its way, and the papers are here. */
export const finalizado = defineStep({
  label: 'Finalizado',
  unique: true,
  view: 'final',
  illustration: 'check',
  advances: 'byItself',
  ends: true,
  shows: (_result, facts) => ({
    oferta: keptOfferOnWire(kept(facts, 'oferta')),
    contrato: kept(facts, 'contrato'),
    pagamento: kept(facts, 'pagamento'),
  }),
  texts: {
    finished: {
      title: 'Prontinho, o dinheiro é seu',
      text: 'O depósito foi feito na conta que você informou.',
    },
  },
});
