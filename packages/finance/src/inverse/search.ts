/* Searches for the largest whole number that fits, where whatever is smaller than one that fits does too. */

export type Fits = (candidate: number) => boolean;

/** A number that fits and a larger one that does not. */
type Fence = readonly [fits: number, doesNot: number];

const FIRST_STEP = 32;
const WIDER = 4;

/** Fences the largest in above a number that fits; nothing beyond `most` is tried. */
export function fenceAbove(fits: Fits, known: number, most: number): Fence {
  let low = known;
  let step = FIRST_STEP;
  while (low + step <= most && fits(low + step)) {
    low += step;
    step *= WIDER;
  }
  return [low, Math.min(low + step, most + 1)];
}

/** Fences the largest in below a number that does not fit. One is taken to fit: who asks looks at the answer. */
export function fenceBelow(fits: Fits, tooMuch: number): Fence {
  let high = tooMuch;
  let step = FIRST_STEP;
  while (high - step > 1 && !fits(high - step)) {
    high -= step;
    step *= WIDER;
  }
  return [Math.max(high - step, 1), high];
}

/** The largest that fits within a fence. */
export function halve(fits: Fits, [fitting, tooMuch]: Fence): number {
  let [low, high] = [fitting, tooMuch];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
