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
    waiting: { title: 'Estamos conferindo os seus dados', text: 'Costuma levar menos de um minuto.' },
    review: {
      title: 'Uma pessoa vai conferir os seus dados',
      text: 'Avisamos assim que terminar.',
    },
    success: { title: 'Dados conferidos', text: 'Está tudo certo com eles.' },
    failed: {
      title: 'Não pudemos confirmar os seus dados',
      text: 'Eles não passaram na conferência do banco.',
    },
  },
});
