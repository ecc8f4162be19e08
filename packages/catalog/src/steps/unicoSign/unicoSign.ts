import { defineStep } from '@passo/engine';
import { envelopeOf, showsSigning } from '../../parts/envelope.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** An electronic signature that is proven by the signer's face. */
export const unicoSign = defineStep({
  label: 'Assinatura eletrônica com prova de vida',
  unique: false,
  view: 'link',
  panel: 'electronic signature',
  illustration: 'signature',
  asks: 'onEnter',
  advances: 'byItself',
  seconds: 40,
  binding: true,
  signs: true,
  needs: needing(['cpf', 'nome'], ['contrato']),
  call: callPort('signature.withLiveness', {
    question: envelopeOf,
    keeps: 'assinatura',
  }),
  link: { message: 'Assine o seu contrato por este link:' },
  patience: { remindAfterHours: 4, giveUpAfterDays: 7 },
  shows: showsSigning,
  tells: { done: 'contract' },
  texts: {
    waiting: {
      title: 'Assine com o seu rosto',
      text: 'Abra o documento, confira e tire a foto que vale como assinatura. Esta página continua sozinha.',
      action: 'Abrir e assinar',
      secondary: 'Receber o link por mensagem',
    },
    success: { title: 'Contrato assinado', text: 'Recebemos a sua assinatura.' },
    failed: { title: 'O contrato não foi assinado', text: 'A assinatura foi recusada. Se foi engano, comece de novo.' },
    remake: {
      title: 'Vamos tentar de novo?',
      text: 'A foto não foi aceita como assinatura. Procure um lugar claro.',
      action: 'Refazer',
    },
  },
});
