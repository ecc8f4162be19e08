import { ok } from '@passo/domain';
import { refuse, type Calculated } from '../problem.ts';
import { known, type Names } from '../read/known.ts';
import { field, items, numberAt, reading } from '../read/place.ts';

/** An amount received back, `at` days or periods after the start. */
export interface Inflow {
  readonly at: number;
  readonly amount: number;
}

const MAX_ROUNDS = 100;

/**
 * The rate per unit of `at`, a fraction that is not rounded, for which the inflows are worth `outflow` today; amounts in
 * any one unit.
 *
 * Newton's method on `ln Σ a·e^(−δ·t) − ln outflow`, whose root δ is `ln(1 + rate)`. The function is strictly
 * decreasing and convex (a log-sum-exp of lines), so the root is unique and, from the first iterate left of it, every
 * step stays left of it and comes nearer: it cannot cycle or escape. The exponentials are shifted by the largest one,
 * so it cannot overflow either.
 */
export function rateOfFlows(outflow: number, inflows: readonly Inflow[]): Calculated<number> {
  const flows = inflows.filter(({ amount }) => amount !== 0);
  const usable = flows.every(({ at, amount }) => at > 0 && amount > 0 && Number.isFinite(at + amount));
  if (!(outflow > 0) || !Number.isFinite(outflow) || flows.length === 0 || !usable) return refuse('cost.unbounded');
  let delta = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const step = newtonStep(delta, flows, Math.log(outflow));
    delta += step;
    if (Math.abs(step) <= 1e-14 * Math.max(1e-3, Math.abs(delta))) break;
  }
  const rate = Math.expm1(delta);
  return Number.isFinite(rate) ? ok(rate) : refuse('cost.unbounded');
}

const names: Names<Inflow> = { at: true, amount: true };

/** As `rateOfFlows`, of whatever is given. */
export function internalRate(outflow: number, inflows: readonly Inflow[]): Calculated<number> {
  const read = reading(() => ({
    outflow: numberAt({ value: outflow, path: 'outflow' }),
    inflows: items({ value: inflows, path: 'inflows' }).map((one) => ({
      at: numberAt(field(known(one, names), 'at')),
      amount: numberAt(field(one, 'amount')),
    })),
  }));
  return read.ok ? rateOfFlows(read.value.outflow, read.value.inflows) : read;
}

function newtonStep(delta: number, flows: readonly Inflow[], target: number): number {
  let largest = -Infinity;
  for (const { at } of flows) largest = Math.max(largest, -delta * at);
  let worth = 0;
  let weighted = 0;
  for (const { at, amount } of flows) {
    const present = amount * Math.exp(-delta * at - largest);
    worth += present;
    weighted += present * at;
  }
  return ((Math.log(worth) + largest - target) * worth) / weighted;
}
