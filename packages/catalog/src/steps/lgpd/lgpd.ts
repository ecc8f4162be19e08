import { defineStep } from '@passo/engine';

/** Consents alone, on a page of their own. */
export const lgpd = defineStep({
  label: 'Termos e consentimentos',
  unique: true,
  view: 'form',
  advances: 'byItself',
  texts: {},
});
