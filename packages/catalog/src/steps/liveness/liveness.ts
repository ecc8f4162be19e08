import { defineStep } from '@passo/engine';
import { facePhotos, faceTries, photoPatience, selfieOf, selfieTexts } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** A selfie: the person is alive, and is the one on the document. */
export const liveness = defineStep({
  label: 'Prova de vida',
  unique: false,
  view: 'photos',
  panel: 'liveness',
  illustration: 'face',
  asks: 'onSubmit',
  patience: photoPatience,
  advances: 'byItself',
  seconds: 15,
  needs: needing(['cpf', 'selfie']),
  photos: facePhotos,
  tries: faceTries,
  provesIdentity: { with: ['documentos'] },
  call: callPort('identity.liveness', {
    question: selfieOf,
    keeps: 'provaDeVida',
  }),
  texts: {
    waiting: { title: 'Estamos conferindo a sua foto', text: 'Leva alguns segundos.' },
    success: { title: 'É você mesmo', text: 'Sua foto foi confirmada.' },
    failed: {
      title: 'Não conseguimos confirmar a sua foto',
      text: 'A foto não confere com o documento enviado.',
    },
    ...selfieTexts,
  },
});
