import { defineStep } from '@passo/engine';
import { acceptOffer, acceptTexts, offerField } from '../../parts/acceptOffer.ts';
import { simulationBounds } from '../../parts/simulationBounds.ts';

/** The offers of one lender, each with its term. */
export const simulationVendor = defineStep({
  label: 'Ofertas do banco',
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
