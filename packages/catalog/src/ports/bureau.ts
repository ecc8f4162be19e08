import type { Person } from './person.ts';

export type CreditQuestion = {
  readonly person: Person;
  readonly employer: { readonly cnpj: string; readonly name: string; readonly admittedOn: string };
  /** Gross monthly salary, in centavos. */
  readonly salaryCentavos: number;
};

/** What may be lent: amounts in centavos, rate as a fraction a month. */
export type CreditDecision = {
  readonly score: number;
  readonly minimumCentavos: number;
  readonly maximumCentavos: number;
  /** The largest installment that the salary bears. */
  readonly marginCentavos: number;
  readonly monthlyRate: number;
  readonly terms: readonly number[];
};

export type BureauOperations = {
  'bureau.analyse': { readonly question: CreditQuestion; readonly answer: CreditDecision };
};
