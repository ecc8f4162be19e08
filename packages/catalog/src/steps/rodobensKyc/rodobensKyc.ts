import { defineStep } from '@passo/engine';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Knows the customer: lists of sanctions and of politically exposed persons. */
export const rodobensKyc = defineStep({
  label: 'Conferência de cadastro (KYC)',
  unique: false,
  view: 'panel',
  panel: 'score analysis',
  illustration: 'shield',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf']),
  call: callPort('bureau.kyc', {
    question: (facts) => ({ person: personOf(facts) }),
    keeps: 'kyc',
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  texts: {
    waiting: { title: 'Estamos conferindo o seu cadastro', text: 'Costuma levar menos de um minuto.' },
    review: {
      title: 'Uma pessoa vai conferir o seu cadastro',
      text: 'Avisamos assim que terminar.',
    },
    success: { title: 'Cadastro conferido', text: 'Está tudo certo com os seus dados.' },
    failed: {
      title: 'Não pudemos confirmar o seu cadastro',
      text: 'Os dados informados não passaram na conferência do banco.',
    },
  },
});
