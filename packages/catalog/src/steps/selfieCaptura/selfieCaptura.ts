import { defineStep } from '@passo/engine';
import { facePhotos, faceTries, photoPatience, selfieOf, selfieTexts } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** A selfie on this device, proven alive. */
export const selfieCaptura = defineStep({
  label: 'Captura de selfie',
  unique: false,
  view: 'photos',
  panel: 'liveness',
  illustration: 'face',
  asks: 'onSubmit',
  advances: 'byItself',
  seconds: 15,
  needs: needing(['cpf', 'selfie']),
  photos: facePhotos,
  tries: faceTries,
  call: callPort('identity.liveness', {
    question: selfieOf,
    keeps: 'provaDeVida',
  }),
  patience: photoPatience,
  texts: {
    waiting: { title: 'Estamos conferindo a sua foto', text: 'Leva alguns segundos.' },
    success: { title: 'Foto confirmada', text: 'Sua selfie foi aceita.' },
    failed: { title: 'Não conseguimos confirmar a sua foto', text: 'A foto não passou na conferência.' },
    ...selfieTexts,
  },
});
