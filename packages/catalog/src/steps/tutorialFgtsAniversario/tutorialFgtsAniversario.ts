import { defineStep } from '@passo/engine';

/** How to let the bank see the balance and how to join the anniversary withdrawal, before anything is asked. */
export const tutorialFgtsAniversario = defineStep({
  label: 'Tutorial do saque-aniversário',
  unique: false,
  view: 'tutorial',
  illustration: 'phone',
  advances: 'byItself',
  texts: {
    init: {
      title: 'Antes de começar, autorize no aplicativo FGTS',
      text: 'Leva uns três minutos.',
      action: 'Já autorizei',
    },
  },
});
