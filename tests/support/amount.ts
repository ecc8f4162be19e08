/**
 * How much a seeded test tries: the first in `npm test`, so that a break shows, the second in the long suite
 * (`npm run test:all`, see `scripts/lib/longParts.mjs`).
 */
export const amount = <Size>(inGate: Size, inLong: Size): Size => (isLong ? inLong : inGate);

const isLong = process.env.PASSO_SUITE === 'long';

/** The first few of a list in `npm test`, all of it in the long suite. */
export const someOf = <One>(all: readonly One[], inGate: number): readonly One[] =>
  isLong ? all : all.slice(0, inGate);
