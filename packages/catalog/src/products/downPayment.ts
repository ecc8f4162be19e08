import { formatMoney, ok, type Result } from '@passo/domain';
import type { FinanceProblem } from '@passo/finance';
import type { LoanDetails, OfferLine } from '../ports/lender.ts';
import { lineNamed } from './lineKind.ts';
import { refusal } from './parts.ts';

/** Shares of a vehicle's value that a down payment may be (specification, 2-fields). */
const downPaymentShares = { least: 0.2, most: 0.8, usual: 0.2 } as const;

interface DownPayment {
  readonly leastCentavos: number;
  readonly mostCentavos: number;
  readonly usualCentavos: number;
}

export function downPaymentLimits(collateralCentavos: number): DownPayment {
  const { least, most, usual } = downPaymentShares;
  return {
    leastCentavos: Math.ceil(collateralCentavos * least),
    mostCentavos: Math.floor(collateralCentavos * most),
    usualCentavos: Math.ceil(collateralCentavos * usual),
  };
}

/** What is left to be financed, in centavos; refused with the limits where the down payment is outside of them. */
export function financedOf(details: LoanDetails = {}): Result<number, FinanceProblem> {
  const { collateralCentavos = 0 } = details;
  if (collateralCentavos <= 0) return refusal('Diga antes o valor do bem.');
  const { leastCentavos, mostCentavos, usualCentavos } = downPaymentLimits(collateralCentavos);
  const { downPaymentCentavos = usualCentavos } = details;
  if (downPaymentCentavos >= leastCentavos && downPaymentCentavos <= mostCentavos) {
    return ok(collateralCentavos - downPaymentCentavos);
  }
  return refusal(`A entrada vai de ${formatMoney(leastCentavos)} a ${formatMoney(mostCentavos)}.`);
}

/** What is paid at once. */
export const downPayment = lineNamed('entrada', 'Valor da Entrada');

/** The down payment as the offer tells it, whether it was named or is the usual one. */
export function downPaymentLine({ details = {} }: { readonly details?: LoanDetails }): OfferLine {
  const { collateralCentavos = 0 } = details;
  const { downPaymentCentavos = downPaymentLimits(collateralCentavos).usualCentavos } = details;
  return downPayment.of(downPaymentCentavos);
}

/** The most that is financed of it: all but the smallest down payment; nothing of what is worth less than nothing. */
export function mostFinanced(details: LoanDetails = {}): number {
  const { collateralCentavos = 0 } = details;
  return Math.max(0, collateralCentavos - downPaymentLimits(collateralCentavos).leastCentavos);
}
