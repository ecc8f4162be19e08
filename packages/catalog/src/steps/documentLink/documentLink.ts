import { defineStep } from '@passo/engine';
import { documentPhotos, documentPhotosOf } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Photos of the document, taken on this device or on the phone behind a link. */
export const documentLink = defineStep({
  label: 'Documentos por link',
  unique: false,
  view: 'photos',
  panel: 'document link',
  illustration: 'document',
  asks: 'onSubmit',
  advances: 'byItself',
  seconds: 60,
  needs: needing(['cpf', 'documentoFrente']),
  photos: documentPhotos,
  call: callPort('identity.readDocuments', {
    question: documentPhotosOf,
    keeps: 'documentos',
  }),
  link: { message: 'Envie as fotos do seu documento por este link:' },
  patience: { remindAfterHours: 2, giveUpAfterDays: 7 },
  texts: {
    init: {
      title: 'Envie as fotos do seu documento',
      text: 'Frente e verso, fora do plástico e em um lugar claro. Pelo celular as fotos saem melhores.',
      action: 'Abrir link',
    },
    waiting: { title: 'Buscando', text: 'Estamos lendo as fotos do seu documento. Leva alguns segundos.' },
    success: { title: 'Recebemos os seus documentos', text: 'Está tudo certo com as fotos.', action: 'Continuar' },
    failed: {
      title: 'Não pudemos aceitar este documento',
      text: 'O documento não confere com o que você preencheu.',
      action: 'Tentar novamente',
    },
    remake: {
      title: 'Vamos tirar as fotos de novo?',
      text: 'Não conseguimos ler o documento. Procure um lugar claro e sem reflexo.',
      action: 'Tentar novamente',
    },
    review: {
      title: 'Uma pessoa vai conferir o seu documento',
      text: 'Avisamos assim que terminar.',
    },
  },
});
