import { defineStep } from '@passo/engine';
import { contactOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Facial validation at the provider: its link comes by SMS. */
export const facialValidation = defineStep({
  label: 'Validação facial por SMS',
  unique: false,
  view: 'link',
  panel: 'facial validation by SMS',
  illustration: 'phone',
  asks: 'onEnter',
  advances: 'byItself',
  seconds: 40,
  needs: needing(['cpf', 'celular']),
  provesIdentity: { with: [] },
  call: callPort('identity.facial', {
    question: (facts) => ({ person: contactOf(facts) }),
    keeps: 'validacaoFacial',
  }),
  link: { message: 'Confirme que é você por este link:' },
  patience: { remindAfterHours: 2, giveUpAfterDays: 7 },
  shows: (result) => ({ link: result.link ?? null }),
  texts: {
    waiting: {
      title: 'Enviamos um SMS para você',
      text: 'Abra o link da mensagem no celular e siga as instruções. Esta página continua sozinha.',
      action: 'Abrir link',
      secondary: 'Receber um novo SMS',
    },
    review: {
      title: 'Estamos conferindo se é você',
      text: 'Avisamos assim que terminar.',
    },
    success: { title: 'Foto confirmada', text: 'Confirmamos que é você.' },
    failed: { title: 'Não conseguimos confirmar que é você', text: 'A foto não foi aceita.' },
    remake: {
      title: 'Vamos tentar de novo?',
      text: 'Não deu certo desta vez. Procure um lugar claro e tente mais uma vez.',
      action: 'Refazer',
    },
  },
});
