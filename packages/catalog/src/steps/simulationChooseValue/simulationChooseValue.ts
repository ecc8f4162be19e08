import { defineStep } from '@passo/engine';
import { takesOffer } from '../../parts/offerStep.ts';

/** A slider for the amount and the installments beside it, live. */
export const simulationChooseValue = defineStep({
  label: 'Simulação com valor livre',
  unique: false,
  view: 'simulation',
  illustration: 'money',
  ...takesOffer,
});
