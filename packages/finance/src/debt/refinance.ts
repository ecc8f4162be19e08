import { daysBetween, isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { NO_IOF } from '../iof/iof.ts';
import { renewalIof, type Renewal } from '../iof/complementary.ts';
import { refuse, type Calculated } from '../problem.ts';
import { checkTerms } from '../quote/check.ts';
import type { Tax } from '../quote/principal.ts';
import { quoteWithTax } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { settleEarly, type OpenContract } from './settle.ts';

export interface RunningContract extends OpenContract {
  readonly paidOutOn: CalendarDate;
}

export interface Refinancing {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What reaches the customer once the old debt is settled. */
  readonly trocoCentavos: number;
}

/**
 * Replaces a running contract by a new one with the same lender. `terms.requestedCentavos` is what the new contract must
 * release in all, in centavos: the old debt at its present value, and the *troco*; rounded as `quoteLoan` does. The IOF is
 * the complementary one (Decreto 6.306/2007, art. 7º, §§ 7º, 9º and 17). Refuses with `debt.notCovered` when it does not
 * cover the debt.
 */
export function quoteRefinancing(running: RunningContract, terms: LoanTerms): Calculated<Refinancing> {
  const checked = checkTerms(terms);
  if (!checked.ok) return checked;
  if (!isCalendarDate(running.paidOutOn) || running.paidOutOn > terms.paidOutOn) return refuse('dates.invalid');
  const settlement = settleEarly(running, terms.paidOutOn);
  if (!settlement.ok) return settlement;
  const { settlementCentavos } = settlement.value;
  if (terms.requestedCentavos < settlementCentavos) return refuse('debt.notCovered');
  const tax = taxOfRenewal(running, terms, settlementCentavos);
  if (!tax.ok) return tax;
  const quote = quoteWithTax(terms, checked.value, tax.value);
  if (!quote.ok) return quote;
  const trocoCentavos = quote.value.releasedCentavos - settlementCentavos;
  return trocoCentavos < 0 ? refuse('debt.notCovered') : ok({ quote: quote.value, settlementCentavos, trocoCentavos });
}

function taxOfRenewal(running: RunningContract, terms: LoanTerms, settledCentavos: number): Calculated<Tax> {
  if (terms.iof === 'exempt') return ok(() => NO_IOF);
  const rates = inForce(iofTable, terms.paidOutOn);
  if (!rates.ok) return rates;
  const originalRates = inForce(iofTable, running.paidOutOn);
  if (!originalRates.ok) return originalRates;
  const renewal: Renewal = {
    originalRates: originalRates.value.value,
    daysSinceOriginal: daysBetween(running.paidOutOn, terms.paidOutOn),
    unpaid: running.open.map(({ amortisationCentavos, dueOn }) => ({
      amortisationCentavos,
      days: daysBetween(running.paidOutOn, dueOn),
    })),
    settledCentavos,
  };
  return ok((parts) => renewalIof(parts, rates.value.value, renewal));
}
