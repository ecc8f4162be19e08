import { ok } from '@passo/domain';
import type { Rate } from '../number/rate.ts';
import { refuse, type Calculated } from '../problem.ts';
import { known, type Names } from '../read/known.ts';
import { field, items, numberAt, reading, textAt, type Place } from '../read/place.ts';
import { rateAt } from '../read/rates.ts';
import { rateOfFlows } from './internalRate.ts';

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
export function costOfFlows(receivedCentavos: number, payments: readonly Payment[]): Calculated<Cet> {
  const daily = rateOfFlows(
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

const paymentNames: Names<Payment> = { days: true, centavos: true };
const indexNames: Names<Index> = { name: true, annualRate: true };

const paymentAt = (place: Place): Payment => ({
  days: numberAt(field(known(place, paymentNames), 'days')),
  centavos: numberAt(field(place, 'centavos')),
});

interface Flows {
  readonly received: number;
  readonly payments: readonly Payment[];
}

const flowsOf = (received: unknown, payments: unknown): Flows => ({
  received: numberAt({ value: received, path: 'receivedCentavos' }),
  payments: items({ value: payments, path: 'payments' }).map(paymentAt),
});

/** As `costOfFlows`, of whatever is given. */
export function cetOf(receivedCentavos: number, payments: readonly Payment[]): Calculated<Cet> {
  const read = reading(() => flowsOf(receivedCentavos, payments));
  return read.ok ? costOfFlows(read.value.received, read.value.payments) : read;
}

/** An index that amounts are corrected by, and what it is taken to be in a year. */
export interface Index {
  readonly name: string;
  readonly annualRate: Rate;
}

export interface IndexedCet {
  /** Above the index: amounts as they are told today. */
  readonly real: Cet;
  /** With the index at what it is taken to be. */
  readonly nominal: Cet;
  readonly index: string;
}

/**
 * The cost of payments that an index corrects: told in the money of the first day, each grows by the index up to the day
 * on which it is paid. The nominal cost holds only if the index does what was assumed.
 */
export function indexedCetOf(
  receivedCentavos: number,
  payments: readonly Payment[],
  index: Index,
): Calculated<IndexedCet> {
  const read = reading(() => {
    const place = known({ value: index, path: 'index' }, indexNames);
    const told = { name: textAt(field(place, 'name')), yearly: rateAt(field(place, 'annualRate')) };
    return { ...flowsOf(receivedCentavos, payments), ...told };
  });
  if (!read.ok) return read;
  const { received, name, yearly } = read.value;
  const growth = Math.log1p(yearly.approximation) / 365;
  const corrected = read.value.payments.map(({ days, centavos }) => ({
    days,
    centavos: centavos * Math.exp(growth * days),
  }));
  const [real, nominal] = [costOfFlows(received, read.value.payments), costOfFlows(received, corrected)];
  if (!real.ok) return real;
  return nominal.ok ? ok({ real: real.value, nominal: nominal.value, index: name }) : nominal;
}
