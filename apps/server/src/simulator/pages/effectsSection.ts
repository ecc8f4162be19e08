import type { Effect } from '../effects.ts';
import { html, type Markup } from '../../platform/html.ts';
import { wideTable } from './table.ts';
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
  wideTable({
    label: 'Pedidos',
    headings: ['Pedido', 'Resposta', 'Chamadas', 'Quando', 'Retirada', 'Proposta e passo'],
    rows: effects.map(row),
    empty: 'Ainda não houve nenhum pedido.',
  });
