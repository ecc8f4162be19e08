import type { SentMessage } from '../ports/messaging.ts';
import type { Pending } from '../decisions.ts';
import type { Effect } from '../effects.ts';
import type { OpenPersonChecks } from '../../flows/outside/personChecks.ts';
import { dataRequestsSection, type DataRequest } from './dataRequestsSection.ts';
import { effectsSection } from './effectsSection.ts';
import { endingsSection } from './endingsSection.ts';
import { givenUpSection, type GivenUp } from './givenUpSection.ts';
import { html, type Markup } from '../../platform/html.ts';
import { messagesSection } from './messagesSection.ts';
import { personChecksSection } from './personChecksSection.ts';
import { pendingSection } from './pendingSection.ts';
import type { PageParts } from './shell.ts';

/** What the simulated world looks like now. */
export interface Board {
  readonly pending: readonly Pending[];
  readonly messages: readonly SentMessage[];
  readonly effects: readonly Effect[];
  readonly givenUp: readonly GivenUp[];
  readonly dataRequests: readonly DataRequest[];
  readonly personChecks: OpenPersonChecks;
  /** What stands in each form. */
  readonly field: Markup;
}

/** The parts of the page that change by themselves, by the id of their place in it. */
export const boardParts = ({
  pending,
  messages,
  effects,
  givenUp,
  dataRequests,
  personChecks,
  field,
}: Board): Readonly<Record<string, Markup>> => ({
  pendentes: pendingSection(pending, field),
  conferencias: personChecksSection(personChecks, field),
  dados: dataRequestsSection(dataRequests, field),
  mensagens: messagesSection(messages),
  efeitos: effectsSection(effects),
  desistencias: givenUpSection(givenUp),
});

export function boardPage(board: Board): PageParts {
  const parts = boardParts(board);
  const {
    pendentes = null,
    conferencias = null,
    dados = null,
    mensagens = null,
    efeitos = null,
    desistencias = null,
  } = parts;
  return {
    title: 'Simulador',
    current: '/simulador',
    body: html`
      <h1>O mundo lá fora</h1>
      <p class="lead">
        Aqui aparecem as mensagens que seriam enviadas e o que espera por alguém. Os dois últimos dígitos do CPF
        escolhem o que acontece. A página se atualiza sozinha.
      </p>
      <div class="board">
        <div>
          <section aria-labelledby="t-pendentes">
            <h2 id="t-pendentes">Esperando uma decisão</h2>
            <div id="pendentes" data-live>${pendentes}</div>
          </section>
          <section aria-labelledby="t-conferencias">
            <h2 id="t-conferencias">Conferir antes de perguntar</h2>
            <div id="conferencias" data-live>${conferencias}</div>
          </section>
          <section aria-labelledby="t-dados">
            <h2 id="t-dados">Pedidos sobre dados pessoais</h2>
            <div id="dados" data-live>${dados}</div>
          </section>
          <section aria-labelledby="t-mensagens">
            <h2 id="t-mensagens">Mensagens</h2>
            <div id="mensagens" data-live>${mensagens}</div>
          </section>
        </div>
        ${endingsSection()}
      </div>
      <section aria-labelledby="t-efeitos">
        <h2 id="t-efeitos">O que foi pedido lá fora</h2>
        <div id="efeitos" data-live>${efeitos}</div>
      </section>
      <section aria-labelledby="t-desistencias">
        <h2 id="t-desistencias">O que paramos de tentar</h2>
        <div id="desistencias" data-live>${desistencias}</div>
      </section>
    `,
  };
}
