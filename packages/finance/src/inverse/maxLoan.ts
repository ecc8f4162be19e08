import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { isAmount, MAX_CENTAVOS } from '../number/centavos.ts';
import type { Debt } from '../quote/principal.ts';
import { prepareLoan, quoteRead, type PreparedLoan } from '../quote/quote.ts';
import type { AnyTerms, Quote } from '../quote/terms.ts';
import { paidWith, sumOf } from '../read/charges.ts';
import { readTerms, type ReadTerms } from '../read/terms.ts';
import { SIMPLES_IOF_CENTAVOS } from '../rules/iofPayer.ts';
import type { Peaks } from '../schedule/amortise.ts';
import { largestPrincipal, withinLimits } from './largestPrincipal.ts';

type WithoutAmount<T> = T extends unknown ? Omit<T, 'requestedCentavos'> : never;

/** An amount that any terms worth preparing can be checked with. */
const EXAMPLE_CENTAVOS = 100_000_000;

/**
 * The largest loan whose instalments, a balloon apart, all stay within a limit in centavos (the free margin, or what the
 * customer says that fits). The quote is the one that `quoteLoan` gives for that amount, rounded as there.
 *
 * The largest principal that fits is looked for first, without tax and dates, which is most of the work; what it leaves
 * after tax and charges is then tried centavo by centavo as it would be quoted. Refuses with `margin.tooSmall` when not
 * even the smallest loan fits, with `margin.invalid` where the limit is no amount.
 */
export function maxLoanFor(limitCentavos: number, terms: WithoutAmount<AnyTerms>): Calculated<Quote> {
  if (!isAmount(limitCentavos)) return refuse('margin.invalid');
  const example = readTerms({ ...terms, requestedCentavos: EXAMPLE_CENTAVOS });
  if (!example.ok) return example;
  const loan = prepareLoan(example.value);
  if (!loan.ok) return loan;
  const quote = largestQuote(loan.value, limitsOf(limitCentavos, example.value), example.value);
  if (quote) return ok(quote);
  // Where no amount can be quoted the limit is not what is wrong.
  const possible = quoteRead(example.value);
  return possible.ok ? refuse('margin.tooSmall') : possible;
}

/** What is left of the limit for the debt itself once the charges of each instalment are paid. */
function limitsOf(limitCentavos: number, { fees, insurances, repayment, dueDates }: ReadTerms): Peaks {
  const charges = [...fees, ...insurances];
  // Of charges that vary the dearest instalment decides: what fits it fits all.
  const most = dueDates.reduce((highest, _day, at) => Math.max(highest, paidWith(charges, at)), 0);
  return { regular: limitCentavos - most, last: limitCentavos - most + repayment.balloonCentavos };
}

/** Rounding, of the tax above all, may let the quote of a principal release a centavo more than the principal seems to. */
const SLACK = 2;

/** Beyond it what does not fit is not the rounding. */
const MAX_TRIES = 2_400;

/** Of two principals that both fit the one that leaves the customer more: above a small credit of the Simples the tax jumps up. */
function largestQuote(loan: PreparedLoan, limits: Peaks, terms: ReadTerms): Quote | null {
  const principal = largestPrincipal(loan.amortise, limits);
  if (principal === null) return null;
  const largest = quoteBelow(principal, loan, limits, terms);
  if (terms.payer !== 'simples' || principal <= SIMPLES_IOF_CENTAVOS) return largest;
  const small = quoteBelow(SIMPLES_IOF_CENTAVOS, loan, limits, terms);
  return (small?.releasedCentavos ?? 0) > (largest?.releasedCentavos ?? 0) ? small : largest;
}

/** The largest quote of a debt that is no more than a principal. */
function quoteBelow(principal: number, loan: PreparedLoan, limits: Peaks, terms: ReadTerms): Quote | null {
  const debt = loan.debtOf(principal);
  if (!debt.ok) return null;
  const added = sumOf([...terms.fees, ...terms.insurances], 'financed');
  const start = Math.min(leftOf(debt.value, terms) - added + SLACK, MAX_CENTAVOS - added);
  const least = terms.repayment.balloonCentavos + 1;
  for (let amount = start; amount >= least && amount > start - MAX_TRIES; amount -= 1) {
    const tried = loan.debtFor(amount);
    if (!tried.ok || !withinLimits(loan.amortise.peaks(tried.value.principalCentavos), limits)) continue;
    const quote = loan.describe(amount, tried.value);
    return quote.ok ? quote.value : null;
  }
  return null;
}

/** What a debt leaves of itself when the tax on it is paid out of it. */
const leftOf = ({ principalCentavos, iof }: Debt, terms: ReadTerms): number =>
  terms.iof === 'financed' ? principalCentavos - iof.totalCentavos : principalCentavos;
