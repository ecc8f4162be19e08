import type { OpenPersonChecks, PersonCheck } from '../../flows/outside/personChecks.ts';
import { html, type Markup } from '../../platform/html.ts';
import { instant, shortId } from './words.ts';

const by: Readonly<Record<PersonCheck['means'], string>> = {
  contact: 'com o mesmo celular ou e-mail',
  browser: 'no mesmo navegador',
  cpf: 'com o mesmo CPF',
};

interface Words {
  readonly heading: string;
  readonly what: (since: string) => string;
}

const words: Readonly<Record<PersonCheck['reason'], (check: PersonCheck) => Words>> = {
  manyCpfs: ({ count, means }) => ({
    heading: `${count} CPFs ${by[means]}`,
    what: (since) => `Abertos desde ${since}, sem que se comprovasse quem é dono deles.`,
  }),
  manyRefusals: ({ count, means }) => ({
    heading: `${count} tentativas não confirmadas ${by[means]}`,
    what: (since) => `Desde ${since}: fotos, ou nome e data de nascimento, que não se confirmaram.`,
  }),
};

const others = (many: number, one: string, several: string): Markup | null =>
  many === 0 ? null : html`<p class="muted">E mais ${many} ${many === 1 ? one : several}.</p>`;

/** Orders that wait until a person has looked, one card for each phone, browser or CPF: how many and since when, and never which. */
export const personChecksSection = ({ checks, more }: OpenPersonChecks, field: Markup): Markup =>
  checks.length === 0
    ? html`<p class="empty">Nenhum pedido espera por esta conferência.</p>`
    : html`<ul class="stack">
          ${checks.map((one) => card(one, field))}
        </ul>
        ${others(more, 'celular, navegador ou CPF com pedidos à espera', 'celulares, navegadores ou CPFs com pedidos à espera')}`;

function card(check: PersonCheck, field: Markup): Markup {
  const { heading, what } = words[check.reason](check);
  return html`<li class="card">
    <h3>${heading}</h3>
    <p>
      ${what(instant(check.since.toISOString()))} Antes da conferência nada é perguntado fora sobre o CPF destes
      pedidos.
    </p>
    ${check.orders.map((one) => order(one, field))} ${others(check.more, 'pedido mais antigo', 'pedidos mais antigos')}
  </li>`;
}

const order = ({ id, proposal, channel, asked_at: asked }: PersonCheck['orders'][number], field: Markup): Markup =>
  html`<form method="post" action="/simulador/conferencias/${id}">
    ${field}
    <p class="muted">Proposta ${shortId(proposal)} · ${channel} · espera desde ${instant(asked.toISOString())}</p>
    <div class="buttons">
      <button class="primary" name="decision" value="release" aria-label="Liberar ${shortId(proposal)}">Liberar</button>
      <button name="decision" value="refuse" aria-label="Recusar ${shortId(proposal)}">Recusar</button>
    </div>
  </form>`;
