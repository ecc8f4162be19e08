import type { CalendarDate, Result } from '@passo/domain';
import type { Facts, Needs } from '@passo/engine';
import type { FinanceProblem, Quote, RegulatedCode, RegulatedProduct } from '@passo/finance';
import type { AnswerName, ResultName } from '../ports/factNames.ts';
import type { LoanDetails, OfferLine, Payee, ReplacedContract } from '../ports/lender.ts';
import type { ContractParticulars } from '../particulars/particulars.ts';
import type { CalculatorName } from './calculators.ts';
import type { LineKind } from './lineKind.ts';

/** What is asked for and on which day; rate as a fraction a month. */
export interface LoanQuestion {
  /** What the customer asks for: of a refinancing the *troco*. 0 where the product's details decide the amount. */
  readonly requestedCentavos: number;
  readonly installments: number;
  readonly monthlyRate: number;
  readonly paidOutOn: CalendarDate;
  readonly details?: LoanDetails;
  /** Whose way of reckoning whoever lends has; the product's own where it is absent. */
  readonly calculator?: CalculatorName | undefined;
}

export interface LimitsQuestion extends Omit<LoanQuestion, 'requestedCentavos' | 'installments'> {
  /** 0 where nobody has said what fits. */
  readonly marginCentavos: number;
  /** The longest term, where none is named. */
  readonly installments?: number;
}

/** What fits, where somebody has said it. */
type MarginKnown = Partial<Pick<LimitsQuestion, 'marginCentavos'>>;

/** One of several ways in which the same loan can be had, to be compared: SAC and Price. */
export interface LoanVariant {
  readonly title: string;
  readonly details: LoanDetails;
}

/** What a contract says under a title of its own. */
export interface Clause {
  /** It limits a right of the customer or takes something from them: the contract sets it apart (CDC, art. 54, § 4º). */
  readonly limits?: boolean;
  /** Of the clause by which the installments are paid: how, in a few words beside their dates. */
  readonly collected?: string;
  readonly title: string;
  /** One paragraph, or several short ones, which the contract numbers. */
  readonly text: string | readonly string[];
}

/** A clause that the sheet says as well, in one paragraph. */
export type Right = Clause & { readonly text: string };

/** What the contract of a product is called where it is no bank credit note, and what only it promises. */
export interface LoanPaper {
  readonly title?: string;
  /** Before its number: `CCB`. */
  readonly short?: string;
  /** The employer takes the instalments from the wages and is named. */
  readonly employerDeducts?: boolean;
  /** What the account is for, where nothing is paid into it. */
  readonly account?: string;
  /** What else happens where an installment is not paid, beside what every credit has. */
  readonly unpaid?: string;
  /** So many days later than it says it may be paid out, on figures of the real day; a few where this is absent. */
  readonly payOutDays?: number;
  /** What withdrawing takes where it is not what the money says, before `. `; `money` is what the credit paid. */
  readonly givenBack?: (money: string) => string;
  /** What ends when the customer withdraws, as a sentence. */
  readonly stops?: string;
  /** How it is paid and what secures it, as the person who signs says or reads it. */
  readonly clauses: readonly Clause[];
}

/** What can be bought with a loan: who insures, and what is paid to whom when. Its price is in the quote. */
interface LoanInsurance {
  readonly name: string;
  readonly insurer: string;
  readonly cover: string;
}

