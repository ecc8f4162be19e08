import { accountProduct, loanProduct } from '@passo/catalog';
import { formatCnpj } from '@passo/domain';
import { openingOf } from '../channels/banks/bank.ts';
import type { Channel } from '../channels/channel.ts';
import { roleBehind } from '../channels/roleBehind.ts';
import { html, type Markup } from '../platform/html.ts';

/** The law wants it before anything is asked: whose money it is, and who only sells it. */
export const whoIsBehind = (channel: Channel): Markup =>
  html`<section class="who">
    <p><b>${roleBehind(channel.settings)}: ${channel.bank.name}</b></p>
    <p>${channel.partner.article.toUpperCase()} ${channel.partner.name} ${worksFor(channel)}</p>
  </section>`;

function worksFor({ partner: { article }, settings: { product } }: Channel): string {
  if (accountProduct(product) !== undefined) return 'recebe o seu cadastro em nome dela.';
  const { interestFree = false } = loanProduct(product) ?? {};
  return interestFree ? 'vende o plano em nome dela.' : `é correspondente bancári${article}.`;
}

/** What a house of bets shows where it is met: company, seat, leave, and whom to call (Lei 14.790/2023, art. 15). */
export function openedBy({ bank, settings }: Channel): Markup | null {
  const opening = openingOf(bank, settings.product);
  if (opening === undefined) return null;
  const { name, cnpj, address, email, sac, ombudsman } = bank.institution;
  return html`<p class="small">
    ${name}, CNPJ <span class="one">${formatCnpj(cnpj)}</span>, ${address}. ${opening.authorization}. Site
    <span class="one">${opening.site}</span>. SAC <span class="one">${sac}</span>, ouvidoria
    <span class="one">${ombudsman}</span>, ${email}.
  </p>`;
}
