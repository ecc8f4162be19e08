import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';

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
  bounds: simulationBounds,
  texts: acceptTexts,
});
