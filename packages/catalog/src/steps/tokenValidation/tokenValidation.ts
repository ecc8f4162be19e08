import { defineStep } from '@passo/engine';

/** A code sent to a contact proves who is on the other side; only that proof finishes the step. */
export const tokenValidation = defineStep({
  label: 'Validação por código',
  unique: true,
  view: 'token',
  panel: 'token validation',
  illustration: 'phone',
  advances: 'byItself',
  seconds: 25,
  needsConfirmation: true,
  texts: {
    init: {
      title: 'Vamos confirmar que é você',
      text: 'Encontramos um cadastro com os seus dados. Onde você quer receber o código de confirmação?',
      action: 'Solicitar Token',
    },
    waiting: {
      title: 'Enviamos um link para você',
      text: 'Abra o link da mensagem para confirmar o acesso. Esta página continua sozinha.',
    },
    success: { title: 'Tudo certo', text: 'Seu acesso foi confirmado.', action: 'Continuar' },
    failed: {
      title: 'Não deu para confirmar',
      text: 'Algo não saiu bem na confirmação. Peça um novo código para tentar de novo.',
      action: 'Tentar novamente',
    },
  },
});
