import type { listGivenUp } from '../../repositories/givenUpRepository.ts';
import { html, type Markup } from '../../platform/html.ts';
import { wideTable } from './table.ts';
import { instant, operationName, shortId } from './words.ts';

export type GivenUp = Awaited<ReturnType<typeof listGivenUp>>[number];

const row = ({ name, proposal, slug, times, at }: GivenUp): Markup =>
  html`<tr>
    <th scope="row">${proposal === null ? `Aviso de ${name}` : operationName(name)}</th>
    <td>${times}</td>
    <td>${instant(at.toISOString())}</td>
    <td>${proposal === null ? '' : `${shortId(proposal)} · ${slug ?? ''}`}</td>
  </tr>`;

/** What nobody came to an end with: each time it was taken, its process died or its work failed. */
export const givenUpSection = (givenUp: readonly GivenUp[]): Markup =>
  wideTable({
    label: 'Desistências',
    headings: ['Pedido', 'Tentativas interrompidas', 'Quando', 'Proposta e passo'],
    rows: givenUp.map(row),
    empty: 'Nada: tudo o que foi começado chegou ao fim.',
  });
