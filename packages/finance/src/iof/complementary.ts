import { divideRounding } from '../number/ratio.ts';
import type { IofRates } from '../rules/iof.ts';
import { taxedCentavoDays, type Iof, type TaxedPart } from './iof.ts';

export interface Renewal {
  /** Rates of the day on which the first contract was paid out: the complement is taxed at those. */
  readonly originalRates: IofRates;
  /** Days from the first contract's payment to the renewal. */
  readonly daysSinceOriginal: number;
  /** Unpaid principal of the first contract by the day, counted from its payment, up to which it was taxed. */
  readonly unpaid: readonly TaxedPart[];
  /** What of the new debt replaces the old one. */
  readonly settledCentavos: number;
}

/** What a debt owes of IOF where only what is handed over anew is taxed; each instalment pays both back in proportion. */
export function newMoneyIof(parts: readonly TaxedPart[], rates: IofRates, settledCentavos: number): Iof {
  const principal = parts.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0);
  const anew = BigInt(principal - settledCentavos);
  const days = BigInt(taxedCentavoDays(parts, rates.maxDays));
  const dailyCentavos = Number(divideRounding(days * anew * rates.daily.num, rates.daily.den * BigInt(principal)));
  const additionalCentavos = Number(divideRounding(anew * rates.additional.num, rates.additional.den));
  return { dailyCentavos, additionalCentavos, totalCentavos: dailyCentavos + additionalCentavos };
}

/**
 * IOF when a debt is renewed with the same lender (Decreto 6.306/2007, art. 7º, §§ 7º, 9º and 17).
 *
 * What replaces the old debt was taxed already: only the days that the new dates add within the first 365 are due, at
 * the old rates and without the additional 0.38 %. What is handed over anew is a credit like any other. Each instalment
 * of the new debt pays both back in the same proportion.
 */
export function renewalIof(parts: readonly TaxedPart[], rates: IofRates, renewal: Renewal): Iof {
  const { originalRates, daysSinceOriginal, unpaid, settledCentavos } = renewal;
  const anew = newMoneyIof(parts, rates, settledCentavos);
  const whole = BigInt(parts.reduce((sum, { amortisationCentavos }) => sum + amortisationCentavos, 0));
  const later = parts.map((part) => ({ ...part, days: part.days + daysSinceOriginal }));
  const dueDays = BigInt(taxedCentavoDays(later, originalRates.maxDays)) * BigInt(settledCentavos);
  const extraDays = dueDays - BigInt(taxedCentavoDays(unpaid, originalRates.maxDays)) * whole;
  const { num, den } = originalRates.daily;
  const complement = extraDays > 0n ? divideRounding(extraDays * num, den * whole) : 0n;
  const dailyCentavos = anew.dailyCentavos + Number(complement);
  return { ...anew, dailyCentavos, totalCentavos: dailyCentavos + anew.additionalCentavos };
}
