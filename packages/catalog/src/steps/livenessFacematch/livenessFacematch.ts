import { defineStep } from '@passo/engine';
import { facePhotos, faceTries, photoPatience, selfieOf, selfieTexts } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** A selfie, proven alive and compared with the document in one go. */
export const livenessFacematch = defineStep({
  label: 'Prova de vida com comparação facial',
  unique: false,
  view: 'photos',
  panel: 'liveness with face match',
  illustration: 'face',
  asks: 'onSubmit',
  advances: 'byItself',
  seconds: 15,
  needs: needing(['cpf', 'selfie', 'documentoFrente']),
  photos: facePhotos,
  tries: faceTries,
  provesIdentity: { with: ['documentos'] },
  call: callPort('identity.livenessFaceMatch', {
    question: selfieOf,
    keeps: 'provaDeVida',
  }),
  patience: photoPatience,
  texts: {
    waiting: {
      title: 'Estamos conferindo se é você',
      text: 'Comparamos a sua foto com a do documento. Leva alguns segundos.',
    },
    success: { title: 'É você mesmo', text: 'Sua foto confere com o documento.' },
    failed: { title: 'Não conseguimos confirmar que é você', text: 'A foto não confere com o documento enviado.' },
    ...selfieTexts,
  },
});
