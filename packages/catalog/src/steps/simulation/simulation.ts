import { defineStep } from '@passo/engine';
import { comparesOffers } from '../../parts/offerStep.ts';

/** An amount, and what it costs over each term; the customer takes one. */
export const simulation = defineStep({
  label: 'Simulação',
  unique: false,
  view: 'offers',
  illustration: 'money',
  ...comparesOffers,
});
