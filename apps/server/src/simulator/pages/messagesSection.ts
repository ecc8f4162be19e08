import type { SentMessage } from '../ports/messaging.ts';
import { html, type Markup } from '../../platform/html.ts';
import { channelName, instant } from './words.ts';

export const messagesSection = (messages: readonly SentMessage[]): Markup =>
  messages.length === 0
    ? html`<p class="empty">Nenhuma mensagem ainda.</p>`
    : html`<ul class="stack">
        ${messages.map(item)}
      </ul>`;

function item({ channel, to, text, at }: SentMessage): Markup {
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  const copy = html`<button type="button" data-copy="${code ?? ''}">Copiar ${code ?? ''}</button>`;
  return html`<li class="card message">
    <p class="muted"><b>${channelName(channel)}</b> para ${to} · ${instant(at)}</p>
    <p class="text">${text}</p>
    ${code === undefined ? null : copy}
  </li>`;
}
