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

export interface Repayment {
  readonly method: Method;
  /** First instalments that pay interest only. */
  readonly interestOnly?: number;
  /** Principal left for the last instalment, beyond its regular one. */
  readonly balloonCentavos?: number;
}

/**
 * The instalment that pays `principal` back: `(PV − balloon · D_n) / Σ D_k`, D_k the product of the discounts so far
 * (the Price formula where all periods are alike, its by-days form where they are not), half up to the centavo.
 */
export function levelInstallment(principalCentavos: number, periods: readonly Period[], balloonCentavos = 0): number {
  let worth = ONE;
  let sum = 0n;
  for (const { discount } of periods) {
    worth = multiply(worth, discount);
    sum += worth;
  }
  const spread = BigInt(principalCentavos) * ONE - BigInt(balloonCentavos) * worth;
  return Number(divideRounding(spread, sum));
}

/** What instalment `at` would pay, given the interest that is due with it; the last one pays whatever is left. */
interface Plan {
  readonly payment: (at: number, interestDue: number) => number;
  /** Above this the last instalment no longer absorbs a rounding difference, it carries a debt. */
  readonly maxLast: number;
}

function planOf(principal: number, periods: readonly Period[], repayment: Repayment): Plan {
  const { method, interestOnly = 0, balloonCentavos = 0 } = repayment;
  const paying = periods.slice(interestOnly);
  if (method === 'sac') {
    const part = Number(divideRounding(BigInt(principal - balloonCentavos), BigInt(paying.length)));
    return { payment: (at, interestDue) => interestDue + (at < interestOnly ? 0 : part), maxLast: Infinity };
  }
  const level = levelInstallment(principal, paying, balloonCentavos);
  const payment = (at: number, interestDue: number): number => (at < interestOnly ? interestDue : level);
  return { payment, maxLast: periods.length === 1 ? Infinity : 2 * level + balloonCentavos };
}

/** Follows a plan to its end, or answers null where an instalment would pay nothing or the last one too much. */
function follow({ payment, maxLast }: Plan, principalCentavos: number, periods: readonly Period[]): Step[] | null {
  let principal = principalCentavos;
  let unpaidInterest = 0;
  const steps: Step[] = [];
  for (const [at, { interest }] of periods.entries()) {
    const interestDue = unpaidInterest + share(principal + unpaidInterest, interest);
    const isLast = at === periods.length - 1;
    const paid = isLast ? interestDue + principal : payment(at, interestDue);
    const interestCentavos = Math.min(paid, interestDue);
    const amortisationCentavos = Math.min(paid - interestCentavos, principal);
    const total = interestCentavos + amortisationCentavos;
    if (total < 1 || !Number.isSafeInteger(interestDue + principal) || (isLast && total > maxLast)) return null;
    principal -= amortisationCentavos;
    unpaidInterest = interestDue - interestCentavos;
    steps.push({ interestCentavos, amortisationCentavos, balanceCentavos: principal + unpaidInterest });
  }
  return steps;
}

/** Below one real an instalment rounding decides more than the rate does. */
const SMALL_INSTALLMENT = 100;

/**
 * Pays `principal` back over the periods. Each instalment pays interest first and principal with the rest; the last one
 * absorbs what rounding left. Σ amortisation is the principal and the last balance is zero, always.
 *
 * Where amount, rate and term are such that half a centavo of rounding, compounded to the end, outgrows an instalment
 * (17 % a month over 84 months; a real over 60), there is no such contract and the answer says so.
 */
export function amortise(
  principalCentavos: number,
  periods: readonly Period[],
  repayment: Repayment,
): Calculated<readonly Step[]> {
  const steps = follow(planOf(principalCentavos, periods, repayment), principalCentavos, periods);
  if (steps) return ok(steps);
  return refuse(principalCentavos < SMALL_INSTALLMENT * periods.length ? 'amount.tooSmall' : 'term.unpayable');
}