/** What a product's rules say of a loan. Whoever lends asks it; nobody computes a loan elsewhere. */
export interface LoanProduct {
  readonly label: string;
  /** What the law calls it: whose ceilings and prohibitions hold for it. */
  readonly regulation: RegulatedProduct;
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  /** In months (of the FGTS in yearly withdrawals), rising. */
  readonly terms: readonly number[];
  /** Fraction a month, where no analysis named another. */
  readonly usualRate: number;
  /**
   * A usual case, for those who have told nothing yet: what is lent, over how long. Absent where nobody can say anything before a
   * contract is known (what settles a debt).
   */
  readonly example?: Pick<LoanQuestion, 'requestedCentavos' | 'installments' | 'details'>;
  /** How many days an offer stands, the day it is made included. */
  readonly validDays: number;
  readonly late: { readonly fine: number; readonly monthlyInterest: number };
  /** Nothing is lent at interest: rates and CET say nothing of it. */
  readonly interestFree?: boolean;
  /** What is counted: payments of the customer, or yearly withdrawals from a fund. */
  readonly unit?: 'withdrawal';
  readonly variants?: readonly LoanVariant[];
  /** Whose calculators may reckon it; where it is absent it is reckoned by its own rules alone. */
  readonly calculators?: readonly CalculatorName[];
  /** The terms that the rules of that day and these details allow; all of them where it is absent. */
  termsFor?(question: Omit<LimitsQuestion, 'installments' | 'marginCentavos'> & MarginKnown): readonly number[];
  /** The running contract that it settles, as its offer says it; absent where it settles none. */
  replacesIn?(question: Omit<LoanQuestion, 'requestedCentavos' | 'installments'>): ReplacedContract | undefined;
  /** The lines in which an offer says what it settles; each of them is there. */
  readonly debtLines?: readonly string[];
  /** The highest rate that the rules of that day allow, where they name one. */
  highestRate?(on: CalendarDate): number;
  /** The most that is lent on a collateral, in centavos, where the customer names the amount. */
  mostOn?(collateralCentavos: number): number;
  /** What has to be known before anybody can say anything of it; who asks, where the lender looks up what it knows of them. */
  readonly needs: Needs;
  /** What its simulation asks beside amount and term, with them or before, and cannot do without. */
  readonly chosen?: readonly AnswerName[];
  /** Without a margin there is no loan. */
  readonly needsMargin?: boolean;
  /** What says whose payroll takes the installments, where one does; a company where it is absent. */
  readonly deductedBy?: readonly AnswerName[];
  /** See `ProductNeeds`. */
  readonly asksNobodyAt?: readonly string[];
  /** What its contract hangs on, by name: no flow of it asks for the money before each of these was granted. */
  readonly paidAfter?: readonly ResultName[];
  /** What the answers so far say of it. */
  detailsOf?(facts: Facts): LoanDetails;
  /** Where the customer may have one: offered, and never ticked by us. */
  readonly insurance?: LoanInsurance;
  /** What comes in a month that installments are taken from, in centavos; where absent, the pay. */
  incomeOf?(facts: Facts): number;
  /** Of one of the benefits that were found, the largest installment that it may pay, in centavos; where absent, what was told of it. */
  marginIn?(benefit: Readonly<Record<string, unknown>>): number;
  /** The largest installment that the answers so far allow; where absent, what the credit analysis said. */
  marginOf?(facts: Facts): number;
  /**
   * The largest installment that a monthly income bears, in centavos; 0 where the rules of that day are not known. Absent
   * where no income decides: a fund or a group does.
   */
  bears?(incomeCentavos: number, on: CalendarDate): number;
  quote(question: LoanQuestion): Result<Quote, FinanceProblem>;
  /** The most that can be asked for when no instalment may be above the margin. */
  maximumFor(question: LimitsQuestion): Result<number, FinanceProblem>;
  /** What the lines of its offers may be, whoever lends; none where it is absent. */
  readonly lineKinds?: readonly LineKind[];
  /**
   * What the fees and insurances of its offers may be called, whoever lends: the fees by the names of Resolução CMN 3.919/2010.
   * Which of them may be charged is what `regulation` says.
   */
  readonly charges: readonly string[];
  /** What the offer says beside the quote: down payment, debt that is settled, balance that is left. */
  linesOf?(question: LoanQuestion, quote: Quote): readonly OfferLine[];
  /** What the law says of it alone, beside what it says of every credit: everything that is wrong with an offer of that day. */
  wrongIn?(quote: Quote, on: CalendarDate): readonly RegulatedCode[];
  /** Drawn on a card, or paid by its bill or by boletos: where a partner names no colours it wears theirs (specification, 9). */
  readonly billed?: true;
  readonly paper: LoanPaper;
  /** What its contract names beside the people and the figures. */
  readonly particulars?: ContractParticulars;
  /** Whoever is paid in the customer's place; absent where the money is theirs. */
  payeeOf?(facts: Facts): Payee;
  /** What has to be said of it in full sentences. */
  readonly notes?: readonly string[];
}
