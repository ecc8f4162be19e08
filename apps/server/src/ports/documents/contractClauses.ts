import { rightsOf, type LoanPaper, type Offer } from '@passo/catalog';
import { formatDate, formatMoney, formatRate } from '@passo/domain';
import { installmentsOf } from './costSheet.ts';
import type { Section } from './paper.ts';

/**
 * What both sides promise, in words that the person who signs can read. Sources: promise Lei 10.931/2004, arts. 28-29;
 * early settlement CDC, art. 52, § 2º; late charges from the offer; how it is paid and secured from the product.
 */
export const contractClauses = (offer: Offer, { clauses }: LoanPaper, notes: readonly string[]): readonly Section[] => [
  { title: 'O que você promete', paragraphs: [promise(offer)] },
  ...clauses.map(({ title, text }) => ({ title, paragraphs: [text] })),
  { title: 'Se uma parcela atrasar', paragraphs: [late(offer)] },
  ...rightsOf(offer).map(({ title, text }) => ({ title, paragraphs: [text] })),
  ...(notes.length > 0 ? [{ title: 'É bom saber', paragraphs: notes }] : []),
];

function promise({ lender, quote, unit, interestFree }: Offer): string {
  const dates = `de ${formatDate(quote.firstDueOn)} a ${formatDate(quote.lastDueOn)}`;
  const whole = `no total de ${formatMoney(quote.totalCentavos)}. As datas e os valores estão no anexo.`;
  if (interestFree === true)
    return `Prometo pagar ao grupo administrado por ${lender.name} ${installmentsOf(quote)}, todo mês, ${dates}, ${whole}`;
  const when = unit === 'withdrawal' ? 'uma vez por ano' : 'todo mês';
  return (
    `Prometo pagar a ${lender.name} a dívida desta cédula, em dinheiro, certa, líquida e exigível: ` +
    `${installmentsOf(quote)}, ${when}, ${dates}, ${whole}`
  );
}

const late = ({ late: { fine, monthlyInterest } }: Offer): string =>
  `Sobre o valor em atraso são cobrados multa de ${formatRate(fine)}, uma única vez, e juros de ` +
  `${formatRate(monthlyInterest)} ao mês, contados por dia de atraso. Nada além disso.`;
