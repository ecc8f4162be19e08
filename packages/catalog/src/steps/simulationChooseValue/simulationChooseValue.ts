import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { creditBounds } from '../../parts/creditBounds.ts';
import { kept } from '../../ports/facts.ts';

/** A slider for the amount and the installments beside it, live. */
export const simulationChooseValue = defineStep({
  label: 'Simulação com valor livre',
  unique: false,
  view: 'simulation',
  illustration: 'money',
  asks: 'onSubmit',
  advances: 'byItself',
  fields: [offerField],
  call: acceptOffer,
  bounds: (facts) => creditBounds(kept(facts, 'credito')),
  texts: acceptTexts,
});
