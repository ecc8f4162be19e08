import { addDays, addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import { quoteLoan, type Calculated, type LoanTerms, type Quote, type RunningContract } from '../index.ts';
import { silentLoans } from './terms.ts';

/** What must have an answer. */
export function valueOf<T>(answer: Calculated<T>): T {
  if (!answer.ok) throw new Error(`${answer.problem.code} ${answer.problem.path ?? ''}`);
  return answer.value;
}

/** What has an answer; loans and days that have none are left out, and others tried. */
export function had<T>(answer: Calculated<T>): T {
  fc.pre(answer.ok);
  return valueOf(answer);
}

/** Debts that people have: an amount worth a contract, a rate that somebody asks, an ordinary first month. */
export const debts = silentLoans
  .filter(({ installments, monthlyRate }) => installments > 1 && Number(monthlyRate) <= 0.08)
  .map((terms) => ({
    ...terms,
    ...{ fees: [], insurances: [], iof: 'exempt' as const },
    requestedCentavos: 100_000 + (terms.requestedCentavos % 10_000_000),
    firstDueOn: addMonths(terms.paidOutOn, 1),
  }));

/** The contract that a loan becomes, its first instalments paid. */
export const runningOf = (terms: LoanTerms, { schedule }: Quote, paid: number): RunningContract => ({
  ...{ method: terms.method, monthlyRate: terms.monthlyRate, dayBase: terms.dayBase, paidOutOn: terms.paidOutOn },
  open: schedule.slice(paid),
  periodFrom: schedule[paid - 1]?.dueOn ?? terms.paidOutOn,
});

export const share = fc.integer({ min: 0, max: 999 }).map((thousandths) => thousandths / 1000);

interface Running {
  readonly terms: LoanTerms;
  readonly quote: Quote;
  readonly debt: RunningContract;
  readonly paid: number;
}

/** A debt of which some instalments are paid, two or more are not. */
export const running: fc.Arbitrary<Running> = fc
  .tuple(debts, share)
  .map(([terms, part]) => [terms, part, quoteLoan(terms)] as const)
  .filter(([, , quote]) => quote.ok)
  .map(([terms, part, answer]) => {
    const quote = valueOf(answer);
    const paid = Math.floor((quote.installments - 1) * part);
    return { terms, quote, paid, debt: runningOf(terms, quote, paid) };
  });

/** A day of the period that runs. */
export const dayIn = ({ debt }: Running, part: number): CalendarDate => {
  const [from, to] = [debt.periodFrom ?? debt.paidOutOn, debt.open[0]?.dueOn ?? debt.paidOutOn];
  return addDays(from, Math.floor((daysBetween(from, to) - 1) * part));
};
