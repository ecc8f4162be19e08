import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dishonest } from '../../../apps/server/src/ports/lender/testing/dishonest.ts';
import { honest, type Dishonest } from '../../../apps/server/src/ports/lender/testing/honest.ts';
import { lies } from '../../../apps/server/src/ports/lender/testing/lies.ts';
import { someOf } from '../../support/amount.ts';
import { openCounter, type Counter, type Scene } from './counter.ts';
import { honestly, NOTHING, reachedBy, take, toldAtQuote, toldWhenTaken, type Told } from './telling.ts';
import { foreignIn, ourWords } from './words.ts';

/* Every lie of the unit tests, told by a lender's own server to the shipped channels as they run: none comes to a signature. */

let counter: Counter;
beforeAll(async () => void (counter = await openCounter()));
afterAll(() => counter.close());

const count = { lies: 0, told: 0, passed: 0 };
afterAll(() =>
  globalThis.console.info(`${count.lies} lies, told ${count.told} times, ${count.passed} came to a contract`),
);

/** A home whose buyer would be too old is a lie of the person's age alone. */
const OF_AGE = 'age.atEnd';
/** What was asked is another thing, or the wire has no such answer: then that is what is said of it. */
const alsoSaid = new Set(['asked.differs', 'term.differs']);

/** Where the offer is taken that was shown, and where it is reserved by whoever was proven. */
const TAKEN = ['lender.choose', 'lender.accept'] as const;

/** A lie was refused where it was told, in words of ours, and operators heard why. */
function expectRefused([what, product, change, code]: Dishonest, when: string, told: Told): void {
  count.told += 1;
  count.passed += told.passed ? 1 : 0;
  expect([what, when, told.isTold, told.passed]).toEqual([what, when, true, false]);
  expect(ourWords, `${what} ${when}: ${told.says}`).toContain(told.says);
  const foreign = foreignIn(change(honest(product)), honest(product));
  expect(foreign.filter((text) => told.wire.includes(text))).toEqual([]);
  // What the wire has no words for is a failure, and no offer that could be judged.
  const isRead = told.codes.length > 0;
  expect(isRead ? told.codes.some((one) => one === code || alsoSaid.has(one)) : true, `${what}: ${told.codes}`).toBe(
    true,
  );
}

async function tell(first: Scene, lie: Dishonest, moments: readonly (typeof TAKEN)[number][] = TAKEN): Promise<Scene> {
  const [what, , change] = lie;
  let scene = first;
  count.lies += 1;
  expectRefused(lie, 'when it is shown', await toldAtQuote(scene, change));
  for (const to of moments) {
    expectRefused(lie, `answered to ${to}`, await toldWhenTaken(scene, to, change));
    expect([what, await reachedBy(scene)]).toEqual([what, NOTHING]);
    scene = await counter.standing(scene);
  }
  return scene;
}

const products = [...new Set(dishonest.map(([, product]) => product))];

describe.each(products)('%s', (product) => {
  const told = dishonest.filter(([, of, , code]) => of === product && code !== OF_AGE);

  it('no lie comes to a contract, and what is honest is signed', { timeout: 240_000 }, async () => {
    let scene = await counter.customerOf(product);
    for (const lie of someOf(told, 1)) scene = await tell(scene, lie);
    const { end, reached } = await honestly(scene);
    expect([end, reached.papers, reached.payments]).toEqual(['finished', 1, 1]);
  });
});

it('a home that is paid back at ninety: refused where it is shown and where it is taken', async () => {
  const [lie] = dishonest.filter(([, , , code]) => code === OF_AGE);
  if (lie === undefined) throw new Error('it is among the lies');
  const [, product] = lie;
  const scene = await counter.customerOf(product, { birthDate: '1955-05-12' });
  expectRefused(lie, 'when it is shown', await toldAtQuote(scene, (offer) => offer));
  scene.tell({ to: 'lender.choose', instead: () => honest(product) });
  await take(scene, 'of_1');
  expect((await scene.customer.until(({ stepStatus }) => stepStatus[scene.step] === 'remake')).currentStep).toBe(
    scene.step,
  );
  expect(scene.takeCodes()).toContain(OF_AGE);
  expect(await reachedBy(scene)).toEqual(NOTHING);
});

/** Four customers hear them side by side: each failure is tried again before it is one. */
it('what is no offer at all: nothing of it is taken for one', { timeout: 240_000 }, async () => {
  const told = someOf(lies, 1).map(([what, lie]): Dishonest => [what, 'cdc', lie, 'offer.unreadable']);
  const waves = Array.from({ length: 4 }, (_, at) => told.filter((_lie, index) => index % 4 === at));
  await Promise.all(
    waves.map(async (wave) => {
      if (wave.length === 0) return;
      let scene = await counter.customerOf('cdc');
      for (const lie of wave) scene = await tell(scene, lie, ['lender.accept']);
      expect(await honestly(scene)).toMatchObject({ end: 'finished', reached: { payments: 1 } });
    }),
  );
});
