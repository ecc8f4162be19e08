import { createHash } from 'node:crypto';
import {
  loanProduct,
  type LoanLimits,
  type LoanProduct,
  type LoanQuestion,
  type LoanVariant,
  type Offer,
  type SimulationQuestion,
} from '@passo/catalog';
import { addDays, formatMoney, type CalendarDate } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { knownDetails } from './contracts.ts';

interface LenderOf {
  readonly name: string;
  readonly cnpj: string;
  /** Where it is found, in this world. */
  readonly address: string;
  readonly email: string;
  readonly sac: string;
  readonly ombudsman: string;
  /** Of the usual rate. */
  readonly dearness: number;
}

/** Nobody answers there. */
const foundAt = (slug: string, at: number) => ({
  address: `Avenida Fictícia, ${at}00, São Paulo/SP`,
  email: `atendimento@${slug}.exemplo.com.br`,
  sac: `0800 000 000${at}`,
  ombudsman: `0800 000 100${at}`,
});

/** The first is the house's own; the others stand beside it where lenders are compared. */
export const lenders: readonly [LenderOf, ...LenderOf[]] = [
  { name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35', ...foundAt('horizonte', 1), dearness: 1 },
  { name: 'Banco Serra Azul S.A.', cnpj: '23BCD456000188', ...foundAt('serra-azul', 2), dearness: 0.96 },
  { name: 'Financeira Litoral S.A.', cnpj: '34CDE567000188', ...foundAt('litoral', 3), dearness: 1.07 },
  { name: 'Banco Cerrado S.A.', cnpj: '45DEF678000188', ...foundAt('cerrado', 4), dearness: 1.02 },
];

/** A rate of four decimals, as rates are told, under the ceiling of the day. */
function rateOf(product: LoanProduct, { monthlyRate }: SimulationQuestion, dearness: number, on: CalendarDate): number {
  const usual = monthlyRate > 0 ? monthlyRate : product.usualRate;
  const rate = Math.round(usual * dearness * 10_000) / 10_000;
  return Math.min(rate, product.highestRate?.(on) ?? rate);
}

const usualVariant: LoanVariant = { title: '', details: {} };

function loanOf(
  product: LoanProduct,
  question: SimulationQuestion,
  on: CalendarDate,
  { details }: LoanVariant = usualVariant,
  dearness = 1,
): LoanQuestion & { readonly marginCentavos: number } {
  return {
    ...{ requestedCentavos: question.requestedCentavos, installments: question.installments },
    ...{ marginCentavos: question.marginCentavos, monthlyRate: rateOf(product, question, dearness, on), paidOutOn: on },
    details: { ...knownDetails(question, on), ...details },
  };
}

/** What the product's rules allow this customer; whole tens of reais, as the slider moves. */
export function limitsFor(product: LoanProduct, question: SimulationQuestion, on: CalendarDate): LoanLimits {
  const { installments, ...loan } = loanOf(product, question, on);
  const terms = product.termsFor?.(loan) ?? product.terms;
  const longest = terms.at(-1) ?? 0;
  const most = product.maximumFor({ ...loan, installments: installments > 0 ? installments : longest });
  return {
    minimumCentavos: product.minimumCentavos,
    maximumCentavos: most.ok ? Math.floor(most.value / 1_000) * 1_000 : 0,
    terms: [...terms],
    monthlyRate: loan.monthlyRate,
  };
}

const refused = (text: string) => ({ kind: 'refused', text }) as const;

function limitsText(installments: number, { minimumCentavos, maximumCentavos }: LoanLimits): string {
  if (maximumCentavos < minimumCentavos)
    return `Em ${installments}x, nenhuma parcela cabe na sua renda. Escolha mais parcelas.`;
  const limits = `de ${formatMoney(minimumCentavos)} a ${formatMoney(maximumCentavos)}`;
  return `Em ${installments}x, você pode pegar ${limits}. Mude o valor ou o número de parcelas.`;
}

/** Why the product's rules say no, in words that help; null where they do not. */
function objection(product: LoanProduct, question: SimulationQuestion, on: CalendarDate): string | null {
  const { requestedCentavos, installments } = question;
  const limits = limitsFor(product, question, on);
  if (!limits.terms.includes(installments)) {
    return limits.terms.length === 0
      ? 'As regras deste dia não são conhecidas.'
      : `Escolha um destes prazos: ${limits.terms.map((term) => `${term}x`).join(', ')}.`;
  }
  // A product that lends no amount says so in its own words.
  if (requestedCentavos === 0 || product.maximumCentavos === 0) return null;
  const fits = requestedCentavos >= limits.minimumCentavos && requestedCentavos <= limits.maximumCentavos;
  return fits ? null : limitsText(installments, limits);
}

type Quoting = (lender: LenderOf, variant?: LoanVariant) => Answer<Offer>;

/** How a question is quoted. Whether the product's rules allow it is asked once, whoever then lends. */
function quotingOf(question: SimulationQuestion, key: string, on: CalendarDate): Quoting {
  const product = loanProduct(question.product);
  if (product === undefined) return () => ({ kind: 'refused' });
  const no = objection(product, question, on);
  if (no !== null) return () => refused(no);
  return (lender, variant = usualVariant) => offerOf(product, question, lender, key, on, variant);
}

/** One lender's offer by the product's rules. The same question and key make the same offer. */
export const quoteFor = (
  question: SimulationQuestion,
  lender: LenderOf,
  key: string,
  on: CalendarDate,
): Answer<Offer> => quotingOf(question, key, on)(lender);

function offerOf(
  product: LoanProduct,
  question: SimulationQuestion,
  { dearness, ...lender }: LenderOf,
  key: string,
  on: CalendarDate,
  variant: LoanVariant,
): Answer<Offer> {
  const loan = loanOf(product, question, on, variant, dearness);
  const quoted = product.quote(loan);
  if (!quoted.ok) return refused(quoted.problem.message);
  const quote = quoted.value;
  if (question.marginCentavos > 0 && quote.installmentCentavos > question.marginCentavos) {
    return refused(`A parcela passa de ${formatMoney(question.marginCentavos)}, o que cabe na sua renda.`);
  }
  const { late, unit, interestFree, validDays } = product;
  const replaces = product.replacesIn?.(loan);
  const offer: Offer = {
    ...{ id: idOf(`${key}:${lender.cnpj}:${variant.title}`), lender, quote, late },
    ...{ validUntil: addDays(on, validDays), askedCentavos: question.requestedCentavos },
    ...{ lines: [...(product.linesOf?.(loan, quote) ?? [])] },
    ...(replaces !== undefined && { replaces }),
    ...(variant.title !== '' && { title: variant.title }),
    ...(unit !== undefined && { unit }),
    ...(interestFree !== undefined && { interestFree }),
  };
  return { kind: 'done', value: offer };
}

const idOf = (text: string): string => `of_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** A product with variants is compared by them; any other by its lenders. */
export function quotesFor(question: SimulationQuestion, key: string, on: CalendarDate): readonly Answer<Offer>[] {
  const quote = quotingOf(question, key, on);
  const variants = loanProduct(question.product)?.variants;
  if (variants === undefined) return lenders.map((lender) => quote(lender));
  return variants.map((variant) => quote(lenders[0], variant));
}
