import type { Offer } from '@passo/catalog';
import { formatMoney, formatRate } from '@passo/domain';
import { totalLabel } from './labels.ts';
import type { Table } from '@passo/contract/paper.ts';

/** A month of 180 is a small part of a percent. */
const finely = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 });

/**
 * What a plan of a group is made of (Resolução BCB 285/2023): common fund, fee and reserve, by month and over the plan, in reais and
 * in percents of the letter of credit.
 */
export function planTable(offer: Offer): Table {
  const { quote } = offer;
  const credit = quote.releasedCentavos;
  const row = (name: string, monthly: number, all: number, share = all / credit): readonly string[] => [
    name,
    formatMoney(monthly),
    finely.format(share / quote.installments),
    formatMoney(all),
    formatRate(share),
  ];
  return {
    note: 'Percentuais sobre a carta de crédito. Valores de hoje; a última parcela pode ter centavos de diferença.',
    columns: ['Do que é feito', 'Por mês', '% por mês', 'No plano', '% no plano'].map((title) => ({ title })),
    rows: [
      row('Fundo comum (o crédito)', quote.schedule[0]?.amortisationCentavos ?? 0, credit),
      ...quote.fees.map((fee) => row(fee.name, fee.centavos, fee.totalCentavos, fee.share)),
      row(totalLabel(offer), quote.installmentCentavos, quote.totalCentavos),
    ],
    total: true,
  };
}
