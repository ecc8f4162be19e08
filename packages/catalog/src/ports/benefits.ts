import type { PersonQuestion } from './bureau.ts';
import type { Person } from './person.ts';

/** Where the query stands while it is `waiting` (`shown: { etapa }`), in the specification's order (2-fields, 4). */
export const benefitStages = [
  'startingProcessing',
  'requestingBenefits',
  'awaitingBenefitAnswer',
  'requestingBalance',
  'awaitingBalanceAnswer',
  'searchingBalance',
] as const;
export type BenefitStage = (typeof benefitStages)[number];

/** A benefit of the INSS: its number (10 digits), the species in words, the margin free for an installment. */
export type Benefit = {
  readonly number: string;
  readonly species: string;
  readonly marginCentavos: number;
  /** The margin that is free for a credit card (RMC); where nobody told it, there is none. */
  readonly cardMarginCentavos?: number;
  /** A month of it; where it is told, the margin is never more than the law's share of it. */
  readonly amountCentavos?: number;
  /** Benefício de Prestação Continuada: of it less may be taken (Lei 10.820/2003, art. 6º, § 5º-A). */
  readonly assistance?: boolean;
};

type In100Question = { readonly person: Person; readonly benefit: string };
type In100 = { readonly marginCentavos: number; readonly blocked: boolean };

export type BenefitsOperations = {
  /** Refused where the person has no benefit, or none that may be used. */
  'benefits.query': { readonly question: PersonQuestion; readonly answer: { readonly benefits: readonly Benefit[] } };
  'benefits.in100': { readonly question: In100Question; readonly answer: In100 };
};
