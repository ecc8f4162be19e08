import { defineStep } from '@passo/engine';
import { exceptContract } from '../../parts/exceptContract.ts';
import { callPort } from '../../ports/call.ts';
import { kept, needing, text, word } from '../../ports/facts.ts';

/** Turns the reservation into the averbação; from here on the proposal does not go back. */
export const averbationConfirm = defineStep({
  label: 'Averbação',
  unique: false,
  view: 'panel',
  panel: 'proposal endorsement',
  illustration: 'bank',
  asks: 'onEnter',
  advances: 'byItself',
  waits: { for: 'employer', businessDays: 0 },
  seconds: 0,
  endorses: true,
  standsOn: exceptContract,
  needs: needing(['cpf'], ['margem', 'contrato']),
  call: callPort('payrollMargin.confirm', {
    question: (facts) => ({
      cpf: text(facts, 'cpf'),
      reservation: word(kept(facts, 'margem'), 'reservation'),
      contractHash: word(kept(facts, 'contrato'), 'sha256'),
    }),
    keeps: 'averbacao',
  }),
  texts: {
    waiting: { title: 'Estamos registrando o desconto no salário', text: 'Costuma levar menos de um minuto.' },
    success: { title: 'Desconto registrado', text: 'As parcelas vão sair do seu salário.' },
    failed: {
      title: 'Não foi possível registrar o desconto',
      text: 'O registro não foi aceito. Nada será descontado do seu salário.',
    },
  },
});
