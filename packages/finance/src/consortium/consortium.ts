import { ok } from '@passo/domain';
import { share } from '../number/ratio.ts';
import { parseRate, type Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { isAmount, isCount } from '../quote/check.ts';

export interface ConsortiumTerms {
  /** The letter of credit, in centavos. */
  readonly creditCentavos: number;
  readonly installments: number;
  /** Fractions of the credit over the whole plan. */
  readonly administrationFee: Rate;
  readonly reserveFund: Rate;
}

export interface ConsortiumPlan {
  readonly installmentCentavos: number;
  /** Absorbs what rounding left. */
  readonly lastInstallmentCentavos: number;
  readonly creditCentavos: number;
  readonly administrationFeeCentavos: number;
  readonly reserveFundCentavos: number;
  readonly totalCentavos: number;
}

/**
 * A consortium has no interest: credit, administration fee and reserve fund are shared equally over the plan
 * (Lei 11.795/2008, arts. 5º and 27). In centavos: fee and fund half up, each instalment down, the last one absorbs the
 * difference. The credit's yearly correction is not foreseen.
 */
export function planConsortium(terms: ConsortiumTerms): Calculated<ConsortiumPlan> {
  const { creditCentavos, installments } = terms;
  if (!isAmount(creditCentavos)) return refuse('amount.invalid');
  if (!isCount(installments)) return refuse('installments.invalid');
  const [fee, reserve] = [parseRate(terms.administrationFee), parseRate(terms.reserveFund)];
  if (!fee.ok) return fee;
  if (!reserve.ok) return reserve;
  const administrationFeeCentavos = share(creditCentavos, fee.value);
  const reserveFundCentavos = share(creditCentavos, reserve.value);
  const totalCentavos = creditCentavos + administrationFeeCentavos + reserveFundCentavos;
  const installmentCentavos = Math.floor(totalCentavos / installments);
  if (installmentCentavos < 1) return refuse('amount.tooSmall');
  const lastInstallmentCentavos = totalCentavos - installmentCentavos * (installments - 1);
  const parts = { creditCentavos, administrationFeeCentavos, reserveFundCentavos, totalCentavos };
  return ok({ installmentCentavos, lastInstallmentCentavos, ...parts });
}
