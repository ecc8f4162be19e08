import type { Offer } from '@passo/catalog';
import { formatAmount, formatDate } from '@passo/domain';
import type { Table } from './paper.ts';

type Scheduled = Offer['quote']['schedule'][number];
type Column = readonly [title: string, of: (row: Scheduled) => number];

/** What each instalment does to the debt. A column that would be empty is left out. */
function partsOf({ quote, interestFree }: Offer): readonly Column[] {
  const isPlan = interestFree === true;
  const charged = quote.schedule.some(({ chargesCentavos }) => chargesCentavos > 0);
  const charges: Column = [isPlan ? 'Taxas' : 'Seguros e tarifas', (row) => row.chargesCentavos];
  return [
    ['Parcela', (row) => row.installmentCentavos],
    ...(isPlan ? [] : [['Juros', (row: Scheduled) => row.interestCentavos] as const]),
    [isPlan ? 'Fundo comum' : 'Abate da dívida', (row) => row.amortisationCentavos],
    ...(charged ? [charges] : []),
  ];
}

/** All installments, and what they do together. Its unit stands above it: seven columns of amounts have no room for it in each cell. */
export function amortisationTable(offer: Offer): Table {
  const { schedule } = offer.quote;
  const columns = partsOf(offer);
  const totals = columns.map(([, of]) => formatAmount(schedule.reduce((all, row) => all + of(row), 0)));
  return {
    note: offer.interestFree === true ? 'Valores em reais (R$), de hoje.' : 'Valores em reais (R$).',
    columns: ['Nº', 'Vencimento', ...columns.map(([title]) => title), 'Saldo'].map((title) => ({ title })),
    rows: [
      ...schedule.map((row) => [
        String(row.number),
        formatDate(row.dueOn),
        ...columns.map(([, of]) => formatAmount(of(row))),
        formatAmount(row.balanceCentavos),
      ]),
      ['', 'Total', ...totals, ''],
    ],
    total: true,
  };
}
