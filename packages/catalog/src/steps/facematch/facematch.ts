import { defineStep } from '@passo/engine';
import { facePhotos, faceTries, selfieOf } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Is the face of the selfie the one on the document? */
export const facematch = defineStep({
  label: 'Comparação facial',
  unique: false,
  view: 'panel',
  panel: 'face match',
  illustration: 'face',
  asks: 'onEnter',
  advances: 'byItself',
  needs: needing(['cpf', 'selfie', 'documentoFrente']),
  photos: facePhotos,
  tries: faceTries,
  // It has no photo of its own to be taken again.
  mendedBy: 'selfie',
  provesIdentity: { with: ['documentos', 'provaDeVida'] },
  call: callPort('identity.faceMatch', {
    question: selfieOf,
    keeps: 'comparacaoFacial',
  }),
  texts: {
    waiting: { title: 'Estamos comparando as fotos', text: 'Leva alguns segundos.' },
    success: { title: 'As fotos conferem', text: 'Confirmamos que é você.' },
    failed: { title: 'As fotos não conferem', text: 'O rosto da selfie não é o mesmo do documento enviado.' },
    remake: {
      title: 'Vamos tirar outra foto?',
      text: 'Não deu para comparar. Fique de frente, em um lugar claro.',
      action: 'Refazer',
    },
  },
});
