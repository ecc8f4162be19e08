import { defineStep } from '@passo/engine';
import { documentPhotos, documentPhotosOf, photoPatience } from '../../parts/photos.ts';
import { callPort } from '../../ports/call.ts';
import { needing } from '../../ports/facts.ts';

/** Photos of the document, read and compared with what was typed. */
export const documentApi = defineStep({
  label: 'Documentos',
  unique: false,
  view: 'photos',
  illustration: 'document',
  asks: 'onSubmit',
  patience: photoPatience,
  advances: 'byItself',
  seconds: 40,
  needs: needing(['cpf', 'documentoFrente']),
  photos: documentPhotos,
  call: callPort('identity.readDocuments', {
    question: documentPhotosOf,
    keeps: 'documentos',
  }),
  texts: {
    waiting: { title: 'Estamos lendo o seu documento', text: 'Leva alguns segundos.' },
    success: { title: 'Documento confirmado', text: 'Está tudo certo com as fotos.' },
    failed: {
      title: 'Não pudemos aceitar este documento',
      text: 'O documento não confere com o que você preencheu.',
    },
    remake: {
      title: 'Vamos tirar as fotos de novo?',
      text: 'Não conseguimos ler o documento. Procure um lugar claro e sem reflexo.',
      action: 'Enviar de novo',
    },
    review: {
      title: 'Uma pessoa vai conferir o seu documento',
      text: 'Avisamos assim que terminar.',
    },
  },
});
