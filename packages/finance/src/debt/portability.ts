import { ok, type CalendarDate } from '@passo/domain';
import { newMoneyIof } from '../iof/complementary.ts';
import { NO_IOF } from '../iof/iof.ts';
import { isAmount } from '../number/centavos.ts';
import { ONE } from '../number/fixed.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Tax } from '../quote/principal.ts';
import { iofRatesOf, quoteWithTax } from '../quote/quote.ts';
import type { AnyTerms, Quote } from '../quote/terms.ts';
import { debtAt, type ReadDebt } from '../read/debt.ts';
import { known, type Names } from '../read/known.ts';
import { amountAt, field, nameAt, optional, reading, type Place } from '../read/place.ts';
import { termsAt, type ReadTerms } from '../read/terms.ts';
import { periodsOver } from '../schedule/periods.ts';
import type { RunningDebt } from './runningDebt.ts';
import { openOn, settleRead, type Settlement } from './settle.ts';
import { worthOf } from './worth.ts';

type Fixed = 'requestedCentavos' | 'fees' | 'insurances' | 'iof' | 'balloonCentavos';
type WithoutFixed<T> = T extends unknown ? Omit<T, Fixed> : never;

/** The new lender's conditions; the amount is the debt, and neither IOF nor fees may be added to it. */
export type PortabilityTerms = WithoutFixed<AnyTerms>;

/** What the product allows beside the transfer. */
export interface TrocoRule {
  readonly askedCentavos: number;
  readonly leastCentavos: number;
  readonly mostCentavos: number;
  /** Whether a contract with a *troco* may end later than the old one; absent: it may not. */
  readonly ends?: 'later';
}

export interface Portability {
  readonly quote: Quote;
  readonly settlementCentavos: number;
  /** What reaches the customer beside the transfer; 0 where nothing was asked for. */
  readonly trocoCentavos: number;
  /** What all that is still to pay becomes cheaper by; negative where a *troco* is paid back too. */
  readonly savingsCentavos: number;
}

interface Taken {
  readonly debt: ReadDebt;
  readonly terms: ReadTerms;
  readonly settlement: Settlement;
  readonly troco: number;
  readonly mayEndLater: boolean;
}

const lastOf = (dates: readonly CalendarDate[]): CalendarDate => dates.at(-1) ?? '0001-01-01';

/** By date, not by number: fewer instalments that begin later may end later too. */
const endsLater = ({ debt, terms }: Taken): boolean =>
  lastOf(terms.dueDates) > lastOf(debt.rows.map(({ dueOn }) => dueOn));

/**
 * Whether the instalments of today, paid to the new lender at its rate, would be worth more than what settles them, by
 * more than rounding: a shorter term at the same rate costs less in all, and saves nothing.
 */
function isCheaper({ debt, terms, settlement }: Taken): boolean {
  const coming = openOn(debt, terms.paidOutOn).filter(({ dueOn }) => dueOn > terms.paidOutOn);
  const dates = coming.map(({ dueOn }) => dueOn);
  const worth = worthOf(coming, periodsOver(terms.paidOutOn, dates, terms.accrual));
  const { settlementCentavos, dueCentavos, fineCentavos, lateInterestCentavos } = settlement;
  const settling = settlementCentavos - dueCentavos - fineCentavos - lateInterestCentavos;
  return worth > BigInt(settling + 1) * ONE;
}

const trocoNames: Names<TrocoRule> = { askedCentavos: true, leastCentavos: true, mostCentavos: true, ends: true };

const trocoRuleAt = (told: Place) => {
  const place = known(told, trocoNames);
  const askedCentavos = amountAt(field(place, 'askedCentavos'));
  const [least, most] = [amountAt(field(place, 'leastCentavos')), amountAt(field(place, 'mostCentavos'))];
  const ends = optional(field(place, 'ends'), (name) => nameAt(name, { later: true }));
  return { askedCentavos, allowed: askedCentavos >= least && askedCentavos <= most, mayEndLater: ends !== undefined };
};

const noTroco = { askedCentavos: 0, allowed: true, mayEndLater: false };

/**
 * Takes a debt to another lender (Resolução CMN 5.057/2022): the new contract is worth exactly the debt, ends no later
 * than the old one by date, and costs less; the transfer is no new credit, so there is no IOF.
 *
 * With a *troco* the new lender hands over that much more. That part is a new credit and taxed; how much of it there may
 * be, and whether the contract may then end later, is the product's rule: without one there is none. The debt itself must
 * become cheaper all the same. All in centavos, rounded as `quoteLoan` does.
 */
export function quotePortability(
  running: RunningDebt,
  terms: PortabilityTerms,
  troco?: TrocoRule,
): Calculated<Portability> {
  const read = reading(() => ({
    debt: debtAt({ value: running, path: 'debt' }),
    asked: optional({ value: troco, path: 'troco' }, trocoRuleAt) ?? noTroco,
    // What is owed decides the amount: the smallest stands in for it.
    anew: termsAt({ value: { ...terms, ...fixed, requestedCentavos: 1 }, path: '' }),
  }));
  if (!read.ok) return read;
  const { debt, asked, anew } = read.value;
  if (asked.askedCentavos > 0 && !asked.allowed) return refuse('troco.notAllowed');
  const settlement = settleRead(debt, anew.paidOutOn);
  if (!settlement.ok) return settlement;
  const requestedCentavos = settlement.value.settlementCentavos + asked.askedCentavos;
  if (!isAmount(requestedCentavos)) return refuse('amount.invalid');
  const mayEndLater = asked.mayEndLater && asked.askedCentavos > 0;
  const whole = { ...anew, requestedCentavos };
  return taking({ debt, terms: whole, settlement: settlement.value, troco: asked.askedCentavos, mayEndLater });
}

const fixed = { fees: [], insurances: [], iof: 'financed', balloonCentavos: 0 };

function taking(taken: Taken): Calculated<Portability> {
  const { settlement, troco } = taken;
  if (endsLater(taken) && !taken.mayEndLater) return refuse('term.tooLong');
  const quote = quoteTaxed(taken);
  if (!quote.ok) return quote;
  const savingsCentavos = settlement.openCentavos - quote.value.totalCentavos;
  if (!isCheaper(taken) || (troco === 0 && savingsCentavos <= 0)) return refuse('saving.none');
  const { settlementCentavos } = settlement;
  const trocoCentavos = quote.value.releasedCentavos - settlementCentavos;
  return ok({ quote: quote.value, settlementCentavos, trocoCentavos, savingsCentavos });
}

function quoteTaxed({ terms, settlement, troco }: Taken): Calculated<Quote> {
  if (troco === 0) return quoteWithTax(terms, () => NO_IOF);
  const rates = iofRatesOf(terms, terms.paidOutOn);
  if (!rates.ok) return rates;
  const tax: Tax = (parts) => newMoneyIof(parts, rates.value, settlement.settlementCentavos);
  return quoteWithTax(terms, tax);
}
