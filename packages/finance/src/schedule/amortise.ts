import { ok } from '@passo/domain';
import { multiply, ONE } from '../number/fixed.ts';
import { divideRounding, share } from '../number/ratio.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Method, Period } from './periods.ts';

/** What one instalment does to the debt, in centavos. */
export interface Step {
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
  /** Debt left afterwards: principal and, after a long first period, interest that the instalment did not reach. */
  readonly balanceCentavos: number;
}

interface Repayment {
  readonly method: Method;
  /** First instalments that pay interest only. */
  readonly interestOnly?: number;
  /** Principal left for the last instalment, beyond its regular one. */
  readonly balloonCentavos?: number;
}

/**
 * The instalment that pays a principal back: `(PV − balloon · D_n) / Σ D_k`, D_k the product of the discounts so far
 * (the Price formula where all periods are alike, its by-days form where they are not), half up to the centavo. The
 * discounts are added up once for all the principals that are asked for.
 */
function levelInstallmentOver(
  periods: readonly Period[],
  balloonCentavos: number,
): (principalCentavos: number) => number {
  let worth = ONE;
  let sum = 0n;
  for (const { discount } of periods) {
    worth = multiply(worth, discount);
    sum += worth;
  }
  const balloon = BigInt(balloonCentavos) * worth;
  return (principalCentavos) => Number(divideRounding(BigInt(principalCentavos) * ONE - balloon, sum));
}

/** What instalment `at` would pay, given the interest that is due with it; the last one pays whatever is left. */
interface Plan {
  readonly payment: (at: number, interestDue: number) => number;
  /** Above this the last instalment no longer absorbs a rounding difference, it carries a debt. */
  readonly maxLast: number;
}

type PlanOf = (principalCentavos: number) => Plan;

function plansOver(periods: readonly Period[], { method, interestOnly = 0, balloonCentavos = 0 }: Repayment): PlanOf {
  const paying = periods.slice(interestOnly);
  if (method === 'sac') {
    const count = BigInt(paying.length);
    return (principal) => {
      const part = Number(divideRounding(BigInt(principal - balloonCentavos), count));
      return { payment: (at, interestDue) => interestDue + (at < interestOnly ? 0 : part), maxLast: Infinity };
    };
  }
  const levelOf = levelInstallmentOver(paying, balloonCentavos);
  return (principal) => {
    const level = levelOf(principal);
    const payment = (at: number, interestDue: number): number => (at < interestOnly ? interestDue : level);
    return { payment, maxLast: periods.length === 1 ? Infinity : 2 * level + balloonCentavos };
  };
}

type Visit = (interestCentavos: number, amortisationCentavos: number, balanceCentavos: number) => void;

/** Follows a plan to its end; false where an instalment would pay nothing or the last one too much. */
function follow({ payment, maxLast }: Plan, from: number, periods: readonly Period[], visit: Visit): boolean {
  let principal = from;
  let unpaidInterest = 0;
  let at = 0;
  for (const { interest } of periods) {
    const interestDue = unpaidInterest + share(principal + unpaidInterest, interest);
    const isLast = at === periods.length - 1;
    const paid = isLast ? interestDue + principal : payment(at, interestDue);
    const interestCentavos = Math.min(paid, interestDue);
    const amortisationCentavos = Math.min(paid - interestCentavos, principal);
    const total = interestCentavos + amortisationCentavos;
    if (total < 1 || !Number.isSafeInteger(interestDue + principal) || (isLast && total > maxLast)) return false;
    principal -= amortisationCentavos;
    unpaidInterest = interestDue - interestCentavos;
    visit(interestCentavos, amortisationCentavos, principal + unpaidInterest);
    at += 1;
  }
  return true;
}

/** Below one real an instalment rounding decides more than the rate does. */
const SMALL_INSTALLMENT = 100;

/** The two instalments that a limit is held against, in centavos. */
export interface Peaks {
  /** The highest but for the last one (unless it is the only one), which absorbs rounding and grows less evenly. */
  readonly regular: number;
  readonly last: number;
}

/** How principals, in centavos, are paid back. */
export interface Amortise {
  readonly steps: (principalCentavos: number) => Calculated<readonly Step[]>;
  /** Of the same steps, written down nowhere: for searches; null where there are none. */
  readonly peaks: (principalCentavos: number) => Peaks | null;
}

/**
 * How principals are paid back over these periods. Each instalment pays interest first and principal with the rest; the
 * last one absorbs what rounding left. Σ amortisation is the principal and the last balance is zero, always.
 *
 * Where amount, rate and term are such that half a centavo of rounding, compounded to the end, outgrows an instalment
 * (17 % a month over 84 months; a real over 60), there is no such contract and the answer says so.
 */
export function amortiseOver(periods: readonly Period[], repayment: Repayment): Amortise {
  const planOf = plansOver(periods, repayment);
  const steps: Amortise['steps'] = (principal) => {
    const taken: Step[] = [];
    const record: Visit = (interestCentavos, amortisationCentavos, balanceCentavos) =>
      taken.push({ interestCentavos, amortisationCentavos, balanceCentavos });
    if (follow(planOf(principal), principal, periods, record)) return ok(taken);
    return refuse(principal < SMALL_INSTALLMENT * periods.length ? 'amount.tooSmall' : 'term.unpayable');
  };
  const peaks: Amortise['peaks'] = (principal) => {
    let [regular, last] = [0, 0];
    const see: Visit = (interestCentavos, amortisationCentavos) => {
      regular = Math.max(regular, last);
      last = interestCentavos + amortisationCentavos;
    };
    if (!follow(planOf(principal), principal, periods, see)) return null;
    return { regular: periods.length === 1 ? last : regular, last };
  };
  return { steps, peaks };
}
