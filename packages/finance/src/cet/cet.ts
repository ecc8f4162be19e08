import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { internalRate } from './internalRate.ts';

export interface Cet {
  /** Fractions of four decimals, that is percentages of two: 0.2741 is 27.41 %. */
  readonly annual: number;
  readonly monthly: number;
}

export interface Payment {
  /** Days after the money was received. */
  readonly days: number;
  readonly centavos: number;
}

const toPercentOfTwoDecimals = (fraction: number): number => Number(fraction.toFixed(4));

/**
 * Custo Efetivo Total: the yearly rate with `Σ FC_j / (1 + CET)^(d_j / 365) = FC_0`, d_j in calendar days and FC_0 what
 * the customer really receives (Resolução CMN 4.881/2020). The monthly one is its twelfth root. Below zero where less
 * is paid back than was received.
 */
export function cetOf(receivedCentavos: number, payments: readonly Payment[]): Calculated<Cet> {
  const daily = internalRate(
    receivedCentavos,
    payments.map(({ days, centavos }) => ({ at: days, amount: centavos })),
  );
  if (!daily.ok) return daily;
  const logarithm = Math.log1p(daily.value) * 365;
  const annual = toPercentOfTwoDecimals(Math.expm1(logarithm));
  const monthly = toPercentOfTwoDecimals(Math.expm1(logarithm / 12));
  // Less than everything is given back, or more than any number holds: that is no credit.
  return annual > -1 && annual < 1e15 ? ok({ annual, monthly }) : refuse('cost.unbounded');
}
