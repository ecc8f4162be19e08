import { defineStep } from '@passo/engine';

/** Terms alone, read and agreed to one by one. */
export const acceptanceTerms = defineStep({
  label: 'Aceite dos termos',
  unique: false,
  view: 'form',
  illustration: 'contract',
  advances: 'byItself',
  texts: {},
});
