import { defineStep } from '@passo/engine';
import { text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';
import { callPort } from '../../ports/call.ts';

/** A selfie, proven alive and compared with the document in one go. */
export const livenessFacematch = defineStep({
  label: 'Prova de vida com comparação facial',
  unique: false,
  view: 'form',
  panel: 'liveness with face match',
  illustration: 'face',
  asks: 'onSubmit',
  advances: 'byItself',
  call: callPort('identity.livenessFaceMatch', {
    question: (facts) => ({
      person: personOf(facts),
      selfie: text(facts, 'selfie'),
      documentFront: text(facts, 'documentoFrente'),
    }),
    keep: (verdict) => ({ provaDeVida: verdict }),
  }),
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  texts: {
    waiting: {
      title: 'Estamos conferindo se é você',
      text: 'Comparamos a sua foto com a do documento. Leva alguns segundos.',
    },
    success: { title: 'É você mesmo', text: 'Sua foto confere com o documento.' },
    failed: { title: 'Não conseguimos confirmar que é você', text: 'A foto não confere com o documento enviado.' },
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
