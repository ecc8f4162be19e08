import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedOffers, honestOffer, honestPerson } from '../testing/honest.ts';
import { checkRegulated } from './checkRegulated.ts';

const SEED = Number(globalThis.process.env['FINANCE_SEED'] ?? 20_261_122);
/** `npm run test:all -- loans` makes a hundred thousand. */
const RUNS = Number(globalThis.process.env['FINANCE_RUNS'] ?? 4_000);

test(`no honest offer is refused (seed ${SEED}, ${RUNS} offers)`, { timeout: 600_000 }, () => {
  const ways = new Map<string, number>();
  fc.assert(
    fc.property(askedOffers, (asked) => {
      const offer = honestOffer(asked);
      fc.pre(offer !== null);
      if (offer === null) return;
      const way = `${asked.product}:${asked.method}:${asked.base}:${asked.rounding}`;
      ways.set(way, (ways.get(way) ?? 0) + 1);
      expect(checkRegulated(offer, asked.product, honestPerson(asked, offer), asked.paidOutOn)).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Seven products by three methods; a fund by days, a group without interest.
  expect(ways.size).toBe((7 * 3 + 1 + 1) * 2 * 2);
  globalThis.console.info(
    `${[...ways.values()].reduce((sum, count) => sum + count, 0)} honest offers in ${ways.size} ways: 0 refused`,
  );
});
