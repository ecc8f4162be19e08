import type { openDataRequests } from '../../flows/mydata/myData.ts';
import { html, type Markup } from '../../platform/html.ts';
import { instant, shortId } from './words.ts';

export type DataRequest = Awaited<ReturnType<typeof openDataRequests>>[number];

const names: Readonly<Record<DataRequest['kind'], string>> = {
  copy: 'Cópia dos dados',
  correction: 'Correção de dados',
  erasure: 'Exclusão de dados',
  review: 'Revisão de uma recusa',
};

/** What waits for a person, until there is an office. */
export const dataRequestsSection = (requests: readonly DataRequest[], field: Markup): Markup =>
  requests.length === 0
    ? html`<p class="empty">Ninguém pediu nada sobre os próprios dados.</p>`
    : html`<ul class="stack">
        ${requests.map((one) => card(one, field))}
      </ul>`;

const card = ({ kind, protocol, proposal, dueAt, note, answer }: DataRequest, field: Markup): Markup =>
  html`<li class="card">
    <h3>${names[kind]}</h3>
    <p class="muted">${protocol} · proposta ${shortId(proposal)} · responder até ${instant(dueAt)}</p>
    ${note === null ? null : html`<p>${note}</p>`} ${answer === null ? null : html`<p>${answer}</p>`}
    <form method="post" action="/simulador/dados/${protocol}">
      ${field}
      <label>
        Resposta ao cliente
        <input name="answer" maxlength="1000" required autocomplete="off" />
      </label>
      <div class="buttons"><button class="primary">Concluir</button></div>
    </form>
  </li>`;
