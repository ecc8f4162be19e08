import { defineStep } from '@passo/engine';

/** The customer chooses among the products that this partner offers to them. */
export const productSelection = defineStep({
  label: 'Escolha do produto',
  unique: false,
  view: 'form',
  illustration: 'money',
  advances: 'byItself',
  texts: {
    init: {
      title: 'O que você está procurando?',
      text: 'Escolha uma opção. Você pode voltar e trocar antes de assinar.',
      action: 'Continuar',
    },
  },
});
