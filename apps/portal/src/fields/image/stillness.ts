import type { Pixels } from './quality.ts';

/** Mean change of a pixel's green between two looks, of 255: a hand trembles below it, a moved phone is far above. */
const STILL = 4;
/** The thing in front of the camera is being turned round, or another one put there. */
const MOVED = 12;
/** Looks in a row: a second and a half at `EVERY_MS`. */
const LOOKS = 5;

/**
 * Answers whether the pictures shown to it one after the other have been good and alike for a moment. `afterMotion`: not before
 * something has moved, since what is in view now was taken already.
 */
export function createStillness({ afterMotion = false } = {}): (pixels: Pixels, good: boolean) => boolean {
  let before: Pixels | null = null;
  let count = 0;
  let waits = afterMotion;
  return (pixels, good) => {
    const change = before === null ? Infinity : changeBetween(before, pixels);
    if (before !== null && change > MOVED) waits = false;
    count = good && !waits && change < STILL ? count + 1 : 0;
    before = pixels;
    return count >= LOOKS;
  };
}

function changeBetween(before: Pixels, now: Pixels): number {
  if (before.data.length !== now.data.length) return Infinity;
  let sum = 0;
  for (let at = 1; at < now.data.length; at += 4) sum += Math.abs((now.data[at] ?? 0) - (before.data[at] ?? 0));
  return sum / (now.data.length / 4);
}
