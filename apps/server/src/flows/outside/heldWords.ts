import type { Answer } from '@passo/engine';
import type { Reason } from '../../repositories/personCheckRepository.ts';

/* What a customer reads whose question waits for a person, or was not let through by one. Of what was refused, and by whom it was tried, it says nothing. */

interface HeldWords {
  readonly waits: { readonly title: string; readonly text: string };
  readonly refused: Answer;
}

export const heldWords: Readonly<Record<Reason, HeldWords>> = {
  manyCpfs: {
    waits: {
      title: 'Uma pessoa vai conferir o seu pedido',
      text:
        'Este celular ou navegador já abriu pedidos com outros CPFs nos últimos 30 dias. Para proteger quem é dono de cada CPF, ' +
        'uma pessoa vai conferir o seu pedido antes de continuar. Avisamos assim que terminar.',
    },
    refused: {
      kind: 'refused',
      title: 'Não pudemos liberar o seu pedido',
      text:
        'Uma pessoa conferiu o seu pedido e não pôde liberar: este celular ou navegador abriu pedidos com vários CPFs e não foi comprovado ' +
        'quem é dono deles. Se o CPF é seu, faça o pedido no seu próprio celular.',
    },
  },
  manyRefusals: {
    waits: {
      title: 'Uma pessoa vai conferir os seus dados',
      text:
        'Algumas tentativas de confirmar dados ou fotos não deram certo nos últimos 30 dias. Para proteger quem é dono do CPF, ' +
        'uma pessoa vai conferir o seu pedido antes de continuar. Avisamos assim que terminar.',
    },
    refused: {
      kind: 'refused',
      title: 'Não pudemos confirmar os seus dados',
      text:
        'Uma pessoa conferiu o seu pedido e não pôde liberar, porque os dados ou as fotos não se confirmaram. ' +
        'Se o CPF é seu, peça a revisão: uma pessoa olha de novo o pedido e responde a você.',
    },
  },
};
