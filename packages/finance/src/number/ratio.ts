import { ONE, type Fixed } from './fixed.ts';

/** A fraction kept as it is, so that a tie at half a centavo is seen as one. The denominator is positive. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Ratio = { num: 0n, den: 1n };

export const toFixed = ({ num, den }: Ratio): Fixed => (num * ONE * 2n + den) / (den * 2n);

export const fromFixed = (value: Fixed): Ratio => ({ num: value, den: ONE });

/** What the error of fixed point can take from a tie, a millionth of a millionth of a centavo, is given back. */
const TIE_BITS = 40n;

/** Half up, for amounts and dividends that are not negative. */
export const divideRounding = (num: bigint, den: bigint): bigint => (2n * num + den + (den >> TIE_BITS)) / (2n * den);

/** `centavos × ratio`, to the centavo, half up. */
export const share = (centavos: number, { num, den }: Ratio): number =>
  Number(divideRounding(BigInt(centavos) * num, den));

/** `centavos × ratio`, to the centavo, never more than exact: for limits. */
export const shareDown = (centavos: number, { num, den }: Ratio): number => Number((BigInt(centavos) * num) / den);
