import { defineStep } from '@passo/engine';
import { callPort } from '../../ports/call.ts';
import { text } from '../../ports/facts.ts';
import { personOf } from '../../ports/person.ts';

/** A selfie: the person is alive, and is the one on the document. */
export const liveness = defineStep({
  label: 'Prova de vida',
  unique: false,
  view: 'form',
  panel: 'liveness',
  illustration: 'face',
  asks: 'onSubmit',
  patience: { remindAfterHours: 24, giveUpAfterDays: 7 },
  advances: 'byItself',
  call: callPort('identity.liveness', {
    question: (facts) => ({
      person: personOf(facts),
      selfie: text(facts, 'selfie'),
      documentFront: text(facts, 'documentoFrente'),
    }),
    keep: (verdict) => ({ provaDeVida: verdict }),
  }),
  texts: {
    waiting: { title: 'Estamos conferindo a sua foto', text: 'Leva alguns segundos.' },
    success: { title: 'É você mesmo', text: 'Sua foto foi confirmada.' },
    failed: {
      title: 'Não conseguimos confirmar a sua foto',
      text: 'A foto não confere com o documento enviado.',
    },
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
