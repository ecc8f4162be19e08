import { defineStep } from '@passo/engine';

/** The contract is signed here: what proves it is the code sent to the phone. */
export const contractSignature = defineStep({
  label: 'Assinatura por código',
  unique: false,
  view: 'token',
  panel: 'contract signature',
  illustration: 'signature',
  advances: 'byItself',
  binding: true,
  signs: true,
  needsConfirmation: true,
  texts: {
    init: {
      title: 'Assine o seu contrato',
      text: 'Enviamos um código para o seu celular. Digitar o código vale como a sua assinatura.',
      action: 'Solicitar Token',
    },
    waiting: {
      title: 'Enviamos um link para você',
      text: 'Abra o link da mensagem para assinar. Esta página continua sozinha.',
    },
    success: { title: 'Contrato assinado', text: 'Recebemos a sua assinatura.' },
    failed: {
      title: 'Não deu para assinar',
      text: 'O código não foi confirmado. Peça um novo para tentar de novo.',
      action: 'Tentar novamente',
    },
  },
});
