import { ok } from '@passo/domain';
import { iofOf, NO_IOF } from '../iof/iof.ts';
import type { Ratio } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { periodsOf, type Period } from '../schedule/periods.ts';
import { checkTerms, MAX_CENTAVOS } from './check.ts';
import { describeQuote, sumOf } from './describe.ts';
import { debtOver, grossUp, type Debt, type Tax } from './principal.ts';
import type { LoanTerms, Quote } from './terms.ts';

/** The IOF of a natural person on the day that the money is paid out; none for exempt credit. */
function taxOf({ iof, paidOutOn }: LoanTerms): Calculated<Tax> {
  if (iof === 'exempt') return ok(() => NO_IOF);
  const rates = inForce(iofTable, paidOutOn);
  if (!rates.ok) return rates;
  const { value } = rates.value;
  return ok((parts) => iofOf(parts, value));
}

function debtOfTerms(terms: LoanTerms, periods: readonly Period[], tax: Tax): Calculated<Debt> {
  const net = terms.requestedCentavos + sumOf([...terms.fees, ...terms.insurances], 'financed');
  if (net > MAX_CENTAVOS) return refuse('amount.tooLarge');
  const debtOf = debtOver(periods, terms, tax);
  return terms.iof === 'financed' ? grossUp(net, debtOf) : debtOf(net);
}

/** As `quoteLoan`, of terms that `checkTerms` has read the rate of, with a tax of the caller's. */
export function quoteWithTax(terms: LoanTerms, rate: Ratio, tax: Tax): Calculated<Quote> {
  const periods = periodsOf(terms, { method: terms.method, rate, dayBase: terms.dayBase });
  const debt = debtOfTerms(terms, periods, tax);
  return debt.ok ? describeQuote(terms, rate, debt.value, periods) : debt;
}

/**
 * A loan from its terms to everything that must be shown before it is signed. All amounts in centavos, rounded half up
 * at each instalment, the last one absorbing the difference; interest is paid before principal.
 *
 * Always `released + IOF + financed and up-front charges = financed`. What is financed never reduces what the customer
 * receives (at most one centavo more than asked); what is `upFront` does.
 */
export function quoteLoan(terms: LoanTerms): Calculated<Quote> {
  const rate = checkTerms(terms);
  if (!rate.ok) return rate;
  const tax = taxOf(terms);
  return tax.ok ? quoteWithTax(terms, rate.value, tax.value) : tax;
}
