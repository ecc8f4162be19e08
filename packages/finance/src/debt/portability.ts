import { ok } from '@passo/domain';
import { NO_IOF } from '../iof/iof.ts';
import { isAmount } from '../number/centavos.ts';
import { ONE } from '../number/fixed.ts';
import { refuse, type Calculated } from '../problem.ts';
import { quoteWithTax } from '../quote/quote.ts';
import type { AnyTerms, Quote } from '../quote/terms.ts';
import { debtAt } from '../read/debt.ts';
import { reading } from '../read/place.ts';
import { termsAt, type ReadTerms } from '../read/terms.ts';
import { portability } from '../rules/portability.ts';
import { periodsOver } from '../schedule/periods.ts';
import type { RunningDebt } from './runningDebt.ts';
import { settleRead, type Settled } from './settle.ts';
import { worthOf } from './worth.ts';

type Fixed = 'requestedCentavos' | 'fees' | 'insurances' | 'iof' | 'balloonCentavos';
type WithoutFixed<T> = T extends unknown ? Omit<T, Fixed> : never;

/** The new lender's conditions; the amount is the debt, and neither IOF nor fees may be added to it. */
export type PortabilityTerms = WithoutFixed<AnyTerms>;

export interface Portability {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What all that is still to pay becomes cheaper by; more than 0. */
  readonly savingsCentavos: number;
}

interface Taken extends Settled {
  readonly terms: ReadTerms;
}

/**
 * Whether the instalments of today, paid to the new lender at its rate, would be worth more than what settles them, by
 * more than rounding: a shorter term at the same rate costs less in all, and saves nothing.
 */
function isCheaper({ open, terms, settlement }: Taken): boolean {
  const coming = open.filter(({ dueOn }) => dueOn > terms.paidOutOn);
  const dates = coming.map(({ dueOn }) => dueOn);
  const worth = worthOf(coming, periodsOver(terms.paidOutOn, dates, terms.accrual));
  const { settlementCentavos, dueCentavos, fineCentavos, lateInterestCentavos } = settlement;
  const settling = settlementCentavos - dueCentavos - fineCentavos - lateInterestCentavos;
  return worth > BigInt(settling + 1) * ONE;
}

/**
 * Takes a debt to another lender: the new contract is worth exactly the debt, which brings no new money and so no IOF; it
 * ends no later than the old one by date and pays no more in all (`portability`, with its source), and it costs less. New
 * money beside it is another credit, quoted and taxed as one. All in centavos, rounded as `quoteLoan` does. Refuses with
 * `term.tooLong` what ends later, with `saving.none` what costs no less.
 */
export function quotePortability(running: RunningDebt, terms: PortabilityTerms): Calculated<Portability> {
  const read = reading(() => ({
    debt: debtAt({ value: running, path: 'debt' }),
    // What is owed decides the amount: the smallest stands in for it.
    anew: termsAt({ value: { ...terms, ...fixed, requestedCentavos: 1 }, path: '' }),
  }));
  if (!read.ok) return read;
  const { debt, anew } = read.value;
  const settled = settleRead(debt, anew.paidOutOn);
  if (!settled.ok) return settled;
  const requestedCentavos = settled.value.settlement.settlementCentavos;
  if (!isAmount(requestedCentavos)) return refuse('amount.invalid');
  return taking({ ...settled.value, terms: { ...anew, requestedCentavos } });
}

const fixed = { fees: [], insurances: [], iof: 'financed', balloonCentavos: 0 };

function taking(taken: Taken): Calculated<Portability> {
  const { settlementCentavos, openCentavos } = taken.settlement;
  const lastDueOn = taken.debt.rows.at(-1)?.dueOn ?? '0001-01-01';
  // By date, not by number: fewer instalments that begin later may end later too.
  if ((taken.terms.dueDates.at(-1) ?? lastDueOn) > lastDueOn) return refuse('term.tooLong');
  const quote = quoteWithTax(taken.terms, () => NO_IOF);
  if (!quote.ok) return quote;
  const savingsCentavos = openCentavos - quote.value.totalCentavos;
  const { wrong } = portability(quote.value, { lastDueOn, openCentavos, settlementCentavos });
  if (wrong.length > 0 || savingsCentavos === 0 || !isCheaper(taken)) return refuse('saving.none');
  return ok({ quote: quote.value, settlementCentavos, savingsCentavos });
}
