import type { Offer } from '@passo/catalog';
import { formatDate, formatMoney, isCalendarDate } from '@passo/domain';
import { formatRate } from '../../../packages/domain/src/percentage/percentage.ts';

/** What a customer decides on, as it is told. An item that a product does not have is absent everywhere. */
export type Figures = Readonly<Record<FigureName, string>>;
export type FigureName =
  | 'released'
  | 'financed'
  | 'iof'
  | 'count'
  | 'installment'
  | 'rate'
  | 'rateYear'
  | 'cet'
  | 'cetYear'
  | 'firstDue'
  | 'lastDue'
  | 'total';

const day = (date: string): string => (isCalendarDate(date) ? formatDate(date) : date);

/** As the lender holds it, in centavos and fractions. */
export const figuresOfOffer = ({ quote }: Offer): Figures => ({
  released: formatMoney(quote.releasedCentavos),
  financed: formatMoney(quote.financedCentavos),
  iof: formatMoney(quote.iofCentavos),
  count: String(quote.installments),
  installment: formatMoney(quote.installmentCentavos),
  rate: formatRate(quote.monthlyRate),
  rateYear: formatRate(quote.annualRate),
  cet: formatRate(quote.cetMonthly),
  cetYear: formatRate(quote.cetAnnual),
  firstDue: day(quote.firstDueOn),
  lastDue: day(quote.lastDueOn),
  total: formatMoney(quote.totalCentavos),
});

/** `23 parcelas de R$ 455,34 e 1 de R$ 455,20`, or of falling ones `240 parcelas, da primeira de R$ …`. */
const INSTALLMENTS = /(\d+) parcelas?,?\s+(?:da primeira\s+)?de\s+(R\$ [\d.,]+)(?:\s+e\s+(\d+)\s+de)?/;
/** Of a sheet: `23 de R$ 455,34` and `1 de R$ 455,20`, or `240, da primeira de R$ …`. */
const countIn = (text: string): string =>
  String([...text.matchAll(/(\d+),?\s+(?:da primeira\s+)?de/g)].reduce((all, [, count]) => all + Number(count), 0));

/** A sheet's rows by their names, each with its values in order. */
export type Sheet = ReadonlyMap<string, readonly string[]>;

export function figuresOfSheet(sheet: Sheet): Figures {
  const value = (label: string, at = 0): string => sheet.get(label)?.[at] ?? '';
  const part = (label: string, pattern: RegExp): string =>
    sheet.get(label)?.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0] ?? '';
  return {
    released: value('Valor liberado'),
    financed: value('Total financiado'),
    iof: value('IOF'),
    count: countIn((sheet.get('Parcelas') ?? []).join(' ')),
    installment: part('Parcelas', /^\d+,? de (.*)$/),
    rate: part('Taxa de juros', /^(.*) ao mês$/),
    rateYear: part('Taxa de juros', /^(.*) ao ano$/),
    cet: part('CET', /^(.*) ao mês$/),
    cetYear: part('CET', /^(.*) ao ano$/),
    firstDue: part('Vencimentos', /^de (.*)$/),
    lastDue: part('Vencimentos', /^até (.*)$/),
    total: value('Total a pagar'),
  };
}

/** Of the contract's text, read by its labels: the value follows its label. */
export function figuresOfPaper(text: string): Figures {
  const find = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const [, count = 0, installment = '', last = 0] = INSTALLMENTS.exec(text) ?? [];
  return {
    released: find(/(?:Valor liberado|Vai para quem vende|Quita a dívida de hoje)\n(R\$ [\d.,]+)/),
    financed: find(/Valor total financiado\n(R\$ [\d.,]+)/),
    iof: find(/IOF[^\n]*\n(R\$ [\d.,]+)/),
    count: String(Number(count) + Number(last)),
    installment,
    rate: find(/([\d.,]+%) ao mês ·\s+[\d.,]+% ao ano/),
    rateYear: find(/[\d.,]+% ao mês ·\s+([\d.,]+%) ao ano/),
    cet: find(/CET\)\n[\d.,]+% ao ano · ([\d.,]+%) ao mês/),
    cetYear: find(/CET\)\n([\d.,]+%) ao ano/),
    firstDue: find(/primeira em ([\d/]+)/),
    lastDue: find(/última em ([\d/]+)/),
    total: find(/(?:Total a pagar|\(muda com o\s+IPCA\))\n(R\$ [\d.,]+)/),
  };
}
