import type { Offer } from '@passo/catalog';
import { formatAmount, formatDate } from '@passo/domain';
import type { Table } from '@passo/contract/paper.ts';

type Scheduled = Offer['quote']['schedule'][number];
type Column = readonly [title: string, of: (row: Scheduled) => number];

interface Words {
  /** Above the table, after its unit. */
  readonly note: string;
  readonly interest: string;
  readonly amortisation: string;
  readonly balance: string;
}

const ofLoan: Words = { note: '.', interest: 'Juros', amortisation: 'Abate da dívida', balance: 'Saldo' };
const ofPlan: Words = { ...ofLoan, note: ', de hoje.', amortisation: 'Fundo comum' };
/** Withdrawals that are sold are each worth what they are worth today: what is left of them is no debt of its day. */
const ofWithdrawals: Words = {
  note: '. “Hoje” é o dia do contrato; para quitar em outro dia, a conta é a desse dia.',
  ...{ interest: 'Juros até o saque', amortisation: 'Valor hoje', balance: 'Valor hoje do que falta' },
};

const wordsOf = ({ interestFree, unit }: Offer): Words =>
  interestFree === true ? ofPlan : unit === 'withdrawal' ? ofWithdrawals : ofLoan;

/** What each instalment does to the debt. A column that would be empty is left out. */
function partsOf(offer: Offer): readonly Column[] {
  const { quote } = offer;
  const isPlan = offer.interestFree === true;
  const { interest, amortisation } = wordsOf(offer);
  const charged = quote.schedule.some(({ chargesCentavos }) => chargesCentavos > 0);
  const charges: Column = [isPlan ? 'Taxas' : 'Seguros e tarifas', (row) => row.chargesCentavos];
  return [
    ['Parcela', (row) => row.installmentCentavos],
    ...(isPlan ? [] : [[interest, (row: Scheduled) => row.interestCentavos] as const]),
    [amortisation, (row) => row.amortisationCentavos],
    ...(charged ? [charges] : []),
  ];
}

/** All installments, and what they do together. Its unit stands above it: seven columns of amounts have no room for it in each cell. */
export function amortisationTable(offer: Offer): Table {
  const { schedule } = offer.quote;
  const { note, balance } = wordsOf(offer);
  const columns = partsOf(offer);
  const totals = columns.map(([, of]) => formatAmount(schedule.reduce((all, row) => all + of(row), 0)));
  return {
    note: `Valores em reais (R$)${note}`,
    columns: ['Nº', 'Vencimento', ...columns.map(([title]) => title), balance].map((title) => ({ title })),
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
