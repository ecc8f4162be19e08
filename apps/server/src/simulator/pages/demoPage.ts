import { isLoopback } from '../../platform/mode.ts';
import { renderSVG } from 'uqr';
import type { Channel } from '../../channels/channel.ts';
import { html, trusted, type Markup } from '../../platform/html.ts';
import { page } from './shell.ts';

/** Every channel that can be tried, with a link for this device and a code for a phone. */
export const demoPage = (channels: readonly Channel[], publicUrl: string): string =>
  page({
    title: 'Demonstração',
    current: '/demo',
    body: html`
      <h1>Experimente como cliente</h1>
      <p class="lead">
        Tudo ao redor é simulado: nenhuma mensagem sai daqui e ninguém recebe dinheiro. Os códigos enviados e as
        decisões de fora ficam no <a href="/simulador">simulador</a>.
      </p>
      ${isLocal(publicUrl) ? phoneHint : null}
      <ul class="channels">
        ${channels.map((channel) => channelCard(channel, publicUrl))}
      </ul>
    `,
  });

function channelCard({ code, partner, settings }: Channel, publicUrl: string): Markup {
  const address = `/demo/${code}`;
  const qr = renderSVG(publicUrl + address, { pixelSize: 4, border: 2 });
  return html`<li class="card channel">
    <div>
      <p class="eyebrow">${partner.name}</p>
      <h2>${settings.name}</h2>
      <p>${settings.description}</p>
      <p class="muted">Quem empresta: ${settings.bank.name} · <code>${code}</code></p>
      <form method="post" action="${address}"><button class="primary">Abrir</button></form>
    </div>
    <figure>
      <span class="qr" role="img" aria-label="Código QR para abrir ${settings.name} no celular">${trusted(qr)}</span>
      <figcaption>No celular</figcaption>
    </figure>
  </li>`;
}

const phoneHint = html`<p class="hint">
  Para o código QR abrir no celular, inicie com <code>PASSO_MODE=demo</code>, <code>OPERATOR_SECRET</code>,
  <code>HOST=0.0.0.0</code> e <code>PUBLIC_URL</code> com o endereço desta máquina na sua rede.
</p>`;

/** Whether only this very machine can open the address. */
const isLocal = (url: string): boolean => isLoopback(new URL(url).hostname);
