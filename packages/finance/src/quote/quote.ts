import { ok } from '@passo/domain';
import { iofOf, NO_IOF } from '../iof/iof.ts';
import type { Ratio } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import { inForce } from '../rules/dated.ts';
import { iofTable } from '../rules/iof.ts';
import { amortiseOver, type Amortise } from '../schedule/amortise.ts';
import { periodsOf } from '../schedule/periods.ts';
import { checkTerms, MAX_CENTAVOS } from './check.ts';
import { describeQuote, sumOf } from './describe.ts';
import { debtOver, grossUp, type Debt, type DebtOf, type Tax } from './principal.ts';
import type { LoanTerms, Quote } from './terms.ts';

/** The IOF of a natural person on the day that the money is paid out; none for exempt credit. */
function taxOf({ iof, paidOutOn }: LoanTerms): Calculated<Tax> {
  if (iof === 'exempt') return ok(() => NO_IOF);
  const rates = inForce(iofTable, paidOutOn);
  if (!rates.ok) return rates;
  const { value } = rates.value;
  return ok((parts) => iofOf(parts, value));
}

/** Terms of which all that the amount has no part in is worked out: what is tried with many amounts is tried fast. */
export interface PreparedLoan {
  readonly amortise: Amortise;
  /** The debt of a principal. */
  readonly debtOf: DebtOf;
  /** The debt that gives the customer this amount. */
  readonly debtFor: DebtOf;
  readonly describe: (requestedCentavos: number, debt: Debt) => Calculated<Quote>;
}

/** Of terms that `checkTerms` has read the rate of, with a tax of the caller's. */
function prepareWithTax(terms: LoanTerms, rate: Ratio, tax: Tax): PreparedLoan {
  const periods = periodsOf(terms, { method: terms.method, rate, dayBase: terms.dayBase });
  const amortise = amortiseOver(periods, terms);
  const debtOf = debtOver(periods, amortise, tax);
  const added = sumOf([...terms.fees, ...terms.insurances], 'financed');
  const debtFor: DebtOf = (requestedCentavos) => {
    const net = requestedCentavos + added;
    if (net > MAX_CENTAVOS) return refuse('amount.tooLarge');
    return terms.iof === 'financed' ? grossUp(net, debtOf) : debtOf(net);
  };
  const describe: PreparedLoan['describe'] = (requestedCentavos, debt) =>
    describeQuote({ ...terms, requestedCentavos }, rate, debt, periods);
  return { amortise, debtOf, debtFor, describe };
}

/** As `quoteLoan`, of terms that `checkTerms` has read the rate of, with a tax of the caller's. */
export function quoteWithTax(terms: LoanTerms, rate: Ratio, tax: Tax): Calculated<Quote> {
  const { debtFor, describe } = prepareWithTax(terms, rate, tax);
  const debt = debtFor(terms.requestedCentavos);
  return debt.ok ? describe(terms.requestedCentavos, debt.value) : debt;
}

/** Checks terms, whose amount is only an example, and prepares them for many amounts. */
export function prepareLoan(terms: LoanTerms): Calculated<PreparedLoan> {
  const rate = checkTerms(terms);
  if (!rate.ok) return rate;
  const tax = taxOf(terms);
  return tax.ok ? ok(prepareWithTax(terms, rate.value, tax.value)) : tax;
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
