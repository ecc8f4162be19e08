import type { Offer } from '@passo/catalog';
import { formatDate, formatMoney, formatRate } from '@passo/domain';
import type { Section } from './paper.ts';

/**
 * What both sides promise, in words that the person who signs can read. Sources: promise and early settlement Lei
 * 10.931/2004, art. 28-29 and CDC, art. 52, § 2º; payroll Lei 10.820/2003; late charges from the offer.
 */
export const contractClauses = ({ lender, late, quote }: Offer, installments: string): readonly Section[] => [
  {
    title: 'O que você promete',
    paragraphs: [
      `Prometo pagar a ${lender.name} a dívida desta cédula, em dinheiro, certa, líquida e exigível: ` +
        `${installments}, todo mês, de ${formatDate(quote.firstDueOn)} a ${formatDate(quote.lastDueOn)}, ` +
        `no total de ${formatMoney(quote.totalCentavos)}. As datas e os valores de cada parcela estão no anexo.`,
    ],
  },
  {
    title: 'Desconto no salário',
    paragraphs: [
      'Autorizo a empresa a descontar as parcelas do meu salário e a entregá-las ao credor (Lei 10.820/2003). ' +
        'Se o salário de um mês não bastar, ou se eu sair da empresa, continuo responsável pelas parcelas que faltarem.',
    ],
  },
  {
    title: 'Se uma parcela atrasar',
    paragraphs: [
      `Sobre o valor em atraso são cobrados multa de ${formatRate(late.fine)}, uma única vez, e juros de ` +
        `${formatRate(late.monthlyInterest)} ao mês, contados por dia de atraso. Nada além disso.`,
    ],
  },
  {
    title: 'Pagar antes',
    paragraphs: [
      'Você pode pagar a dívida toda ou uma parte antes do vencimento, quando quiser, com desconto proporcional dos ' +
        'juros e sem tarifa (Código de Defesa do Consumidor, art. 52, § 2º). Peça o valor ao credor.',
    ],
  },
  {
    title: 'O que você autorizou',
    paragraphs: [
      'O uso dos seus dados neste pedido, a consulta ao SCR e aos birôs de crédito, a consulta da sua margem e o uso ' +
        'da sua imagem foram autorizados por você, cada um em separado, antes desta cédula. O texto aceito, a data e a ' +
        'hora de cada autorização ficam guardados, e você pode pedir uma cópia.',
    ],
  },
];
