import { defineStep } from '@passo/engine';
import { comparesOffers } from '../../parts/offerStep.ts';

/** The offers of several lenders side by side, to be sorted and chosen from. */
export const chooseSimulationVendor = defineStep({
  label: 'Escolha entre bancos',
  unique: false,
  view: 'vendors',
  illustration: 'money',
  ...comparesOffers,
});
