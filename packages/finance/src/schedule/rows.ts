import { ONE } from '../number/fixed.ts';
import { divideRounding, share } from '../number/ratio.ts';
import type { Period } from './periods.ts';
import type { Regular, Repayment } from './plan.ts';

export type Visit = (interestCentavos: number, amortisationCentavos: number, balanceCentavos: number) => void;

/** Where following a plan ends: paid back, or why there is no such contract. */
type End = 'paid' | 'unpayable' | 'grows';

/** Follows a principal, in centavos, to its end, row by row. */
type FollowOne = (principalCentavos: number, visit: Visit) => End;
type Follow = (periods: readonly Period[], repayment: Repayment, regular: Regular) => FollowOne;

/** What an instalment pays, given the interest that is due with it; the last one pays whatever is left. */
type Payment = (at: number, interestDue: number) => number;

function paymentOf(principal: number, { level, interestOnly }: Repayment, regular: Regular): Payment {
  if (level === 'principal') {
    const part = regular.part(principal);
    const centavos = Number(divideRounding(part.principal, part.count));
    return (at, interestDue) => interestDue + (at < interestOnly ? 0 : centavos);
  }
  const installment = regular.installment(principal);
  return (at, interestDue) => (at < interestOnly ? interestDue : installment);
}

interface LastRow {
  /**
   * Above this the last of level instalments no longer absorbs a rounding difference, it carries a debt: half a centavo,
   * compounded to the end, outgrew an instalment (17 % a month over 84 months; a real over 60).
   */
  readonly most: number;
  /** Its interest, which absorbs what rounding left where the instalment does not. */
  readonly interest: (interestCentavos: number, amortisationCentavos: number) => number;
}

function lastRowOf(principal: number, periods: readonly Period[], repayment: Repayment, regular: Regular): LastRow {
  const asDue = (interest: number): number => interest;
  if (repayment.level === 'principal' || periods.length === 1) return { most: Infinity, interest: asDue };
  const installment = regular.installment(principal);
  const whole = installment + repayment.balloonCentavos;
  const asRest = (_interest: number, amortisation: number): number => Math.max(0, whole - amortisation);
  return { most: installment + whole, interest: repayment.last === 'interest' ? asRest : asDue };
}

/** Rows of whole centavos: interest on the balance, half up, is paid first, and principal with the rest. */
const followParts: Follow = (periods, repayment, regular) => (from, visit) => {
  const payment = paymentOf(from, repayment, regular);
  const last = lastRowOf(from, periods, repayment, regular);
  let principal = from;
  let unpaid = 0;
  let at = 0;
  for (const { interest } of periods) {
    const due = unpaid + share(principal + unpaid, interest);
    const isLast = at === periods.length - 1;
    const paid = isLast ? due + principal : payment(at, due);
    const interestPaid = Math.min(paid, due);
    const amortisation = Math.min(paid - interestPaid, principal);
    const total = interestPaid + amortisation;
    if (total < 1 || !Number.isSafeInteger(due + principal) || (isLast && total > last.most)) return 'unpayable';
    principal -= amortisation;
    unpaid = due - interestPaid;
    if (unpaid > 0 && !repayment.carries) return 'grows';
    visit(isLast ? last.interest(interestPaid, amortisation) : interestPaid, amortisation, principal + unpaid);
    at += 1;
  }
  return 'paid';
};

const exactly = (centavos: number): bigint => BigInt(centavos) * ONE;
const rounded = (exact: bigint): number => Number(divideRounding(exact, ONE));

/** What is left after an instalment of a balance that nobody rounds. */
function leaving(from: number, { level, interestOnly }: Repayment, regular: Regular) {
  const { principal, count } = regular.part(from);
  const part = (principal * ONE) / count;
  const installment = level === 'installment' ? exactly(regular.installment(from)) : 0n;
  return (at: number, balance: bigint, due: bigint): bigint => {
    if (at < interestOnly) return balance;
    return level === 'principal' ? balance - part : balance + due - installment;
  };
}

/**
 * An exact balance of which only the instalments are whole centavos; what is shown of it is rounded. Interest that stays
 * unpaid has no row of its own to be shown in: such a loan is refused.
 */
const followInstallments: Follow = (periods, repayment, regular) => (from, visit) => {
  const leave = leaving(from, repayment, regular);
  const last = lastRowOf(from, periods, repayment, regular);
  let balance = exactly(from);
  let at = 0;
  for (const { interest } of periods) {
    const due = (balance * interest.num) / interest.den;
    const isLast = at === periods.length - 1;
    const left = isLast ? 0n : leave(at, balance, due);
    if (left > balance) return 'grows';
    const amortisation = rounded(balance) - rounded(left);
    // What is paid is whole: but for the last row, the rounding of the balance is the interest's.
    const paid = isLast || repayment.level === 'principal' ? null : rounded(balance + due - left);
    const interestPaid = paid === null ? rounded(due) : paid - amortisation;
    const total = interestPaid + amortisation;
    if (total < 1 || left < 0n || interestPaid < 0 || (isLast && total > last.most)) return 'unpayable';
    visit(isLast ? last.interest(interestPaid, amortisation) : interestPaid, amortisation, rounded(left));
    balance = left;
    at += 1;
  }
  return 'paid';
};

export const followers = {
  parts: followParts,
  installment: followInstallments,
} as const satisfies Readonly<Record<Repayment['rows'], Follow>>;
