import { divideRounding } from '../number/ratio.ts';
import type { Ratio } from '../number/ratio.ts';
import type { Rate } from '../number/rate.ts';
import type { IofRates } from '../rules/iof.ts';

/** Principal that is paid back `days` after it was handed over. */
export interface TaxedPart {
  readonly amortisationCentavos: number;
  readonly days: number;
}

export interface Iof {
  readonly dailyCentavos: number;
  readonly additionalCentavos: number;
  readonly totalCentavos: number;
}

/** `total` (the house): each of the two parts once, over all instalments; `perInstallment`: each of them at each instalment. */
export type IofRounding = 'total' | 'perInstallment';

/** IOF rates of a caller's own. */
export interface ToldIofRates {
  readonly daily: Rate | Ratio;
  readonly additional: Rate | Ratio;
  readonly maxDays: number;
}

export const NO_IOF: Iof = { dailyCentavos: 0, additionalCentavos: 0, totalCentavos: 0 };

/** Σ amortisation × taxed days, exact: at most 365 days of the largest amount still fit a double. */
export const taxedCentavoDays = (parts: readonly TaxedPart[], maxDays: number): number =>
  parts.reduce((sum, { amortisationCentavos, days }) => sum + amortisationCentavos * Math.min(days, maxDays), 0);

/**
 * IOF of a credit: `Σ A_k · daily · min(n_k, 365) + additional · Σ A_k`, each of the two parts
 * rounded half up to the centavo, once or at each instalment (Decreto 6.306/2007, art. 7º).
 */
export function taxOn(parts: readonly TaxedPart[], rates: IofRates, rounding: IofRounding = 'total'): Iof {
  if (rounding === 'total') return taxOnce(parts, rates);
  return parts.map((part) => taxOnce([part], rates)).reduce(plus, NO_IOF);
}

const plus = (a: Iof, b: Iof): Iof => ({
  dailyCentavos: a.dailyCentavos + b.dailyCentavos,
  additionalCentavos: a.additionalCentavos + b.additionalCentavos,
  totalCentavos: a.totalCentavos + b.totalCentavos,
});

function taxOnce(parts: readonly TaxedPart[], { daily, additional, maxDays }: IofRates): Iof {
  const principal = parts.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0);
  const centavoDays = taxedCentavoDays(parts, maxDays);
  const dailyCentavos = Number(divideRounding(BigInt(centavoDays) * daily.num, daily.den));
  const additionalCentavos = Number(divideRounding(BigInt(principal) * additional.num, additional.den));
  return { dailyCentavos, additionalCentavos, totalCentavos: dailyCentavos + additionalCentavos };
}
