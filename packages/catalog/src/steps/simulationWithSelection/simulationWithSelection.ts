import { defineStep } from '@passo/engine';
import { takesOffer } from '../../parts/offerStep.ts';

/** The customer picks amount and term, sees what it costs, and takes the offer that was shown. */
export const simulationWithSelection = defineStep({
  label: 'Simulação com escolha',
  unique: false,
  view: 'simulation',
  illustration: 'money',
  ...takesOffer,
});
