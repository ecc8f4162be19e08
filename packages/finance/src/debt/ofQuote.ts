import { ok } from '@passo/domain';
import type { Rate } from '../number/rate.ts';
import { refuseWith, type Calculated } from '../problem.ts';
import { known, type Names } from '../read/known.ts';
import { field, optional, reading, wholeAt } from '../read/place.ts';
import { lateAt } from '../read/debt.ts';
import { quoteAt, type ReadQuote } from '../read/quote.ts';
import type { ReadTerms } from '../read/terms.ts';
import { readOn } from '../quote/quote.ts';
import type { AnyTerms, Quote } from '../quote/terms.ts';
import { amortiseOver } from '../schedule/amortise.ts';
import { periodsOver } from '../schedule/periods.ts';
import type { PortabilityTerms } from './portability.ts';
import type { RunningDebt } from './runningDebt.ts';

/** How far a contract has come, and what it asks of a late instalment. */
export interface ContractProgress {
  /** Instalments that are paid already, the first ones; none where it is absent. */
  readonly paid?: number;
  readonly late?: { readonly fine: Rate; readonly monthlyInterest: Rate };
}

const names: Names<ContractProgress> = { paid: true, late: true };

/** Whether these are the rows that the terms give from the day of the payment on, whatever tax or renewal made the debt. */
function isOf(quote: ReadQuote, terms: ReadTerms): boolean {
  const periods = periodsOver(terms.paidOutOn, terms.dueDates, terms.accrual, terms.monthly ? 1 : Infinity);
  const steps = amortiseOver(periods, terms.repayment).steps(quote.financedCentavos);
  if (!steps.ok || steps.value.length !== quote.rows.length) return false;
  return steps.value.every((step, at) => {
    const row = quote.rows[at];
    if (row === undefined || row.dueOn !== terms.dueDates[at]) return false;
    const isPaid = row.centavos === step.interestCentavos + step.amortisationCentavos;
    return (
      isPaid && row.amortisationCentavos === step.amortisationCentavos && row.balanceCentavos === step.balanceCentavos
    );
  });
}

/** As terms are read; who settles another lender's debt says no amount, for it is the debt's. */
const unsaid = { requestedCentavos: 1, iof: 'exempt' } as const;

const saidOf = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, one]) => one !== undefined)) as T;

/** What of the terms goes on to hold while the debt runs. */
function goingOn(told: AnyTerms | PortabilityTerms) {
  const terms = saidOf(told);
  const { method, accrual, holidays, rounding } = terms;
  return {
    ...('annualRate' in terms ? { annualRate: terms.annualRate } : { monthlyRate: terms.monthlyRate }),
    ...('dayCount' in terms ? { dayCount: terms.dayCount } : { dayBase: terms.dayBase }),
    ...{ method, ...(accrual && { accrual }), ...(holidays && { holidays }), ...(rounding && { rounding }) },
  };
}

function debtAfter(quote: ReadQuote, paid: number) {
  const open = quote.rows.slice(paid).map(({ dueOn, centavos, amortisationCentavos }) => ({
    ...{ dueOn, amortisationCentavos },
    interestCentavos: centavos - amortisationCentavos,
  }));
  const last = quote.rows[paid - 1];
  const periodFrom = last?.dueOn ?? quote.paidOutOn;
  const owed = { on: periodFrom, centavos: last?.balanceCentavos ?? quote.financedCentavos };
  return { paidOutOn: quote.paidOutOn, open, periodFrom, owed };
}

/**
 * The debt that a quote becomes once it is signed: what `settle`, `prepay`, `runDebt`, `quoteRefinancing`, `renegotiate` and
 * `quotePortability` take, with the quote's own rows, and the terms' rate, count of days, calendar and rounding. `terms` are those
 * of the quote; where it was paid out on another day (`requote`) the quote's day counts. `paid` of its instalments are paid already:
 * then settling on the day of the last of them comes to the balance of its row, and with none on the day of the payment to what
 * was financed, to the centavo. Refuses with `input.invalid` at `quote.schedule` rows that the terms do not give, and with
 * `installments.invalid` at `progress.paid` what leaves nothing open.
 */
export function runningDebtOf(
  terms: AnyTerms | PortabilityTerms,
  quote: Quote,
  progress: ContractProgress = {},
): Calculated<RunningDebt> {
  const read = reading(() => {
    const place = known({ value: progress, path: 'progress' }, names);
    const kept = quoteAt({ value: quote, path: 'quote' });
    const paid = optional(field(place, 'paid'), (one) => wholeAt(one, 0, kept.rows.length - 1, 'installments.invalid'));
    optional(field(place, 'late'), lateAt);
    return { kept, paid: paid ?? 0 };
  });
  if (!read.ok) return read;
  const { kept, paid } = read.value;
  const anew = readOn({ ...unsaid, ...terms }, kept.paidOutOn);
  if (!anew.ok) return anew;
  if (!isOf(kept, anew.value)) return refuseWith('input.invalid', { path: 'quote.schedule' });
  const dueDates = anew.value.monthly ? 'monthly' : 'own';
  return ok({ ...goingOn(terms), ...debtAfter(kept, paid), dueDates, ...(progress.late && { late: progress.late }) });
}
