import { accountProduct } from '@passo/catalog';
import { formatCnpj, today } from '@passo/domain';
import { sceneSvg } from '@passo/domain/art/scene.ts';
import type { Channel } from '../channels/channel.ts';
import { html, trusted, type Markup } from '../platform/html.ts';
import { cheapestOf } from './cheapest.ts';
import { needsList } from './needs.ts';
import { openedBy, whoIsBehind } from './whoIsBehind.ts';
import { heroLogo } from './heroLogo.ts';
import { datedOf, ratesOf } from './rates.ts';

/** The way on: a form that makes a link, or the link that is there. */
export type Begin =
  { readonly kind: 'new'; readonly channel: string } | { readonly kind: 'link'; readonly hash: string };

const FREE = 'Simular é grátis e não compromete você.';
const FREE_ACCOUNT = 'Abrir a conta é grátis e não compromete você.';

/** What this is about, before the first question: promise, cost, what is needed, who lends. Needs no script. */
export function landingBody(channel: Channel, begin: Begin, now: Date): Markup {
  const { partner, settings, theme, texts } = channel;
  const { landing, name } = settings;
  if (landing === undefined) throw new Error(`${settings.code} has no landing page`);
  const day = today(now);
  const from = cheapestOf(channel, day);
  const account = accountProduct(settings.product);
  const { free = account === undefined ? FREE : FREE_ACCOUNT, needs } = texts.words;
  return html`<div class="land">
    <header class="hero">
      ${heroLogo(partner, theme)}
      <p class="kick">${name}</p>
      <div class="words">
        <h1>${landing.title}</h1>
        <p class="sub">${landing.text}</p>
      </div>
      ${trusted(sceneSvg(landing.scene))}
    </header>
    <main>
      ${account === undefined ? null : html`<p class="warning card">${account.warning}</p>`}
      ${from === null ? null : ratesOf(from, channel)} ${needsList(landing.needs, needs)} ${whoIsBehind(channel)}
      ${account === undefined ? null : html`<p class="small">${account.help}</p>`} ${whoSells(partner)}
      ${openedBy(channel)} ${from === null ? null : datedOf(from, day)}
    </main>
    <footer class="go">
      ${way(begin, texts.homePage.buttonText)}
      <p class="small">${free}</p>
    </footer>
  </div>`;
}

/** The company behind the name, and what its work costs the customer: nothing. */
const whoSells = ({ correspondent: { name, cnpj } }: Channel['partner']): Markup =>
  html`<p class="small">
    ${name}, CNPJ <span class="one">${formatCnpj(cnpj)}</span>, cuida do seu pedido e não cobra nada por ele.
  </p>`;

const way = (begin: Begin, label: string): Markup =>
  begin.kind === 'link'
    ? html`<form action="/">
        <input type="hidden" name="agx_hash" value="${begin.hash}" />
        <input type="hidden" name="comecar" value="1" />
        <button class="btn">${label}</button>
      </form>`
    : html`<form method="post" action="/comecar?canal=${begin.channel}">
        <button class="btn">${label}</button>
      </form>`;
