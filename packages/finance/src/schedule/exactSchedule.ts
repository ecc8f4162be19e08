import { ok, type CalendarDate } from '@passo/domain';
import { ONE, toNumber, type Fixed } from '../number/fixed.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { AnyTerms } from '../quote/terms.ts';
import { readTerms, type ReadTerms } from '../read/terms.ts';
import { periodsOver } from './periods.ts';
import { regularOver } from './plan.ts';

/** A row that nobody rounded: centavos and fractions of them. */
export interface ExactInstallment {
  readonly dueOn: CalendarDate;
  readonly interest: number;
  readonly amortisation: number;
  readonly installment: number;
  readonly balance: number;
}

type Unrounded = Omit<ExactInstallment, 'dueOn'>;

const rowOf = (interest: Fixed, amortisation: Fixed, balance: Fixed): Unrounded => ({
  ...{ interest: toNumber(interest), amortisation: toNumber(amortisation) },
  ...{ installment: toNumber(interest + amortisation), balance: toNumber(balance) },
});

/** What each row pays back of a balance, given the interest that is due with it. */
function payingBack({ requestedCentavos, repayment }: ReadTerms, regular: ReturnType<typeof regularOver>) {
  const { principal, count } = regular.part(requestedCentavos);
  const [part, installment] = [(principal * ONE) / count, regular.exactly(requestedCentavos)];
  return (at: number, due: Fixed): Fixed => {
    if (at < repayment.interestOnly) return 0n;
    return repayment.level === 'principal' ? part : installment - due;
  };
}

function follow(terms: ReadTerms): Calculated<readonly ExactInstallment[]> {
  const periods = periodsOver(terms.paidOutOn, terms.dueDates, terms.accrual, terms.monthly ? 1 : Infinity);
  const payBack = payingBack(terms, regularOver(periods, terms.repayment));
  const rows: ExactInstallment[] = [];
  let balance = BigInt(terms.requestedCentavos) * ONE;
  for (const [at, { dueOn, interest }] of periods.entries()) {
    const due = (balance * interest.num) / interest.den;
    const amortisation = at === periods.length - 1 ? balance : payBack(at, due);
    if (amortisation < 0n) return refuse('balance.grows');
    balance -= amortisation;
    rows.push({ dueOn, ...rowOf(due, amortisation, balance) });
  }
  return ok(rows);
}

/**
 * The schedule as the formula has it, nothing rounded: for models and comparisons, never for a contract. `requestedCentavos` is
 * the debt itself: IOF and charges have no part in it. Amounts are centavos with their fractions, right to a double. Refuses
 * what `quoteLoan` refuses of terms, and with `balance.grows` instalments that do not reach their interest.
 */
export function exactSchedule(terms: AnyTerms): Calculated<readonly ExactInstallment[]> {
  const read = readTerms(terms);
  return read.ok ? follow(read.value) : read;
}
