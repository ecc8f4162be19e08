import { renderSVG } from 'uqr';
import type { CompiledFlow } from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { roleBehind } from '../../channels/roleBehind.ts';
import { html, trusted, type Markup } from '../../platform/html.ts';
import { isLoopback } from '../../platform/mode.ts';
import type { PageParts } from './shell.ts';
import { walkForm } from './walkForm.ts';

export interface ShownChannel extends Channel {
  /** What may be walked; null where nobody walks. */
  readonly flow: CompiledFlow | null;
}

/** The shop window: every partner with its first screen as it is, and every channel with a way in, here or on a phone. */
export const demoPage = (channels: readonly ShownChannel[], publicUrl: string, field: Markup): PageParts => ({
  title: 'Demonstração',
  current: '/demo',
  body: html`
    <h1>Experimente como cliente</h1>
    <p class="lead">
      Cada marca com a cara dela, cada produto do link ao dinheiro na conta. Tudo ao redor é simulado: os códigos
      enviados e as decisões de fora ficam no <a href="/simulador">simulador</a>.
    </p>
    ${partnersOf(channels).map((own) => partnerSection(own, publicUrl, field))} ${isLocal(publicUrl) ? phoneHint : null}
  `,
});

const partnersOf = (channels: readonly ShownChannel[]): readonly (readonly ShownChannel[])[] => [
  ...Map.groupBy(channels, ({ partner }) => partner.slug).values(),
];

function partnerSection(own: readonly ShownChannel[], publicUrl: string, field: Markup): Markup {
  const [first] = own;
  if (first === undefined) return html``;
  const { slug, name } = first.partner;
  return html`<section class="partner" aria-labelledby="p-${slug}">
    <div class="window" inert aria-hidden="true">
      <iframe
        src="/?canal=${first.settings.code}"
        title="Primeira tela de ${name}"
        loading="lazy"
        tabindex="-1"
      ></iframe>
    </div>
    <div>
      <h2 id="p-${slug}">${name} <span class="muted">${countOf(own.length)}</span></h2>
      <ul class="channels">
        ${own.map((channel) => channelCard(channel, publicUrl, field))}
      </ul>
    </div>
  </section>`;
}

const countOf = (products: number): string => (products === 1 ? '1 produto' : `${products} produtos`);

function channelCard(channel: ShownChannel, publicUrl: string, field: Markup): Markup {
  const { code, settings, bank, flow } = channel;
  const address = `/demo/${code}`;
  const qr = renderSVG(publicUrl + address, { pixelSize: 4, border: 2 });
  return html`<li class="card channel">
    <img src="/previa/${code}.png" alt="" width="1200" height="630" loading="lazy" />
    <h3>${settings.name}</h3>
    <p>${settings.description}</p>
    <p class="muted">${roleBehind(settings)}: ${bank.name}</p>
    <form method="post" action="${address}">${field}<button class="primary">Abrir</button></form>
    ${flow === null ? null : walkForm(channel, flow, field)}
    <details>
      <summary>Abrir no celular</summary>
      <span class="qr" role="img" aria-label="Código QR para abrir ${settings.name} no celular">${trusted(qr)}</span>
    </details>
  </li>`;
}

const phoneHint = html`<p class="hint">
  Para o código QR abrir no celular, inicie com <code>PASSO_MODE=demo</code>, <code>OPERATOR_SECRET</code>,
  <code>HOST=0.0.0.0</code> e <code>PUBLIC_URL</code> com o endereço desta máquina na sua rede.
</p>`;

/** Whether only this very machine can open the address. */
const isLocal = (url: string): boolean => isLoopback(new URL(url).hostname);
