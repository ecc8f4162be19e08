import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someOf } from '../../support/amount.ts';
import type { TestServer } from '../../support/server.ts';
import {
  arrivals,
  callBack,
  lateWorkers,
  openScene,
  outcomeOf,
  untilQuiet,
  type Arrival,
  type Scene,
} from './scene.ts';
import { asking, byPerson, openWorkshop, slugOf, type Workshop } from './workshop.ts';

/* An answer may come by call back, by our own look, from the person who decides, or because the question is put again. Whatever
   comes first, and whatever comes at once, in two processes on one database: one state, one outside effect. */

let shop: Workshop;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  shop = await openWorkshop();
  servers = [shop.server, await shop.another()];
});
afterAll(() => shop.close());
// One machine plays hundreds of customers.
beforeEach(async () => void (await shop.server.runtime.db.query('truncate rate_limit')));

const all: readonly Arrival[] = Object.values(arrivals);
const permutations = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** Settled once with a yes, whoever said it first; where the customer goes on, the step waits for them. */
function expectOneYes(outcome: Outcome, { proposal, slug }: Scene, byCustomer: boolean): void {
  expect(outcome).toMatchObject({
    answers: ['step.done'],
    effects: [{ key: `${proposal}:${slug}:1` }],
    asks: [{ attempt: 1, state: 'settled' }],
    status: byCustomer ? 'success' : 'finished',
    currentStep: byCustomer ? slug : 'fim',
    end: byCustomer ? null : 'finished',
  });
  expect([outcome.effects, outcome.situation]).toEqual([[expect.anything()], expect.not.stringMatching('reproved')]);
}

describe.each(someOf(byPerson, 1))('%s', (name, kind) => {
  const byCustomer = kind.advances === 'byCustomer';

  it('ends the same in all 24 orders, told by one process and the other', { timeout: 60_000 }, async () => {
    const inOrder = async (order: readonly Arrival[]): Promise<void> => {
      const scene = await openScene(shop, name, kind);
      for (const [at, arrives] of order.entries()) {
        await arrives(servers[at % 2 === 0 ? 0 : 1], scene);
        await untilQuiet(shop.server, scene);
      }
      expectOneYes(await outcomeOf(shop.server, scene), scene, byCustomer);
    };
    // Late workers come at every place of an order, one place each.
    const orders = permutations(all).map((order, at) => order.toSpliced(at % (order.length + 1), 0, lateWorkers));
    expect(orders).toHaveLength(24);
    const tried = someOf(orders, 1);
    for (let done = 0; done < tried.length; done += 8) await Promise.all(tried.slice(done, done + 8).map(inOrder));
  });

  it('ends the same when everything arrives at once in both', async () => {
    const atOnce = async (): Promise<void> => {
      const scene = await openScene(shop, name, kind);
      await Promise.all(servers.flatMap((server) => [...all, lateWorkers].map((arrives) => arrives(server, scene))));
      await untilQuiet(shop.server, scene);
      expectOneYes(await outcomeOf(shop.server, scene), scene, byCustomer);
    };
    await Promise.all(someOf([1, 2, 3], 1).map(atOnce));
  });

  it('takes one of a yes and a no that arrive at once, and stays with it', async () => {
    const torn = async (): Promise<void> => {
      const scene = await openScene(shop, name, kind);
      await Promise.all([callBack(true)(servers[0], scene), callBack(false)(servers[1], scene)]);
      await untilQuiet(shop.server, scene);
      const outcome = await outcomeOf(shop.server, scene);
      expect(outcome.answers).toHaveLength(1);
      const saidYes = outcome.answers[0] === 'step.done';
      expect(outcome.status).toBe(saidYes ? (byCustomer ? 'success' : 'finished') : 'failed');
      expect(outcome.end === 'refused').toBe(!saidYes);
      await Promise.all(
        [callBack(true), callBack(false), arrivals.retry, lateWorkers].map((late) => late(shop.server, scene)),
      );
      await untilQuiet(shop.server, scene);
      expect(await outcomeOf(shop.server, scene)).toEqual(outcome);
    };
    await Promise.all(someOf([1, 2, 3], 1).map(torn));
  });
});

const automatic = asking.filter((one) => !byPerson.includes(one) && one[1].asks === 'onEnter');

describe('a question that is answered at once', () => {
  it.each(someOf(automatic, 1))('%s: put again and again in both, it is answered once', async (name, kind) => {
    const customer = await shop.customerAt(name);
    const [slug, operation] = [slugOf(name), kind.call?.operation ?? ''];
    const scene = { customer, proposal: customer.proposal?._id ?? '', slug, operation, reference: 'none' };
    for (let turn = 0; turn < 5; turn += 1) await Promise.all(servers.map((server) => arrivals.retry(server, scene)));
    await customer.until(({ stepStatus }) => !['init', 'waiting'].includes(stepStatus[slug] ?? 'init'));
    await untilQuiet(shop.server, scene);
    const { answers, effects, asks, status } = await outcomeOf(shop.server, scene);
    expect(answers).toEqual(['step.done']);
    expect(effects.filter(({ key }) => key.split(':')[1] === slug).length).toBeLessThanOrEqual(1);
    expect(asks).toEqual([{ attempt: 1, state: 'settled' }]);
    expect(status).toBe(kind.advances === 'byCustomer' ? 'success' : 'finished');
  });
});
