import type { Effect } from '../effects.ts';
import { html, type Markup } from './html.ts';
import { instant, operationName, outcomeName, shortId } from './words.ts';

const row = ({ operation, key, proposal, calls, outcome, at, withdrawnAt }: Effect): Markup => {
  const [, slug = '', attempt = '1'] = key.split(':');
  return html`<tr>
    <th scope="row">${operationName(operation)}</th>
    <td>${outcomeName(outcome)}</td>
    <td>${calls}</td>
    <td>${instant(at)}</td>
    <td>${withdrawnAt === null ? '—' : `Avisada em ${instant(withdrawnAt)}`}</td>
    <td>${shortId(proposal)} · ${slug}${attempt === '1' ? '' : ` (${attempt}ª vez)`}</td>
  </tr>`;
};

/** Each effect once, with how often it was asked for: a repeated question is the same effect. */
export const effectsSection = (effects: readonly Effect[]): Markup =>
  effects.length === 0
    ? html`<p class="empty">Ainda não houve nenhum pedido.</p>`
    : html`<div class="wide" role="region" aria-label="Pedidos" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Pedido</th>
              <th scope="col">Resposta</th>
              <th scope="col">Chamadas</th>
              <th scope="col">Quando</th>
              <th scope="col">Retirada</th>
              <th scope="col">Proposta e passo</th>
            </tr>
          </thead>
          <tbody>
            ${effects.map(row)}
          </tbody>
        </table>
      </div>`;
