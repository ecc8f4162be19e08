import { defineStep } from '@passo/engine';
import { contactOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Identity proven at the provider, on the phone: by its QR code or by the link in the SMS. */
export const verifyIdentity = defineStep({
  label: 'Verificação de identidade',
  unique: false,
  view: 'identity',
  panel: 'identity check by QR code or SMS',
  illustration: 'face',
  asks: 'onSubmit',
  advances: 'byItself',
  seconds: 60,
  needs: needing(['cpf', 'celular']),
  provesIdentity: { with: [] },
  call: callPort('identity.verify', {
    question: (facts) => ({ person: contactOf(facts) }),
    keeps: 'identidade',
  }),
  link: { message: 'Confirme a sua identidade por este link:' },
  patience: { remindAfterHours: 2, giveUpAfterDays: 7 },
  shows: (result) => ({ link: result.link ?? null }),
  texts: {
    init: {
      title: 'Vamos confirmar a sua identidade',
      text: 'Você vai precisar do celular com câmera e do seu documento. Leva uns dois minutos.',
      action: 'Começar',
    },
    waiting: {
      title: 'Continue no seu celular',
      text: 'Aponte a câmera para o código ou abra o link que enviamos por SMS. Esta página continua sozinha.',
      action: 'Abrir link',
      secondary: 'Receber um novo SMS',
    },
    review: {
      title: 'Estamos conferindo a sua identidade',
      text: 'Avisamos assim que terminar.',
    },
    success: { title: 'Identidade confirmada', text: 'Está tudo certo.' },
    failed: { title: 'Não conseguimos confirmar a sua identidade', text: 'A verificação foi recusada.' },
    remake: {
      title: 'Vamos tentar de novo?',
      text: 'A verificação não foi concluída. Nada do que você preencheu se perdeu.',
      action: 'Começar',
    },
  },
});
