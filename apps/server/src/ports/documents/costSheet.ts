import type { Offer } from '@passo/catalog';
import { formatDate, formatMoney, formatRate } from '@passo/domain';
import type { Fact, Table } from './paper.ts';

type Quote = Offer['quote'];

/** Where the financed total goes: centavo by centavo, and as a part of it. */
export function costTable(quote: Quote): Table {
  const { financedCentavos: financed } = quote;
  const row = (name: string, centavos: number): readonly string[] => [
    name,
    formatMoney(centavos),
    formatRate(financed === 0 ? 0 : centavos / financed),
  ];
  const charges = [...quote.fees, ...quote.insurances];
  return {
    columns: [
      { title: 'Parte do valor', share: 0.56 },
      { title: 'R$', share: 0.24 },
      { title: '% do total', share: 0.2 },
    ],
    rows: [
      row('Valor liberado na sua conta', quote.releasedCentavos),
      row('IOF (imposto federal)', quote.iofCentavos),
      ...charges.map(({ name, totalCentavos, share }) => [name, formatMoney(totalCentavos), formatRate(share)]),
      row('Valor total financiado', financed),
    ],
  };
}

/** The rest of what the law wants known before signing. */
export const costFacts = ({ quote, validUntil }: Offer): readonly Fact[] => [
  { label: 'Valor pedido', value: formatMoney(quote.requestedCentavos) },
  { label: 'Valor liberado', value: formatMoney(quote.releasedCentavos) },
  { label: 'Juros', value: `${formatRate(quote.monthlyRate)} ao mês · ${formatRate(quote.annualRate)} ao ano` },
  {
    label: 'Custo Efetivo Total (CET)',
    value: `${formatRate(quote.cetAnnual)} ao ano · ${formatRate(quote.cetMonthly)} ao mês`,
  },
  { label: 'Parcelas', value: installmentsOf(quote) },
  {
    label: 'Vencimentos',
    value: `primeira em ${formatDate(quote.firstDueOn)}, última em ${formatDate(quote.lastDueOn)}`,
  },
  { label: 'Juros no período', value: formatMoney(quote.interestCentavos) },
  { label: 'Total a pagar', value: formatMoney(quote.totalCentavos) },
  { label: 'Oferta válida até', value: formatDate(validUntil) },
];

/** `24 × R$ 318,44`; where rounding makes the last one differ, it is said. */
export function installmentsOf({ installments, installmentCentavos, schedule }: Quote): string {
  const last = schedule.at(-1)?.installmentCentavos ?? installmentCentavos;
  const all = `${installments} × ${formatMoney(installmentCentavos)}`;
  return last === installmentCentavos ? all : `${all} (a última, ${formatMoney(last)})`;
}

/** What each instalment does to the debt. Charges have a column only where some instalment carries one. */
export function amortisationTable({ schedule }: Quote): Table {
  const charged = schedule.some(({ chargesCentavos }) => chargesCentavos > 0);
  const titles = ['Nº', 'Vencimento', 'Parcela', 'Juros', 'Amortização', ...(charged ? ['Encargos'] : []), 'Saldo'];
  const rest = (1 - 0.08) / (titles.length - 1);
  return {
    columns: titles.map((title, at) => ({ title, share: at === 0 ? 0.08 : rest })),
    rows: schedule.map((row) => [
      String(row.number),
      formatDate(row.dueOn),
      formatMoney(row.installmentCentavos),
      formatMoney(row.interestCentavos),
      formatMoney(row.amortisationCentavos),
      ...(charged ? [formatMoney(row.chargesCentavos)] : []),
      formatMoney(row.balanceCentavos),
    ]),
  };
}
