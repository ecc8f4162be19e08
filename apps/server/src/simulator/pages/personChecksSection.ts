import type { PersonCheck } from '../../flows/outside/personChecks.ts';
import { html, type Markup } from '../../platform/html.ts';
import { instant, shortId } from './words.ts';

const by: Readonly<Record<PersonCheck['means'], string>> = {
  contact: 'com o mesmo celular ou e-mail',
  browser: 'no mesmo navegador',
};

/** Orders that wait because one phone opened many CPFs: how many and since when, and never which. */
export const personChecksSection = (checks: readonly PersonCheck[], field: Markup): Markup =>
  checks.length === 0
    ? html`<p class="empty">Nenhum pedido espera por esta conferência.</p>`
    : html`<ul class="stack">
        ${checks.map((one) => card(one, field))}
      </ul>`;

const card = ({ id, proposal, channel, asked_at: asked, means, cpfs, since }: PersonCheck, field: Markup): Markup =>
  html`<li class="card">
    <h3>${cpfs} CPFs ${by[means]}</h3>
    <p class="muted">Proposta ${shortId(proposal)} · ${channel} · espera desde ${instant(asked.toISOString())}</p>
    <p>
      Abertos desde ${instant(since.toISOString())}, sem que se comprovasse quem é dono deles. Antes da conferência nada
      é perguntado fora sobre o CPF deste pedido.
    </p>
    <form method="post" action="/simulador/conferencias/${id}">
      ${field}
      <div class="buttons">
        <button class="primary" name="decision" value="release">Liberar</button>
        <button name="decision" value="refuse">Recusar</button>
      </div>
    </form>
  </li>`;
