import type { FromOffer } from '@passo/catalog';
import { formatDate, formatRate, type CalendarDate } from '@passo/domain';
import type { Channel } from '../channels/channel.ts';
import { html, type Markup } from '../platform/html.ts';
import { askable } from './askable.ts';
import { money } from './money.ts';
import { tried } from './tried.ts';

type RatedChannel = Pick<Channel, 'amounts' | 'settings'>;

/** "A partir de", with the example that the law wants beside it. */
export function ratesOf(from: FromOffer, { amounts, settings: { product } }: RatedChannel): Markup {
  const { monthlyRate, cetAnnual, example } = from;
  const examples = from.examples && askable(from.examples, amounts);
  if (example !== null && monthlyRate === 0) return withoutInterest(example);
  return html`<div class="rate card">
    <dl>
      <div>
        <dt>Juros a partir de</dt>
        <dd>${formatRate(monthlyRate)} <small>ao&nbsp;mês</small></dd>
      </div>
      ${cetAnnual === null ? null : cet(cetAnnual)}
    </dl>
    ${example === null ? openEnd : examples === null ? exampleOf(example) : tried(examples, product)}
  </div>`;
}

/** The day they were reckoned on, and what one of them is. */
export const datedOf = ({ monthlyRate }: FromOffer, on: CalendarDate): Markup =>
  html`<p class="small">
    Valores de ${formatDate(on)}. A sua oferta depende da análise. ${monthlyRate === 0 ? null : explained}
  </p>`;

type Example = NonNullable<FromOffer['example']>;

const cet = (annual: number): Markup =>
  html`<div>
    <dt>CET a partir de</dt>
    <dd>${formatRate(annual)} <small>ao&nbsp;ano</small></dd>
  </div>`;

const explained = 'CET é o custo total: juros, imposto, tarifas e seguros em uma taxa só.';

const openEnd = html`<p>O CET depende do contrato que você traz e está na oferta.</p>`;

const exampleOf = ({
  releasedCentavos,
  installments,
  installmentCentavos,
  cetAnnual,
  totalCentavos,
}: Example): Markup =>
  html`<p>
    Exemplo: ${money(releasedCentavos)} em ${installments}x de ${money(installmentCentavos)}. CET
    ${formatRate(cetAnnual)} ao ano, total ${money(totalCentavos)}.
  </p>`;

/** A letter of credit: a fee instead of interest. */
function withoutInterest({ fees, requestedCentavos, installments, installmentCentavos }: Example): Markup {
  const share = fees.reduce((sum, fee) => sum + (fee.share ?? 0), 0);
  return html`<div class="rate card">
    <dl>
      <div>
        <dt>Juros</dt>
        <dd>Não há</dd>
      </div>
      <div>
        <dt>Taxas do grupo</dt>
        <dd>${formatRate(share)} <small>no&nbsp;total</small></dd>
      </div>
    </dl>
    <p>
      Exemplo: carta de ${money(requestedCentavos)} em ${installments}x de ${money(installmentCentavos)}, com as taxas.
    </p>
  </div>`;
}
