import { defineStep } from '@passo/engine';

/** A code to the contact that the proposal already has, in the middle of the way. */
export const proposalTokenValidation = defineStep({
  label: 'Validação da proposta por código',
  unique: false,
  view: 'token',
  panel: 'token validation',
  illustration: 'phone',
  advances: 'byItself',
  seconds: 25,
  needsConfirmation: true,
  texts: {
    init: {
      title: 'Confirme para continuar',
      text: 'Encontramos um cadastro com os seus dados. Onde você quer receber o código de confirmação?',
      action: 'Solicitar Token',
    },
    waiting: {
      title: 'Enviamos um link para você',
      text: 'Abra o link da mensagem para confirmar. Esta página continua sozinha.',
    },
    success: { title: 'Tudo certo', text: 'Seu pedido foi confirmado.', action: 'Continuar' },
    failed: {
      title: 'Não deu para confirmar',
      text: 'Algo não saiu bem na confirmação. Peça um novo código para tentar de novo.',
      action: 'Tentar novamente',
    },
  },
});
