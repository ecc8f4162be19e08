import { ok } from '@passo/domain';
import type { Iof, TaxedPart } from '../iof/iof.ts';
import { refuse, type Calculated } from '../problem.ts';
import type { Amortise, Step } from '../schedule/amortise.ts';
import type { Period } from '../schedule/periods.ts';
import { MAX_CENTAVOS } from '../number/centavos.ts';

/** A debt, how it is paid back and what the state takes of it. */
export interface Debt {
  readonly principalCentavos: number;
  readonly steps: readonly Step[];
  readonly iof: Iof;
}

/** What the state takes of a debt that is paid back in these parts. */
export type Tax = (parts: readonly TaxedPart[]) => Iof;

/** Computes the debt of a principal. */
export type DebtOf = (principalCentavos: number) => Calculated<Debt>;

export function debtOver(periods: readonly Period[], amortise: Amortise, tax: Tax): DebtOf {
  return (principalCentavos) => {
    if (principalCentavos > MAX_CENTAVOS * 2) return refuse('amount.tooLarge');
    const steps = amortise.steps(principalCentavos);
    if (!steps.ok) return steps;
    const parts = steps.value.map(({ amortisationCentavos }, at) => ({
      amortisationCentavos,
      days: periods[at]?.daysFromStart ?? 0,
    }));
    return ok({ principalCentavos, steps: steps.value, iof: tax(parts) });
  };
}

const MAX_ROUNDS = 40;

/** Two principals in turn may leave the same, where a centavo more of tax eats the centavo more of debt. */
const LOOK_BELOW = 2;

/** What a debt leaves once its own IOF is paid. */
const leftOf = ({ principalCentavos, iof }: Debt): number => principalCentavos - iof.totalCentavos;

/** The net, or a centavo more where rounding jumps over it. */
const isEnough = (debt: Debt, netCentavos: number): boolean => [0, 1].includes(leftOf(debt) - netCentavos);

/** The least debt, of those a few centavos below one that is enough, that is enough as well. */
function least(enough: Debt, netCentavos: number, debtOf: DebtOf): Debt {
  for (let below = 1; below <= LOOK_BELOW; below += 1) {
    const tried = debtOf(enough.principalCentavos - below);
    if (tried.ok && isEnough(tried.value, netCentavos)) return least(tried.value, netCentavos, debtOf);
  }
  return enough;
}

/**
 * The least debt that leaves `netCentavos` once its own IOF is paid: `P = net / (1 − f)`, f the IOF of one real. The schedule
 * is rounded to centavos, so the first P may leave a centavo too much or too little; the difference is then added to P
 * until what is left is the net exactly or, where rounding jumps over it, one centavo more. Of several debts that leave as
 * much the customer owes the smallest.
 */
export function grossUp(netCentavos: number, debtOf: DebtOf): Calculated<Debt> {
  const first = debtOf(netCentavos);
  if (!first.ok) return first;
  const share = first.value.iof.totalCentavos / netCentavos;
  let principal = Math.round(netCentavos / (1 - share));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const debt = debtOf(principal);
    if (!debt.ok) return debt;
    const missing = netCentavos - leftOf(debt.value);
    if (missing === 0 || (missing === -1 && round > 3)) return ok(least(debt.value, netCentavos, debtOf));
    principal += missing;
  }
  return refuse('amount.invalid');
}
