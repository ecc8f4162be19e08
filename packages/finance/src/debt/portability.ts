import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';
import { settleEarly, type OpenContract } from './settle.ts';

/** The new lender's conditions; the amount is the debt, and neither IOF nor fees may be added to it. */
export type PortabilityTerms = Omit<LoanTerms, 'requestedCentavos' | 'fees' | 'insurances' | 'iof' | 'balloonCentavos'>;

export interface Portability {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What all that is still to pay becomes cheaper by; negative when it becomes dearer. */
  readonly savingsCentavos: number;
}

/**
 * Takes a debt to another lender (Resolução CMN 5.057/2022): the new contract is worth exactly the debt and lasts no
 * longer than what was left of the old one; the transfer is no new credit, so there is no IOF.
 */
export function quotePortability(running: OpenContract, terms: PortabilityTerms): Calculated<Portability> {
  const settlement = settleEarly(running, terms.paidOutOn);
  if (!settlement.ok) return settlement;
  const { settlementCentavos, openCentavos } = settlement.value;
  if (terms.installments > running.open.length) return refuse('term.tooLong');
  const free = { fees: [], insurances: [], iof: 'exempt' } as const;
  const quote = quoteLoan({ ...terms, ...free, requestedCentavos: settlementCentavos });
  if (!quote.ok) return quote;
  const savingsCentavos = openCentavos - quote.value.totalCentavos;
  return ok({ quote: quote.value, settlementCentavos, savingsCentavos });
}
