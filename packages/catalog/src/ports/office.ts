import type { CreditQuestion, PersonQuestion } from './bureau.ts';
import type { Person } from './person.ts';

type ProposalQuestion = {
  readonly person: Person;
  readonly installmentCentavos: number;
  readonly installments: number;
};
/** An offer beyond what is usual, and the band: fractions, as in an offer. */
type RateQuestion = {
  readonly person: Person;
  readonly product: string;
  readonly lender: { readonly name: string; readonly cnpj: string };
  readonly requestedCentavos: number;
  readonly installmentCentavos: number;
  readonly installments: number;
  readonly monthlyRate: number;
  readonly cetAnnual: number;
  readonly band: { readonly monthlyRateTo: number; readonly cetAnnualTo: number };
};
export type OfficeDecision = { readonly decidedAt: string };

/** People of the partner or the lender who look at a proposal: analysts, lawyers, the back office. */
export type OfficeOperations = {
  'office.review': { readonly question: ProposalQuestion; readonly answer: OfficeDecision };
  'office.legalReview': { readonly question: ProposalQuestion; readonly answer: OfficeDecision };
  'office.analyseData': { readonly question: PersonQuestion; readonly answer: OfficeDecision };
  'office.release': { readonly question: PersonQuestion; readonly answer: OfficeDecision };
  'office.rateReview': { readonly question: RateQuestion; readonly answer: OfficeDecision };
  'office.creditReview': { readonly question: CreditQuestion; readonly answer: OfficeDecision };
};
