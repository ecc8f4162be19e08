import { loanProduct, type Example, type FromOffer } from '@passo/catalog';
import { formatRate } from '@passo/domain';
import { html, type Markup } from '../platform/html.ts';
import { money } from './money.ts';

type Examples = NonNullable<FromOffer['examples']>;
type Unit = 'withdrawal' | undefined;

/**
 * What is asked, what it comes to, and what it costs; and what to choose with later: an amount in reais, 0 where nothing is borrowed by amount,
 * and a term.
 */
type Told = readonly [asked: string, result: string, cost: string, reais: number, installments: number];

/**
 * The example that the law wants, with a slider that tries other amounts. What each comes to is reckoned here by the product's rules
 * and stands in the page (`inlineScripts.ts` shows it); without a script the usual one is read.
 */
export function tried({ by, each, usual }: Examples, product: string): Markup {
  const { unit } = loanProduct(product) ?? {};
  const told = each.map((example) => toldOf(example, by, unit));
  const [asked, result, cost] = told[usual] ?? ['', '', ''];
  return html`<div class="try">
    <input
      type="range"
      max="${told.length - 1}"
      value="${usual}"
      aria-label="${by === 'amount' ? 'Valor para simular' : 'Saldo do FGTS para simular'}"
      aria-valuetext="${asked}, ${result}"
      data-of="${product}"
      data-each="${JSON.stringify(told)}"
    />
    <p class="sum"><b>${asked}</b><b>${result}</b></p>
    <p>${cost}</p>
  </div>`;
}

function toldOf({ asked, quote }: Example, by: Examples['by'], unit: Unit): Told {
  const { releasedCentavos, installments, installmentCentavos, cetAnnual, totalCentavos } = quote;
  const cost = `CET ${formatRate(cetAnnual)} ao ano, total ${money(totalCentavos)}.`;
  const whole = money(asked).replace(/,00$/, '');
  const most = Math.max(...quote.schedule.map((one) => one.installmentCentavos));
  const times = installments === 1 ? '1 saque' : `${installments} saques`;
  return [
    by === 'balance' ? `Saldo ${whole}` : whole,
    unit === 'withdrawal' ? `${money(releasedCentavos)} agora` : `${installments}x de ${money(installmentCentavos)}`,
    unit === 'withdrawal'
      ? `Exemplo, por ${times} de até ${money(most)}. O resto fica no seu FGTS. ${cost}`
      : `Exemplo. ${cost}`,
    by === 'amount' ? asked / 100 : 0,
    installments,
  ];
}
