import { ok, type CalendarDate } from '@passo/domain';
import { NO_IOF, taxOn, type TaxedPart } from '../iof/iof.ts';
import { MAX_CENTAVOS } from '../number/centavos.ts';
import { refuse, type Calculated } from '../problem.ts';
import { sumOf } from '../read/charges.ts';
import { readTerms, type ReadTerms } from '../read/terms.ts';
import type { IofRates } from '../rules/iof.ts';
import { iofBySize } from '../rules/iofPayer.ts';
import { amortiseOver, type Amortise } from '../schedule/amortise.ts';
import { periodsOver } from '../schedule/periods.ts';
import { describeQuote } from './describe.ts';
import { debtOver, grossUp, type Debt, type DebtOf, type Tax } from './principal.ts';
import type { AnyTerms, Quote } from './terms.ts';

/** The IOF rates of a debt of so many centavos. */
type IofRatesOf = (principalCentavos: number) => IofRates;

/** The caller's IOF rates, or those that the payer has on a day. */
export function iofRatesOf({ rates, payer }: ReadTerms, on: CalendarDate): Calculated<IofRatesOf> {
  if (rates !== undefined) return ok(() => rates);
  return iofBySize(payer, on);
}

export const principalOf = (parts: readonly Pick<TaxedPart, 'amortisationCentavos'>[]): number =>
  parts.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0);

/** The IOF on the day that the money is paid out; none for exempt credit. */
function taxOf(terms: ReadTerms): Calculated<Tax> {
  if (terms.iof === 'exempt') return ok(() => NO_IOF);
  const rates = iofRatesOf(terms, terms.paidOutOn);
  if (!rates.ok) return rates;
  return ok((parts) => taxOn(parts, rates.value(principalOf(parts)), terms.iofRounding));
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

function prepareWithTax(terms: ReadTerms, tax: Tax): PreparedLoan {
  const periods = periodsOver(terms.paidOutOn, terms.dueDates, terms.accrual, terms.monthly ? 1 : Infinity);
  const amortise = amortiseOver(periods, terms.repayment);
  const debtOf = debtOver(periods, amortise, tax);
  const added = sumOf([...terms.fees, ...terms.insurances], 'financed');
  const debtFor: DebtOf = (requestedCentavos) => {
    const net = requestedCentavos + added;
    if (net > MAX_CENTAVOS) return refuse('amount.tooLarge');
    return terms.iof === 'financed' ? grossUp(net, debtOf) : debtOf(net);
  };
  const describe: PreparedLoan['describe'] = (requestedCentavos, debt) =>
    describeQuote(terms, requestedCentavos, debt, periods);
  return { amortise, debtOf, debtFor, describe };
}

/** As `quoteLoan`, of terms that were read, with a tax of the caller's. */
export function quoteWithTax(terms: ReadTerms, tax: Tax): Calculated<Quote> {
  const { debtFor, describe } = prepareWithTax(terms, tax);
  const debt = debtFor(terms.requestedCentavos);
  return debt.ok ? describe(terms.requestedCentavos, debt.value) : debt;
}

/** Prepares terms, whose amount is only an example, for many amounts. */
export function prepareLoan(terms: ReadTerms): Calculated<PreparedLoan> {
  const tax = taxOf(terms);
  return tax.ok ? ok(prepareWithTax(terms, tax.value)) : tax;
}

/** As `quoteLoan`, of terms that were read. */
export function quoteRead(terms: ReadTerms): Calculated<Quote> {
  const tax = taxOf(terms);
  return tax.ok ? quoteWithTax(terms, tax.value) : tax;
}

/**
 * A loan from its terms to everything that must be shown before it is signed. All amounts in centavos, rounded half up
 * at each instalment, the last one absorbing the difference; interest is paid before principal.
 *
 * Always `released + IOF + financed and up-front charges = financed`. What is financed never reduces what the customer
 * receives (at most one centavo more than asked); what is `upFront` does.
 */
export function quoteLoan(terms: AnyTerms): Calculated<Quote> {
  const read = readTerms(terms);
  return read.ok ? quoteRead(read.value) : read;
}

/** Terms that were read as those of another day: the due dates stay. */
export function readOn(terms: AnyTerms, paidOutOn: CalendarDate): Calculated<ReadTerms> {
  const read = readTerms(terms);
  if (!read.ok) return read;
  const { dueDates, monthly } = read.value;
  const [firstDueOn = paidOutOn] = dueDates;
  const moved = readTerms({ ...terms, paidOutOn, ...(monthly ? { firstDueOn } : {}) });
  return moved.ok ? ok({ ...moved.value, dueDates }) : moved;
}

/**
 * The same contract paid out on another day: due dates, amount and costs stay, interest runs from the day on which the
 * money is really received, and its rules apply. Refuses a day on or after the first due date.
 */
export function requote(terms: AnyTerms, paidOutOn: CalendarDate): Calculated<Quote> {
  const moved = readOn(terms, paidOutOn);
  return moved.ok ? quoteRead(moved.value) : moved;
}
