import { dailyRateIn, dailyWords, downPaymentOf, equalsOf, fall, lastOf, type Offer } from '@passo/catalog';
import { formatDate, formatMoney, formatRate } from '@passo/domain';
import type { Fact, Table } from './paper.ts';

type Quote = Offer['quote'];
type Charge = Quote['fees'][number];

/** Charges that are paid with each instalment are no part of the debt. */
const withInstallments = ({ fees, insurances }: Quote): readonly Charge[] =>
  [...fees, ...insurances].filter(({ when }) => when === 'perInstallment');
const withinDebt = ({ fees, insurances }: Quote): readonly Charge[] =>
  [...fees, ...insurances].filter(({ when }) => when !== 'perInstallment');

type Row = readonly [name: string, centavos: number];

/** Amounts and their share of the last one, which they make. */
function shares(rows: readonly Row[]): Table {
  const whole = rows.at(-1)?.[1] ?? 0;
  return {
    columns: [
      { title: 'Do que é feito', share: 0.56 },
      { title: 'R$', share: 0.24 },
      { title: '%', share: 0.2 },
    ],
    rows: rows.map(([name, centavos]) => [name, formatMoney(centavos), formatRate(whole === 0 ? 0 : centavos / whole)]),
    total: true,
  };
}

/** Where the financed total goes, centavo by centavo. */
export const debtTable = ({ quote, interestFree }: Offer): Table =>
  shares([
    [interestFree === true ? 'Carta de crédito' : 'Valor liberado', quote.releasedCentavos],
    ...(interestFree === true ? [] : [['IOF (imposto federal)', quote.iofCentavos] as const]),
    ...withinDebt(quote).map(({ name, totalCentavos }): Row => [name, totalCentavos]),
    [interestFree === true ? 'Total do crédito' : 'Valor total financiado', quote.financedCentavos],
  ]);

/** What the instalments pay, all together. */
export const totalTable = ({ quote, interestFree }: Offer): Table => {
  const charges = withInstallments(quote);
  return shares([
    [interestFree === true ? 'Crédito' : 'Valor financiado', quote.financedCentavos],
    ...(interestFree === true ? [] : [['Juros', quote.interestCentavos] as const]),
    ...charges.map(({ name, totalCentavos }): Row => [name, totalCentavos]),
    ['Total a pagar', quote.totalCentavos],
  ]);
};

/** What is paid, when, and what the offer says beside the loan itself. */
export function costFacts({
  quote,
  validUntil,
  title,
  lines = [],
  interestFree,
  askedCentavos,
}: Offer): readonly Fact[] {
  const paidAtOnce = downPaymentOf({ lines });
  const asked = askedCentavos ?? quote.requestedCentavos;
  return [
    ...lines.map(({ label, centavos }) => ({ label, value: formatMoney(centavos) })),
    // Where the product decides the amount nobody asked for one.
    ...(asked > 0 ? [{ label: 'Valor pedido', value: formatMoney(asked) }] : []),
    {
      label: interestFree === true ? 'Carta de crédito' : 'Valor liberado',
      value: formatMoney(quote.releasedCentavos),
    },
    ...(title === undefined ? [] : [{ label: 'Sistema de pagamento', value: title }]),
    { label: 'Parcelas', value: installmentsOf(quote) },
    {
      label: 'Vencimentos',
      value: `primeira em ${formatDate(quote.firstDueOn)}, última em ${formatDate(quote.lastDueOn)}`,
    },
    { label: 'Total a pagar', value: formatMoney(quote.totalCentavos) },
    ...(paidAtOnce > 0 ? [{ label: 'Total com a entrada', value: formatMoney(quote.totalCentavos + paidAtOnce) }] : []),
    { label: 'Oferta válida até', value: formatDate(validUntil) },
  ];
}

/** Rates and CET; of a plan without interest, that it has none. */
export const rateFacts = (offer: Offer): readonly Fact[] =>
  offer.interestFree === true
    ? [{ label: 'Juros', value: 'Não há: o que se paga além do crédito são as taxas do plano.' }]
    : [
        { label: 'Juros', value: interestOf(offer) },
        {
          label: 'Custo Efetivo Total (CET)',
          value: `${formatRate(offer.quote.cetAnnual)} ao ano · ${formatRate(offer.quote.cetMonthly)} ao mês`,
        },
        { label: 'Regras de', value: formatDate(offer.quote.rulesOf) },
      ];

function interestOf(offer: Offer): string {
  const { monthlyRate, annualRate } = offer.quote;
  const daily = dailyRateIn(offer);
  const byDay = daily === null ? '' : `${dailyWords(daily)} · `;
  return `${byDay}${formatRate(monthlyRate)} ao mês · ${formatRate(annualRate)} ao ano`;
}

/** How the CET is found (Resolução CMN 4.881/2020); nothing where nothing is lent at interest. */
export const cetWords = ({ interestFree }: Offer): readonly string[] =>
  interestFree === true
    ? []
    : [
        'O CET é a taxa anual que iguala o valor liberado à soma de todas as parcelas, cada uma trazida ao dia da ' +
          'liberação pelos dias corridos até o vencimento, em ano de 365 dias. Ele reúne juros, imposto, tarifas e seguros.',
      ];

/** `24 de R$ 318,44`; where they fall from one to the next, the first and the last; where rounding makes the last differ, it. */
export function installmentsOf(quote: Quote): string {
  if (fall(quote))
    return `${quote.installments}, da primeira de ${formatMoney(quote.installmentCentavos)} à última de ${formatMoney(lastOf(quote))}`;
  return equalsOf(quote)
    .map(({ count, centavos }) => `${count} de ${formatMoney(centavos)}`)
    .join(' + ');
}

/** What each instalment does to the debt, and what they do together. A column that would be empty is left out. */
export function amortisationTable({ quote, interestFree }: Offer): Table {
  const { schedule } = quote;
  const columns: readonly (readonly [string, (row: Quote['schedule'][number]) => number])[] = [
    ['Parcela', (row) => row.installmentCentavos],
    ...(interestFree === true ? [] : [['Juros', (row: Quote['schedule'][number]) => row.interestCentavos] as const]),
    [interestFree === true ? 'Crédito' : 'Amortização', (row) => row.amortisationCentavos],
    ...(schedule.some(({ chargesCentavos }) => chargesCentavos > 0)
      ? [['Encargos', (row: Quote['schedule'][number]) => row.chargesCentavos] as const]
      : []),
  ];
  const totals = columns.map(([, of]) => formatMoney(schedule.reduce((all, row) => all + of(row), 0)));
  const rest = (1 - 0.07) / (columns.length + 2);
  return {
    columns: ['Nº', 'Vencimento', ...columns.map(([title]) => title), 'Saldo'].map((title, at) => ({
      title,
      share: at === 0 ? 0.07 : rest,
    })),
    rows: [
      ...schedule.map((row) => [
        String(row.number),
        formatDate(row.dueOn),
        ...columns.map(([, of]) => formatMoney(of(row))),
        formatMoney(row.balanceCentavos),
      ]),
      ['', 'Total', ...totals, ''],
    ],
    total: true,
  };
}
