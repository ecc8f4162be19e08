import type { Offer, SimulationQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import type { Asking, PortOf } from '../port.ts';

/** Who lends: simulates while the customer looks, takes the offer, and pays. */
export interface Lender extends PortOf<'lender'> {
  /** The offer has an id under which `lender.accept` takes it until it expires. */
  simulate(question: SimulationQuestion, asking: Asking): Promise<Answer<Offer>>;
}
