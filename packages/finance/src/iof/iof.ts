import { divideRounding } from '../number/ratio.ts';
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

export const NO_IOF: Iof = { dailyCentavos: 0, additionalCentavos: 0, totalCentavos: 0 };

/** Σ amortisation × taxed days, exact: at most 365 days of the largest amount still fit a double. */
export const taxedCentavoDays = (parts: readonly TaxedPart[], maxDays: number): number =>
  parts.reduce((sum, { amortisationCentavos, days }) => sum + amortisationCentavos * Math.min(days, maxDays), 0);

/**
 * IOF of a credit to a natural person: `Σ A_k · daily · min(n_k, 365) + additional · Σ A_k`, each of the two parts
 * rounded once, half up, to the centavo (Decreto 6.306/2007, art. 7º).
 */
export function iofOf(parts: readonly TaxedPart[], { daily, additional, maxDays }: IofRates): Iof {
  const principal = parts.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0);
  const centavoDays = taxedCentavoDays(parts, maxDays);
  const dailyCentavos = Number(divideRounding(BigInt(centavoDays) * daily.num, daily.den));
  const additionalCentavos = Number(divideRounding(BigInt(principal) * additional.num, additional.den));
  return { dailyCentavos, additionalCentavos, totalCentavos: dailyCentavos + additionalCentavos };
}
