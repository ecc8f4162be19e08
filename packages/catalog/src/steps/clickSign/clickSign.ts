import { defineStep } from '@passo/engine';
import { envelopeOf, showsSigning } from '../../parts/envelope.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** The signature is collected by the provider; its call back is what counts, not the customer's word. */
export const clickSign = defineStep({
  label: 'Assinatura digital',
  unique: false,
  view: 'link',
  panel: 'digital signature',
  illustration: 'signature',
  asks: 'onEnter',
  advances: 'byItself',
  seconds: 40,
  binding: true,
  signs: true,
  needs: needing(['cpf', 'nome'], ['contrato']),
  call: callPort('signature.collect', {
    question: envelopeOf,
    keeps: 'assinatura',
  }),
  link: { message: 'Assine o seu contrato por este link:' },
  patience: { remindAfterHours: 4, giveUpAfterDays: 7 },
  shows: showsSigning,
  tells: { done: 'contract' },
  texts: {
    waiting: {
      title: 'Assine aqui',
      text: 'O serviço de assinatura confere que é você. Depois, esta página continua sozinha.',
      action: 'Abrir e assinar',
      secondary: 'Receber o link por mensagem',
    },
    success: { title: 'Contrato assinado', text: 'Recebemos a sua assinatura.' },
    failed: { title: 'O contrato não foi assinado', text: 'A assinatura foi recusada. Se foi engano, comece de novo.' },
  },
});
