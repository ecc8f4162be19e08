import { dailyRateIn, dailyWords, downPaymentOf, equalsOf, fall, lastOf, type Offer } from '@passo/catalog';
import { formatDate, formatMoney, formatRate } from '@passo/domain';
import { releasedLabel, totalLabel } from './labels.ts';
import type { Fact, Table } from '@passo/contract/paper.ts';
import { planTable } from './planTable.ts';

type Quote = Offer['quote'];
type Charge = Quote['fees'][number];

/** Charges that are paid with each instalment are no part of the debt. */
const isMonthly = ({ when }: Charge): boolean => when === 'perInstallment';
const chargesOf = ({ fees, insurances }: Quote): readonly Charge[] => [...fees, ...insurances];

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
export const debtTable = (offer: Offer): Table => {
  const { quote, interestFree } = offer;
  return shares([
    [releasedLabel(offer), quote.releasedCentavos],
    ...(interestFree === true ? [] : [['IOF (imposto federal)', quote.iofCentavos] as const]),
    ...chargesOf(quote)
      .filter((charge) => !isMonthly(charge))
      .map(({ name, totalCentavos }): Row => [name, totalCentavos]),
    [interestFree === true ? 'Total do crédito' : 'Valor total financiado', quote.financedCentavos],
  ]);
};

/** What the instalments pay, all together. */
export const totalTable = (offer: Offer): Table => {
  const { quote, interestFree } = offer;
  if (interestFree === true) return planTable(offer);
  return shares([
    ['Valor financiado', quote.financedCentavos],
    ['Juros', quote.interestCentavos],
    ...chargesOf(quote)
      .filter(isMonthly)
      .map(({ name, totalCentavos }): Row => [name, totalCentavos]),
    [totalLabel(offer), quote.totalCentavos],
  ]);
};

/** What is paid, when, and what the offer says beside the loan itself. */
export function costFacts(offer: Offer): readonly Fact[] {
  const { quote, validUntil, title, lines = [], askedCentavos } = offer;
  const paidAtOnce = downPaymentOf({ lines });
  const asked = askedCentavos ?? quote.requestedCentavos;
  return [
    ...lines.map(({ label, centavos }) => ({ label, value: formatMoney(centavos) })),
    // Where the product decides the amount nobody asked for one.
    ...(asked > 0 ? [{ label: 'Valor pedido', value: formatMoney(asked) }] : []),
    { label: releasedLabel(offer), value: formatMoney(quote.releasedCentavos) },
    ...(title === undefined ? [] : [{ label: 'Sistema de pagamento', value: title }]),
    { label: 'Parcelas', value: installmentsOf(quote) },
    {
      label: 'Vencimentos',
      value: `primeira em ${formatDate(quote.firstDueOn)}, última em ${formatDate(quote.lastDueOn)}`,
    },
    { label: totalLabel(offer), value: formatMoney(quote.totalCentavos) },
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
        { label: 'Contas feitas em', value: formatDate(offer.quote.rulesOf) },
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
        'O CET é o custo total do crédito por ano: junta juros, imposto, tarifas e seguros. Compare por ele. É a taxa anual que ' +
          'iguala o valor liberado à soma de todas as parcelas, cada uma trazida ao dia da liberação pelos dias corridos até o ' +
          'vencimento, em ano de 365 dias.',
      ];

/** `24 parcelas de R$ 318,44`; where they fall from one to the next, the first and the last; where rounding makes the last differ, it. */
export function installmentsOf(quote: Quote): string {
  if (fall(quote))
    return `${quote.installments} parcelas, da primeira de ${formatMoney(quote.installmentCentavos)} à última de ${formatMoney(lastOf(quote))}`;
  return equalsOf(quote)
    .map(
      ({ count, centavos }, at) =>
        `${count}${at > 0 ? '' : ` parcela${count === 1 ? '' : 's'}`} de ${formatMoney(centavos)}`,
    )
    .join(' e ');
}
