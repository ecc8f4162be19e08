import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../support/amount.ts';
import { openCounter, type Counter } from './counter.ts';
import { swaps } from './swaps.ts';
import { honestly, NOTHING, reachedBy, toldWhenTaken } from './telling.ts';
import { ourWords } from './words.ts';

/* A lender that shows an honest offer, and means another one when it is taken or reserved. */

let counter: Counter;
beforeAll(async () => void (counter = await openCounter()));
afterAll(() => counter.close());

const count = { swaps: swaps.length, told: 0, passed: 0 };
afterAll(() =>
  globalThis.console.info(`${count.swaps} other offers, told ${count.told} times, ${count.passed} came to a contract`),
);

const products = [...new Set(swaps.map(([, product]) => product))];

describe.each(products)('%s', (product) => {
  const meant = swaps.filter(([, of]) => of === product);

  it('what was not shown is not signed, and what was shown is', { timeout: 120_000 }, async () => {
    let scene = await counter.customerOf(product);
    const passed: string[] = [];
    for (const [what, , change] of someOf(meant, 2))
      for (const to of ['lender.choose', 'lender.accept'] as const) {
        const told = await toldWhenTaken(scene, to, change);
        count.told += 1;
        expect([what, told.isTold]).toEqual([what, true]);
        expect(ourWords, `${what}: ${told.says}`).toContain(told.says);
        if (!told.passed) expect([what, await reachedBy(scene)]).toEqual([what, NOTHING]);
        else count.passed += passed.push(`${what}, at ${to}`) && 1;
        scene = await counter.standing(scene);
      }
    expect(passed).toEqual([]);
    expect(await honestly(scene)).toMatchObject({ end: 'finished', reached: { papers: 1, payments: 1 } });
  });
});
