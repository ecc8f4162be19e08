import type { CalendarDate } from '@passo/domain';
import type { Quote } from '@passo/finance';
import { examplesOf, type Examples } from './examples.ts';
import type { LoanProduct, LoanQuestion } from './product.ts';

/** What a product's rules come to at best on a day, and one usual case of it: for those who have told nothing yet. */
export interface FromOffer {
  /** Fraction a month; 0 where nothing is lent at interest. */
  readonly monthlyRate: number;
  /** Fraction a year, of the cheapest term; null where it depends on a contract that nobody knows yet. */
  readonly cetAnnual: number | null;
  readonly example: Quote | null;
  /** The same case over other amounts, to be tried. */
  readonly examples: Examples | null;
}

/** "A partir de": computed by the rules of that day, never written down. Null on a day whose rules are not known. */
export function fromOffer(product: LoanProduct, on: CalendarDate): FromOffer | null {
  const ceiling = product.highestRate?.(on) ?? Infinity;
  const monthlyRate = Math.min(product.usualRate, ceiling);
  if (monthlyRate <= 0 && product.interestFree !== true) return null;
  if (product.example === undefined) return { monthlyRate, cetAnnual: null, example: null, examples: null };
  const question = { ...product.example, monthlyRate, paidOutOn: on };
  const usual = product.quote(question);
  if (!usual.ok) return null;
  const cets = quotesOf(product, question).map(({ cetAnnual }) => cetAnnual);
  const examples = examplesOf(product, monthlyRate, on);
  return { monthlyRate, cetAnnual: Math.min(usual.value.cetAnnual, ...cets), example: usual.value, examples };
}

/** The same case over every term that the day allows. */
function quotesOf(product: LoanProduct, question: LoanQuestion): readonly Quote[] {
  const terms = product.termsFor?.(question) ?? product.terms;
  return terms.flatMap((installments) => {
    const quoted = product.quote({ ...question, installments });
    return quoted.ok ? [quoted.value] : [];
  });
}
