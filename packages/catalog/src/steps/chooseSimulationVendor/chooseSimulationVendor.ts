import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';

/** The offers of several lenders side by side, to be sorted and chosen from. */
export const chooseSimulationVendor = defineStep({
  label: 'Escolha entre bancos',
  unique: false,
  view: 'vendors',
  illustration: 'money',
  asks: 'onSubmit',
  advances: 'byItself',
  fields: [offerField],
  call: acceptOffer,
  bounds: simulationBounds,
  texts: acceptTexts,
});
