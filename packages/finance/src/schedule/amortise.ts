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

/** What instalment `at` would pay, given the interest that is due with it; the last one is settled by the caller. */
type Plan = (at: number, interestDue: number) => number;

function planOf(principal: number, periods: readonly Period[], repayment: Repayment): Plan {
  const { method, interestOnly = 0, balloonCentavos = 0 } = repayment;
  const paying = periods.slice(interestOnly);
  if (method === 'sac') {
    const part = Number(divideRounding(BigInt(principal - balloonCentavos), BigInt(paying.length)));
    return (at, interestDue) => interestDue + (at < interestOnly ? 0 : part);
  }
  const level = levelInstallment(principal, paying, balloonCentavos);
  return (at, interestDue) => (at < interestOnly ? interestDue : level);
}

/**
 * Pays `principal` back over the periods. Each instalment pays interest first and principal with the rest; the last one
 * absorbs what rounding left. Σ amortisation is the principal and the last balance is zero, always.
 */
export function amortise(
  principalCentavos: number,
  periods: readonly Period[],
  repayment: Repayment,
): Calculated<readonly Step[]> {
  const plan = planOf(principalCentavos, periods, repayment);
  let principal = principalCentavos;
  let unpaidInterest = 0;
  const steps: Step[] = [];
  for (const [at, { interest }] of periods.entries()) {
    const interestDue = unpaidInterest + share(principal + unpaidInterest, interest);
    const payment = at === periods.length - 1 ? interestDue + principal : plan(at, interestDue);
    const interestCentavos = Math.min(payment, interestDue);
    const amortisationCentavos = Math.min(payment - interestCentavos, principal);
    if (!Number.isSafeInteger(interestDue + principal)) return refuse('amount.tooLarge');
    if (interestCentavos + amortisationCentavos <= 0) return refuse('amount.tooSmall');
    principal -= amortisationCentavos;
    unpaidInterest = interestDue - interestCentavos;
    steps.push({ interestCentavos, amortisationCentavos, balanceCentavos: principal + unpaidInterest });
  }
  return ok(steps);
}
