import type { LoanDetails } from './loan.ts';
import type { Person } from './person.ts';

export type CreditQuestion = {
  readonly product: string;
  readonly person: Person;
  readonly employer: { readonly cnpj: string; readonly name: string; readonly admittedOn: string };
  /** Gross monthly salary, in centavos. */
  /** Of the month, what is left after what the law takes; 0 where nobody said. */
  readonly salaryCentavos: number;
  /** The largest installment that somebody found out already, such as a benefit's margin; 0 where nobody did. */
  readonly marginCentavos: number;
  /** What the loan rests on: collateral, balance of a fund. */
  readonly details: LoanDetails;
};

/** What may be lent: amounts in centavos, rate as a fraction a month. */
export type CreditDecision = {
  readonly score: number;
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  /** The largest installment that fits; 0 where no income decides. */
  readonly marginCentavos: number;
  readonly monthlyRate: number;
  readonly terms: readonly number[];
};

export type PersonQuestion = { readonly person: Person };
export type Score = { readonly score: number };
type Cleared = { readonly reference: string };

/** As the register of the Receita Federal calls them. */
type CpfSituation = 'regular' | 'pending' | 'suspended' | 'cancelled' | 'void' | 'deceased';

/** How what the person says compares with the register, which is not told itself. */
export type RegisterComparison = {
  readonly situation: CpfSituation;
  /** Of the names, case and accents apart: 0 (nothing in common) to 1 (the same). */
  readonly nameSimilarity: number;
  readonly birthDateAgrees: boolean;
  readonly reference: string;
};

export type BureauOperations = {
  /** The register of persons of the Receita Federal. */
  'bureau.register': { readonly question: PersonQuestion; readonly answer: RegisterComparison };
  'bureau.score': { readonly question: PersonQuestion; readonly answer: Score };
  /** How what is owed already has been paid. */
  'bureau.behaviour': { readonly question: PersonQuestion; readonly answer: Score };
  'bureau.restrictions': { readonly question: PersonQuestion; readonly answer: Cleared };
  /** Sanctions and politically exposed persons. Doubtful cases are in review. */
  'bureau.kyc': { readonly question: PersonQuestion; readonly answer: Cleared };
  /** A credit engine whose doubtful cases an analyst decides (review). */
  'bureau.crivo': { readonly question: CreditQuestion; readonly answer: CreditDecision };
  'bureau.analyse': { readonly question: CreditQuestion; readonly answer: CreditDecision };
};
