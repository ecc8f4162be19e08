import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loanProduct } from '@passo/catalog';
import { formatCnpj, today } from '@passo/domain';
import { sceneSvg } from '@passo/domain/art/scene.ts';
import type { Channel } from '../channels/channel.ts';
import { html, trusted, type Markup } from '../platform/html.ts';
import { cheapestOf } from './cheapest.ts';
import { needsList } from './needs.ts';
import { ratesOf } from './rates.ts';

/** The way on: a form that makes a link, or the link that is there. */
export type Begin =
  { readonly kind: 'new'; readonly channel: string } | { readonly kind: 'link'; readonly hash: string };

/** Everything but the theme. */
export const landingCss = [
  fileURLToPath(import.meta.resolve('@passo/domain/theme/fallback.css')),
  fileURLToPath(import.meta.resolve('@passo/domain/art/scenes.css')),
  path.join(import.meta.dirname, 'landing.css'),
]
  .map((file) => fs.readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\n\s*/g, ''))
  .join('');

/** What this is about, before the first question: promise, cost, what is needed, who lends. Needs no script. */
export function landingBody({ partner, settings, theme }: Channel, begin: Begin, now: Date): Markup {
  const { landing, name, bank } = settings;
  if (landing === undefined) throw new Error(`${settings.code} has no landing page`);
  const day = today(now);
  const from = cheapestOf(settings.product, day);
  const { unit, interestFree = false } = loanProduct(settings.product) ?? {};
  return html`<div class="land">
    <header class="hero">
      ${logoOf(partner, theme)}
      <div class="promise">
        <div class="words">
          <p class="kick">${name}</p>
          <h1>${landing.title}</h1>
          <p class="sub">${landing.text}</p>
        </div>
        ${trusted(sceneSvg(landing.scene))}
      </div>
    </header>
    <main>
      ${from === null ? null : ratesOf(from, unit, day)} ${needsList(landing.needs)}
      <section class="who">
        <p><b>${interestFree ? 'Administradora do grupo' : 'Quem empresta'}: ${bank.name}</b></p>
        <p>
          A ${partner.name} ${interestFree ? 'vende o plano em nome dela' : 'é correspondente bancária'}
          (${partner.correspondent.name}, CNPJ ${formatCnpj(partner.correspondent.cnpj)}): cuida do seu pedido e não
          cobra nada por ele.
        </p>
      </section>
    </main>
    <footer class="go">
      ${way(begin)}
      <p class="small">Simular é grátis e não compromete você.</p>
    </footer>
  </div>`;
}

/** On dark ground its own, where the partner has drawn one; else a light ground comes with it. */
function logoOf({ slug, name }: Channel['partner'], { logo, logoDark, colors }: Channel['theme']): Markup {
  const at = (file: string): string => `/marcas/${slug}/${file}`;
  const picture = (file: string): Markup =>
    html`<img class="${logoDark === undefined ? 'logo paper' : 'logo'}" src="${at(file)}" alt="${name}" height="32" />`;
  if (logoDark === undefined || colors.theme === 'light') return picture(logo);
  if (colors.theme === 'dark') return picture(logoDark);
  return html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="${at(logoDark)}" />
    ${picture(logo)}</picture
  >`;
}

const way = (begin: Begin): Markup =>
  begin.kind === 'link'
    ? html`<form action="/">
        <input type="hidden" name="agx_hash" value="${begin.hash}" />
        <input type="hidden" name="comecar" value="1" />
        <button class="btn">Começar</button>
      </form>`
    : html`<form method="post" action="/comecar?canal=${begin.channel}">
        <button class="btn">Começar</button>
      </form>`;
