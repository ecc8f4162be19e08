import { daysBetween, ok } from '@passo/domain';
import { NO_IOF } from '../iof/iof.ts';
import { renewalIof, type Renewal } from '../iof/complementary.ts';
import { isAmount } from '../number/centavos.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Tax } from '../quote/principal.ts';
import { iofRatesOf, principalOf, quoteWithTax } from '../quote/quote.ts';
import type { AnyTerms, Quote } from '../quote/terms.ts';
import { debtAt } from '../read/debt.ts';
import { reading } from '../read/place.ts';
import { termsAt, type ReadTerms } from '../read/terms.ts';
import { iofBySize } from '../rules/iofPayer.ts';
import type { RunningDebt } from './runningDebt.ts';
import { settleRead, type Settled } from './settle.ts';

export interface Refinancing {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What reaches the customer once the old debt is settled. */
  readonly trocoCentavos: number;
}

/**
 * Replaces a running contract by a new one with the same lender. `terms.requestedCentavos` is what the new contract must
 * release in all, in centavos: the old debt as it settles, and the *troco*; rounded as `quoteLoan` does. The IOF is the
 * complementary one (Decreto 6.306/2007, art. 7º, §§ 7º, 9º and 17). Refuses with `debt.notCovered` when it does not
 * cover the debt.
 */
export function quoteRefinancing(running: RunningDebt, terms: AnyTerms): Calculated<Refinancing> {
  const read = reading(() => ({
    anew: termsAt({ value: terms, path: '' }),
    debt: debtAt({ value: running, path: 'debt' }),
  }));
  if (!read.ok) return read;
  const { anew, debt } = read.value;
  const settled = settleRead(debt, anew.paidOutOn);
  return settled.ok ? renewing(settled.value, anew) : settled;
}

function renewing(settled: Settled, terms: ReadTerms): Calculated<Refinancing> {
  const { settlementCentavos } = settled.settlement;
  if (terms.requestedCentavos < settlementCentavos) return refuse('debt.notCovered');
  const tax = taxOfRenewal(settled, terms);
  if (!tax.ok) return tax;
  const quote = quoteWithTax(terms, tax.value);
  if (!quote.ok) return quote;
  const trocoCentavos = quote.value.releasedCentavos - settlementCentavos;
  return trocoCentavos < 0 ? refuse('debt.notCovered') : ok({ quote: quote.value, settlementCentavos, trocoCentavos });
}

function taxOfRenewal({ debt, open, settlement }: Settled, terms: ReadTerms): Calculated<Tax> {
  if (terms.iof === 'exempt') return ok(() => NO_IOF);
  const rates = iofRatesOf(terms, terms.paidOutOn);
  if (!rates.ok) return rates;
  const originalRates = iofBySize(terms.payer, debt.paidOutOn);
  if (!originalRates.ok) return originalRates;
  // What the first contract was of is not told: what is left of it decides whether it was a small one of the Simples.
  const openPrincipal = principalOf(open);
  const renewal: Renewal = {
    originalRates: originalRates.value(openPrincipal),
    daysSinceOriginal: daysBetween(debt.paidOutOn, terms.paidOutOn),
    unpaid: open.map(({ amortisationCentavos, dueOn }) => ({
      amortisationCentavos,
      days: daysBetween(debt.paidOutOn, dueOn),
    })),
    settledCentavos: settlement.settlementCentavos,
  };
  return ok((parts) => renewalIof(parts, rates.value(principalOf(parts)), renewal));
}

type WithoutAmount<T> = T extends unknown ? Omit<T, 'requestedCentavos' | 'balloonCentavos'> : never;

/**
 * The same debt over other dates or at another rate, and no new money: what is late is in it with what delay cost, the
 * complementary IOF is financed or taken off as the terms say.
 */
export function renegotiate(running: RunningDebt, terms: WithoutAmount<AnyTerms>): Calculated<Refinancing> {
  const read = reading(() => ({
    // What is owed decides the amount: the smallest stands in for it.
    anew: termsAt({ value: { ...terms, requestedCentavos: 1, balloonCentavos: 0 }, path: '' }),
    debt: debtAt({ value: running, path: 'debt' }),
  }));
  if (!read.ok) return read;
  const { anew, debt } = read.value;
  const settled = settleRead(debt, anew.paidOutOn);
  if (!settled.ok) return settled;
  const requestedCentavos = settled.value.settlement.settlementCentavos;
  return isAmount(requestedCentavos)
    ? renewing(settled.value, { ...anew, requestedCentavos })
    : refuse('amount.invalid');
}
