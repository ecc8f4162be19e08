import type { CompareQuestion, LoanLimits, Offer, RunningDebt, SimulationQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import type { Asking, PortOf } from '../port.ts';

/** What a lender is asked while the customer looks. */
export interface Quoting {
  /** The offer has an id under which `lender.accept` takes it until it expires. */
  simulate(question: SimulationQuestion, asking: Asking): Promise<Answer<Offer>>;
  /** The same of the banks that it names, or of one paid back in several ways. Absent where there is one lender and one way. */
  compare?(question: CompareQuestion, asking: Asking): Promise<Answer<readonly Offer[]>>;
  /** Absent where the product's own rules are all there is. */
  limits?(question: SimulationQuestion, asking: Asking): Promise<Answer<LoanLimits>>;
  /** Contracts that a new one can settle. Absent where the lender neither refinances nor takes over. */
  contracts?(question: SimulationQuestion, asking: Asking): Promise<Answer<readonly RunningDebt[]>>;
}

/** Who lends: simulates while the customer looks, takes the offer, and pays. */
export interface Lender extends Quoting, PortOf<'lender'> {}
