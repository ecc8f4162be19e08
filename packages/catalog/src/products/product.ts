import type { CalendarDate } from '@passo/domain';
import type { FinanceProblem, Quote } from '@passo/finance';
import type { Result } from '@passo/domain';

export interface LoanQuestion {
  readonly requestedCentavos: number;
  readonly installments: number;
  /** Fraction a month. */
  readonly monthlyRate: number;
  readonly paidOutOn: CalendarDate;
}

/** What a product's rules say of a loan. Whoever lends asks it; nobody computes a loan elsewhere. */
export interface LoanProduct {
  readonly label: string;
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  /** In months, rising. */
  readonly terms: readonly number[];
  /** How many days an offer stands, the day it is made included. */
  readonly validDays: number;
  readonly late: { readonly fine: number; readonly monthlyInterest: number };
  quote(question: LoanQuestion): Result<Quote, FinanceProblem>;
  /** The most that can be asked for when no instalment may be above the margin: over the term named, else the longest. */
  maximumFor(
    marginCentavos: number,
    monthlyRate: number,
    on: CalendarDate,
    installments?: number,
  ): Result<number, FinanceProblem>;
}
