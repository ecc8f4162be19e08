import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { NO_IOF } from '../iof/iof.ts';
import { newMoneyIof } from '../iof/complementary.ts';
import { checkTerms, isAmount } from '../quote/check.ts';
import type { Tax } from '../quote/principal.ts';
import { quoteWithTax } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { settleEarly, type OpenContract } from './settle.ts';

/** The new lender's conditions; the amount is the debt, and neither IOF nor fees may be added to it. */
export type PortabilityTerms = Omit<LoanTerms, 'requestedCentavos' | 'fees' | 'insurances' | 'iof' | 'balloonCentavos'>;

export interface Portability {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What reaches the customer beside the transfer; 0 where nothing was asked for. */
  readonly trocoCentavos: number;
  /** What all that is still to pay becomes cheaper by; negative when it becomes dearer. */
  readonly savingsCentavos: number;
}

/**
 * Takes a debt to another lender (Resolução CMN 5.057/2022): the new contract is worth exactly the debt and lasts no
 * longer than what was left of the old one; the transfer is no new credit, so there is no IOF.
 *
 * With a *troco* the new lender hands over that much more. That part is a new credit: it is taxed, and with it the
 * contract may last longer than the old one. All in centavos, rounded as `quoteLoan` does.
 */
export function quotePortability(
  running: OpenContract,
  terms: PortabilityTerms,
  askedTrocoCentavos = 0,
): Calculated<Portability> {
  if (!isAmount(askedTrocoCentavos, 0)) return refuse('amount.invalid');
  const settlement = settleEarly(running, terms.paidOutOn);
  if (!settlement.ok) return settlement;
  const { settlementCentavos, openCentavos } = settlement.value;
  if (askedTrocoCentavos === 0 && terms.installments > running.open.length) return refuse('term.tooLong');
  const whole: LoanTerms = {
    ...terms,
    ...{ fees: [], insurances: [], iof: 'financed' },
    requestedCentavos: settlementCentavos + askedTrocoCentavos,
  };
  const quote = quoteTaxed(whole, settlementCentavos, askedTrocoCentavos);
  if (!quote.ok) return quote;
  const trocoCentavos = quote.value.releasedCentavos - settlementCentavos;
  const savingsCentavos = openCentavos - quote.value.totalCentavos;
  return ok({ quote: quote.value, settlementCentavos, trocoCentavos, savingsCentavos });
}

function quoteTaxed(terms: LoanTerms, settledCentavos: number, trocoCentavos: number): Calculated<Quote> {
  const rate = checkTerms(terms);
  if (!rate.ok) return rate;
  const rates = inForce(iofTable, terms.paidOutOn);
  if (!rates.ok) return rates;
  const { value } = rates.value;
  const tax: Tax = (parts) => (trocoCentavos === 0 ? NO_IOF : newMoneyIof(parts, value, settledCentavos));
  return quoteWithTax(terms, rate.value, tax);
}
