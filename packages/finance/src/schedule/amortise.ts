import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import type { Period } from './periods.ts';
import { regularOver, type Repayment } from './plan.ts';
import { followers, type Visit } from './rows.ts';

/** What one instalment does to the debt, in centavos. */
export interface Step {
  readonly interestCentavos: number;
  readonly amortisationCentavos: number;
  /** Debt left afterwards: principal and, after a long first period, interest that the instalment did not reach. */
  readonly balanceCentavos: number;
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
 * last one absorbs what rounding left. Σ amortisation is the principal and the last balance is zero, always. Where amount,
 * rate and term are such that there is no such contract, the answer says why.
 */
export function amortiseOver(periods: readonly Period[], repayment: Repayment): Amortise {
  const follow = followers[repayment.rows](periods, repayment, regularOver(periods, repayment));
  const steps: Amortise['steps'] = (principal) => {
    const taken: Step[] = [];
    const record: Visit = (interestCentavos, amortisationCentavos, balanceCentavos) =>
      taken.push({ interestCentavos, amortisationCentavos, balanceCentavos });
    const end = follow(principal, record);
    if (end === 'paid') return ok(taken);
    if (end === 'grows') return refuse('balance.grows');
    return refuse(principal < SMALL_INSTALLMENT * periods.length ? 'amount.tooSmall' : 'term.unpayable');
  };
  const peaks: Amortise['peaks'] = (principal) => {
    let [regular, last] = [0, 0];
    const see: Visit = (interestCentavos, amortisationCentavos) => {
      regular = Math.max(regular, last);
      last = interestCentavos + amortisationCentavos;
    };
    if (follow(principal, see) !== 'paid') return null;
    return { regular: periods.length === 1 ? last : regular, last };
  };
  return { steps, peaks };
}
