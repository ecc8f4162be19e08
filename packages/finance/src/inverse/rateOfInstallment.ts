import { ok } from '@passo/domain';
import { rateOfFlows } from '../cet/internalRate.ts';
import { isAmount } from '../number/centavos.ts';
import { refuse, refuseWith, type Calculated } from '../problem.ts';
import type { AnyTerms } from '../quote/terms.ts';
import { readTerms, type ReadTerms } from '../read/terms.ts';
import { periodsOver } from '../schedule/periods.ts';

/** What has no part in the question, and is a slip where somebody says it. */
const notAsked = ['monthlyRate', 'annualRate', 'iof', 'fees', 'insurances', 'interestOnly', 'rounding'] as const;
type WithoutRate<T> = T extends unknown ? Omit<T, (typeof notAsked)[number]> : never;

/** At 100 % a month an amount doubles in one: how often it doubles in a period is how many months the period has. */
const DOUBLING = { monthlyRate: '100%', iof: 'exempt' } as const;

/** After how many months, of whatever kind and count, each instalment is paid. */
function monthsOf({ paidOutOn, dueDates, accrual, monthly }: ReadTerms): readonly number[] {
  let months = 0;
  return periodsOver(paidOutOn, dueDates, accrual, monthly ? 1 : Infinity).map(
    ({ interest }) => (months += Math.log2(1 + interest.approximation)),
  );
}

/**
 * The monthly rate, a fraction of ten decimals, by which level instalments of so many centavos pay a debt back:
 * `PV = Σ PMT / (1 + i)^t_k`, t_k in months by the terms' own method and count of days. `requestedCentavos` is the debt itself,
 * without IOF and charges. Refuses `sac`, which has no level instalment, with `input.invalid`, and with `amount.tooSmall`
 * instalments that come to less than the debt.
 */
export function rateOfInstallment(installmentCentavos: number, terms: WithoutRate<AnyTerms>): Calculated<number> {
  if (!isAmount(installmentCentavos)) return refuseWith('amount.invalid', { path: 'installmentCentavos' });
  const stray = notAsked.find((name) => Object.hasOwn({ ...terms }, name));
  if (stray !== undefined) return refuseWith('input.unknown', { path: stray });
  const read = readTerms({ ...terms, ...DOUBLING });
  if (!read.ok) return read;
  const { repayment, requestedCentavos, dueDates } = read.value;
  if (repayment.level !== 'installment') return refuseWith('input.invalid', { path: 'method' });
  const last = dueDates.length - 1;
  const flows = monthsOf(read.value).map((at, k) => ({
    at,
    amount: installmentCentavos + (k === last ? repayment.balloonCentavos : 0),
  }));
  const rate = rateOfFlows(requestedCentavos, flows);
  if (!rate.ok) return rate;
  return rate.value < -1e-12 ? refuse('amount.tooSmall') : ok(Math.max(0, Number(rate.value.toFixed(10))));
}
