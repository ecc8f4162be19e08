import { multiply, ONE, type Fixed } from '../number/fixed.ts';
import { divideRounding } from '../number/ratio.ts';
import type { Period } from './periods.ts';

/** How a debt is paid back. */
export interface Repayment {
  /** What is the same each time: the instalment (Price, by days) or the part of the principal (SAC). */
  readonly level: 'installment' | 'principal';
  /** First instalments that pay interest only. */
  readonly interestOnly: number;
  /** Principal left for the last instalment, beyond its regular one. */
  readonly balloonCentavos: number;
  /** Interest that an instalment does not reach is paid by the next ones; else there is no such loan. */
  readonly carries: boolean;
  /** Whether every part of a row is whole centavos, or only what is paid. */
  readonly rows: 'parts' | 'installment';
  /** What of the last row absorbs what rounding left. */
  readonly last: 'installment' | 'interest';
}

/** What of a principal, in centavos, is paid each time, but for interest and the last instalment. */
export interface Regular {
  readonly installment: (principalCentavos: number) => number;
  /** The same in fixed point, not rounded. */
  readonly exactly: (principalCentavos: number) => Fixed;
  /** Exact, as a fraction over `count`. */
  readonly part: (principalCentavos: number) => { readonly principal: bigint; readonly count: bigint };
}

/**
 * The instalment that pays a principal back: `(PV − balloon · D_n) / Σ D_k`, D_k the product of the discounts so far
 * (the Price formula where all periods are alike, its by-days form where they are not), half up to the centavo. The
 * discounts are added up once for all the principals that are asked for.
 */
export function regularOver(periods: readonly Period[], { interestOnly, balloonCentavos }: Repayment): Regular {
  const paying = periods.slice(interestOnly);
  let worth = ONE;
  let sum = 0n;
  for (const { discount } of paying) {
    worth = multiply(worth, discount);
    sum += worth;
  }
  const balloon = BigInt(balloonCentavos) * worth;
  return {
    exactly: (principal) => ((BigInt(principal) * ONE - balloon) * ONE) / sum,
    installment: (principal) => Number(divideRounding(BigInt(principal) * ONE - balloon, sum)),
    part: (principal) => ({ principal: BigInt(principal - balloonCentavos), count: BigInt(paying.length) }),
  };
}
