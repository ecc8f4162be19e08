import { defineStep } from '@passo/engine';
import { text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** A selfie on this device, proven alive. */
export const selfieCaptura = defineStep({
  label: 'Captura de selfie',
  unique: false,
  view: 'form',
  panel: 'liveness',
  illustration: 'face',
  asks: 'onSubmit',
  advances: 'byItself',
  call: callPort('identity.liveness', {
    question: (facts) => ({
      person: personOf(facts),
      selfie: text(facts, 'selfie'),
      documentFront: text(facts, 'documentoFrente'),
    }),
    keep: (verdict) => ({ provaDeVida: verdict }),
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  texts: {
    waiting: { title: 'Estamos conferindo a sua foto', text: 'Leva alguns segundos.' },
    success: { title: 'Foto confirmada', text: 'Sua selfie foi aceita.' },
    failed: { title: 'Não conseguimos confirmar a sua foto', text: 'A foto não passou na conferência.' },
    remake: {
      title: 'Vamos tirar outra foto?',
      text: 'Fique de frente, em um lugar claro, sem óculos escuros nem boné.',
      action: 'Refazer',
    },
    review: {
      title: 'Uma pessoa vai conferir a sua foto',
      text: 'Avisamos assim que terminar. Costuma levar até um dia útil.',
    },
  },
});
