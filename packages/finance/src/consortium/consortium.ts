import { ok } from '@passo/domain';
import { share } from '../number/ratio.ts';
import type { Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { installmentsAt } from '../read/dates.ts';
import { known, type Names } from '../read/known.ts';
import { amountAt, field, reading } from '../read/place.ts';
import { rateAt } from '../read/rates.ts';

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

const names: Names<ConsortiumTerms> = {
  ...{ creditCentavos: true, installments: true, administrationFee: true, reserveFund: true },
};

/**
 * A consortium has no interest: credit, administration fee and reserve fund are shared equally over the plan
 * (Lei 11.795/2008, arts. 5º and 27). In centavos: fee and fund half up, each instalment down, the last one absorbs the
 * difference. The credit's yearly correction is not foreseen.
 */
export function planConsortium(terms: ConsortiumTerms): Calculated<ConsortiumPlan> {
  const read = reading(() => {
    const place = known({ value: terms, path: '' }, names);
    const creditCentavos = amountAt(field(place, 'creditCentavos'), 1);
    const installments = installmentsAt(field(place, 'installments'));
    const [fee, reserve] = [rateAt(field(place, 'administrationFee')), rateAt(field(place, 'reserveFund'))];
    return { creditCentavos, installments, fee, reserve };
  });
  if (!read.ok) return read;
  const { creditCentavos, installments, fee, reserve } = read.value;
  const administrationFeeCentavos = share(creditCentavos, fee);
  const reserveFundCentavos = share(creditCentavos, reserve);
  const totalCentavos = creditCentavos + administrationFeeCentavos + reserveFundCentavos;
  const installmentCentavos = Math.floor(totalCentavos / installments);
  if (installmentCentavos < 1) return refuse('amount.tooSmall');
  const lastInstallmentCentavos = totalCentavos - installmentCentavos * (installments - 1);
  const parts = { creditCentavos, administrationFeeCentavos, reserveFundCentavos, totalCentavos };
  return ok({ installmentCentavos, lastInstallmentCentavos, ...parts });
}
