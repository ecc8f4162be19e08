import type { OfferOnWire } from '@passo/contract';
import { formatCnpj } from '@passo/domain/cnpj/cnpj.ts';
import { formatDate, isCalendarDate } from '@passo/domain/date/date.ts';
import { formatMoney } from '@passo/domain/money/money.ts';
import type { CostRow } from '@passo/ui/money/CostTable.tsx';
import type { Fact } from '@passo/ui/money/FactsTable.tsx';

/** Reais → `R$ 1.234,56`, never broken over two lines. */
export const money = (reais: number): string => formatMoney(Math.round(reais * 100)).replace(' ', '\u00a0');

const percents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A fraction → `1,79%`. */
export const percent = (fraction: number): string => `${percents.format(fraction * 100)}%`;
const share = (fraction: number): string => shares.format(fraction * 100);
const day = (date: string): string => (isCalendarDate(date) ? formatDate(date) : date);

export const leadOf = (offer: OfferOnWire): string =>
  `Custo Efetivo Total (CET) desta oferta, válida até ${day(offer.validUntil)}.`;

/** What the financed amount is made of, each part with its share of the whole. */
export function costRows(offer: OfferOnWire): readonly CostRow[] {
  const { valorDoFinanciamento: whole, released, iof, iofShare, fees, insurances } = offer;
  const charges = [...fees, ...insurances];
  return [
    { label: 'Você recebe', value: money(released), share: share(whole === 0 ? 0 : released / whole) },
    { label: 'IOF', value: money(iof), share: share(iofShare) },
    ...charges.map((charge) => ({ label: charge.name, value: money(charge.value), share: share(charge.share) })),
    { label: 'Total financiado', value: money(whole), share: '100', total: true },
  ];
}

/** Everything else that must be known before anything is signed (decisions, Money). */
export function offerFacts(offer: OfferOnWire): readonly Fact[] {
  return [
    { label: 'Valor pedido', values: [money(offer.requested)] },
    { label: 'Parcelas', values: [`${offer.installments} de ${money(offer.valorDaParcela)}`] },
    { label: 'Primeira e última', values: [day(offer.firstDueOn), day(offer.lastDueOn)] },
    { label: 'Total a pagar', values: [money(offer.total)] },
    { label: 'Total de juros', values: [money(offer.interest)] },
    { label: 'Taxa de juros', values: [`${percent(offer.monthlyRate)} a.m.`, `${percent(offer.annualRate)} a.a.`] },
    {
      label: 'CET',
      values: [`${percent(offer.cetMonthly)} a.m.`, `${percent(offer.cetAnnual)} a.a.`],
      explanation: 'Custo Efetivo Total: juros, imposto e tarifas juntos.',
    },
    {
      label: 'IOF',
      values: [money(offer.iof)],
      explanation: 'Imposto sobre Operações Financeiras, já incluído nas parcelas.',
    },
    {
      label: 'Atraso',
      values: [`multa de ${percent(offer.lateFine)}`, `mais ${percent(offer.lateMonthlyInterest)} ao mês`],
    },
  ];
}

export const offerNotes = ({ lender }: OfferOnWire): readonly string[] => [
  'Você pode quitar antes, no todo ou em parte, com desconto dos juros.',
  `Crédito de ${lender.name}, CNPJ ${formatCnpj(lender.cnpj)}.`,
];

/** The numbers that an offer is chosen by. */
export function cardOf(offer: OfferOnWire) {
  return {
    label: `Você paga ${offer.installments} parcelas de`,
    installment: money(offer.valorDaParcela),
    rows: [
      { label: 'Taxa de juros', value: `${percent(offer.monthlyRate)} a.m.` },
      { label: 'CET', value: `${percent(offer.cetAnnual)} a.a.` },
      { label: 'Total a pagar', value: money(offer.total) },
    ],
  };
}
