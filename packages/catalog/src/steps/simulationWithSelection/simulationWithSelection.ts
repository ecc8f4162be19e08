import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';

/** The customer picks amount and term, sees what it costs, and takes the offer that was shown. */
export const simulationWithSelection = defineStep({
  label: 'Simulação com escolha',
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
