import { defineStep } from '@passo/engine';

/** Everything that was answered, on one page, before it goes on. */
export const details = defineStep({
  label: 'Detalhes da proposta',
  unique: false,
  view: 'details',
  illustration: 'document',
  advances: 'byItself',
  texts: {
    init: {
      title: 'Confira os seus dados',
      text: 'Veja se está tudo certo antes de continuar.',
      action: 'Está tudo certo',
    },
  },
});
