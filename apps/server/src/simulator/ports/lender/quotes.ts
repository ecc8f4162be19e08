import { createHash } from 'node:crypto';
import {
  answersWrong,
  loanProduct,
  type CalculatorName,
  type Institution,
  type LoanAsked,
  type LoanLimits,
  type LoanProduct,
  type LoanQuestion,
  type LoanVariant,
  type Offer,
} from '@passo/catalog';
import { addDays, formatMoney, type CalendarDate } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { asLent } from '../../../channels/banks/asLent.ts';
import { lendingOf, type Bank } from '../../../channels/banks/bank.ts';
import { knownDetails } from './contracts.ts';
import { wrongWords } from './wrongWords.ts';

/** A rate of four decimals, as rates are told, under the ceiling of the day. What an analysis names is the product's, and moves a bank's. */
function rateOf(product: LoanProduct, { monthlyRate, product: slug }: LoanAsked, on: CalendarDate): number {
  const usual = monthlyRate > 0 ? monthlyRate * dearnessOf(product, slug) : product.usualRate;
  const rate = Math.round(usual * 10_000) / 10_000;
  return Math.min(rate, product.highestRate?.(on) ?? rate);
}

/** The usual rate of a product as it is lent, by the product's own. */
export function dearnessOf({ usualRate }: LoanProduct, slug: string): number {
  const own = loanProduct(slug)?.usualRate ?? 0;
  return own === 0 ? 1 : usualRate / own;
}

const usualVariant: LoanVariant = { title: '', details: {} };

function loanOf(
  product: LoanProduct,
  question: LoanAsked,
  on: CalendarDate,
  { details }: LoanVariant = usualVariant,
): LoanQuestion & { readonly marginCentavos: number } {
  return {
    ...{ requestedCentavos: question.requestedCentavos, installments: question.installments },
    ...{ marginCentavos: question.marginCentavos, monthlyRate: rateOf(product, question, on), paidOutOn: on },
    details: { ...knownDetails(question, on), ...details },
  };
}

/** What the rules of a product, or of the product as a bank lends it, allow this customer; whole tens of reais, as the slider moves. */
export function limitsFor(product: LoanProduct, question: LoanAsked, on: CalendarDate): LoanLimits {
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

/** Why the rules say no, in the words that the bank's calculator has for it; null where they do not. */
function objection(
  product: LoanProduct,
  question: LoanAsked,
  calculator: CalculatorName | undefined,
  on: CalendarDate,
): string | null {
  const { requestedCentavos, installments } = question;
  const limits = limitsFor(product, question, on);
  const words = wrongWords[answersWrong(calculator)];
  if (!limits.terms.includes(installments)) return words.term(installments, limits);
  // A product that lends no amount says so in its own words.
  if (requestedCentavos === 0 || product.maximumCentavos === 0) return null;
  const fits = requestedCentavos >= limits.minimumCentavos && requestedCentavos <= limits.maximumCentavos;
  return fits ? null : words.amount(requestedCentavos, installments, limits);
}

type Quoting = (bank: Bank, variant?: LoanVariant) => Answer<Offer>;

/** How a question is quoted. */
function quotingOf(question: LoanAsked, key: string, on: CalendarDate): Quoting {
  const own = loanProduct(question.product);
  return (bank, variant = usualVariant) => {
    const lending = lendingOf(bank, question.product);
    if (own === undefined || lending === undefined) return { kind: 'refused' };
    const product = asLent(own, lending);
    const no = objection(product, question, lending.calculator, on);
    return no === null ? offerOf(product, question, bank.institution, key, on, variant) : refused(no);
  };
}

/** One bank's offer by the product's rules and its own. The same question and key make the same offer. */
export const quoteFor = (question: LoanAsked, bank: Bank, key: string, on: CalendarDate): Answer<Offer> =>
  quotingOf(question, key, on)(bank);

function offerOf(
  product: LoanProduct,
  question: LoanAsked,
  lender: Institution,
  key: string,
  on: CalendarDate,
  variant: LoanVariant,
): Answer<Offer> {
  const loan = loanOf(product, question, on, variant);
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

/** Each bank's offer; of a product with variants one for each of them. */
export function quotesFor(
  question: LoanAsked,
  banks: readonly Bank[],
  key: string,
  on: CalendarDate,
): readonly Answer<Offer>[] {
  const quote = quotingOf(question, key, on);
  const { variants = [usualVariant] } = loanProduct(question.product) ?? {};
  return banks.flatMap((bank) => variants.map((variant) => quote(bank, variant)));
}
