import { randomInt } from 'node:crypto';
import { amount } from '../../support/amount.ts';

/** Random numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** KILL_SEED repeats a run; otherwise each long one has its own, to be printed. */
export const chosenSeed = (): number => Number(process.env.KILL_SEED ?? amount(20_261_125, randomInt(1_000_000_000)));
