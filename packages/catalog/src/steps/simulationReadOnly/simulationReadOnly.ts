import { defineStep } from '@passo/engine';
import { kept, needing } from '../../ports/facts.ts';
import { keptOfferOnWire } from '../../products/offerOnWire.ts';

/** The offer that was chosen, to be read once more. */
export const simulationReadOnly = defineStep({
  label: 'Resumo da simulação',
  unique: false,
  view: 'offer',
  illustration: 'money',
  advances: 'byItself',
  seconds: 15,
  needs: needing([], ['oferta']),
  shows: (_result, facts) => ({ oferta: keptOfferOnWire(kept(facts, 'oferta'), facts.product) }),
  texts: {
    init: { title: 'Confira a sua simulação', text: 'Estes são os valores que você escolheu.', action: 'Continuar' },
  },
});
