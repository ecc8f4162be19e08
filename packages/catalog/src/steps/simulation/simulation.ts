import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';

/** An amount, and what it costs over each term; the customer takes one. */
export const simulation = defineStep({
  label: 'Simulação',
  unique: false,
  view: 'offers',
  illustration: 'money',
  asks: 'onSubmit',
  advances: 'byItself',
  fields: [offerField],
  call: acceptOffer,
  bounds: simulationBounds,
  texts: acceptTexts,
});
