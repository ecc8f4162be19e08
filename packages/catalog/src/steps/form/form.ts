import { defineStep } from '@passo/engine';

/** Questions, answered and kept. */
export const form = defineStep({ label: 'Formulário', unique: false, view: 'form', advances: 'byItself', texts: {} });
