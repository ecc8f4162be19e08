import { defineStep } from '@passo/engine';
import { takenOffer } from '../../parts/offerStep.ts';
import { callPort } from '../../ports/call.ts';
import { checkedBy, needing } from '../../ports/facts.ts';

/** The lender reserves the offer that was chosen, once it is known who the customer is. */
export const offerAcceptance = defineStep({
  label: 'Reserva da oferta',
  unique: false,
  view: 'panel',
  panel: 'contract generation',
  illustration: 'money',
  asks: 'onEnter',
  advances: 'byItself',
  needs: { ...needing(['cpf', 'prazo', 'oferta']), ...checkedBy('oferta') },
  call: callPort('lender.accept', { question: takenOffer, keeps: 'reserva' }),
  mendedBy: 'oferta',
  texts: {
    waiting: {
      title: 'Reservando a sua oferta',
      text: 'Só um instante: o banco está reservando os valores que você escolheu.',
    },
    success: { title: 'Oferta reservada', text: 'O contrato leva os valores que você viu.' },
    failed: { title: 'Não foi possível reservar a oferta', text: 'O banco não reservou estes valores.' },
    remake: {
      title: 'As condições mudaram',
      text: 'O prazo da oferta que você escolheu acabou. Escolha de novo: já atualizamos os valores.',
    },
  },
});
