import { defineStep } from '@passo/engine';
import { comparesOffers } from '../../parts/offerStep.ts';

/** The offers of one lender, each with its term. */
export const simulationVendor = defineStep({
  label: 'Ofertas do banco',
  unique: false,
  view: 'offers',
  illustration: 'money',
  ...comparesOffers,
});
