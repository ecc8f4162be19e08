import type { CompiledFlow } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { html, type Markup } from '../../platform/html.ts';
import { GOOD_ENDING, outcomesOf, stopsOf } from '../walk/offer.ts';

/** The decisions that the board leaves to whoever looks are taken by the walk itself. */
const said = (says: string): string => says.replace(' (decida aqui)', ', e aceita');

/** *Walk it for me*: where to stop, and what happens on the way. Works as any form does, without a script. */
export function walkForm({ code, settings }: Channel, flow: CompiledFlow, field: Markup): Markup {
  const stops = stopsOf(flow);
  return html`<details class="walk">
    <summary>Andar por mim</summary>
    <form method="post" action="/demo/${code}/andar" data-busy="Andando por você…">
      ${field}
      <label>
        Parar em
        <select name="ate" aria-label="${settings.name}: parar em">
          ${stops.map(({ slug, definition }, at) => stopOption(slug, definition.name, at === stops.length - 1))}
        </select>
      </label>
      <label>
        O que acontece
        <select name="desfecho" aria-label="${settings.name}: o que acontece">
          <option value="${GOOD_ENDING}" selected>Tudo aprovado</option>
          ${outcomesOf(flow).map(({ ending, says }) => html`<option value="${ending}">${said(says)}</option>`)}
        </select>
      </label>
      <p class="muted">
        Preenche tudo e abre o portal ali; até o fim leva quase um minuto. Termina antes se a resposta for não.
      </p>
      <button>Andar e abrir</button>
    </form>
  </details>`;
}

const stopOption = (slug: string, name: string, isLast: boolean): Markup =>
  isLast ? html`<option value="${slug}" selected>Até o fim</option>` : html`<option value="${slug}">${name}</option>`;
