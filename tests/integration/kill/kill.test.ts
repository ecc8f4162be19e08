import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from './books.ts';
import { Actions } from './patience.ts';
import { chosenSeed, seeded } from './random.ts';
import { amount } from '../../support/amount.ts';
import { RealServer } from '../../support/realServer.ts';
import { travel, type Travelled } from './traveller.ts';

const KILLS = amount(1, 20);
/** So that a kill always meets somebody on the way. */
const AT_ONCE = 2;
const LIMIT_MS = 240_000;

let server: RealServer;
beforeEach(async () => {
  server = await RealServer.create();
  await server.start();
});
afterEach(async () => {
  await server.remove();
});

type Strike = (random: () => number) => Promise<void>;

const killServer: Strike = async () => {
  await server.killServer();
  await server.start();
};

/** PostgreSQL alone (the server starts it again), or both at once. */
const killDatabase: Strike = async (random) => {
  const killed = server.postmaster();
  server.killPostgres();
  if (random() < 0.5) return server.untilReady(killed);
  await server.killServer();
  await server.start();
};

/** Half of the kills come while a request is being worked on, half while jobs are. */
const delay = (random: () => number): number => (random() < 0.5 ? random() * 15 : random() * 300);

/** Customers travel until all kills have struck; everybody arrives. */
async function travelUnderFire(strike: Strike, random: () => number): Promise<readonly Travelled[]> {
  const actions = new Actions();
  const arrived: Travelled[] = [];
  let struck = 0;
  let travellers = 0;
  const keepTravelling = async (): Promise<void> => {
    while (struck < KILLS) {
      travellers += 1;
      arrived.push(await travel(server, actions, `119876${String(10_000 + travellers)}`));
    }
  };
  const killer = async (): Promise<void> => {
    for (; struck < KILLS; struck += 1) {
      await actions.next();
      await pause(delay(random));
      await strike(random);
    }
  };
  await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, keepTravelling)]);
  return arrived;
}

async function expectWhole({ proposal, acknowledged }: Travelled): Promise<void> {
  expect(proposal).toMatchObject({ currentStep: 'fim', situation: 'approved', data: { end: 'finished' } });
  for (const [slug, answers] of acknowledged) {
    if (Object.keys(Object(answers)).length > 0)
      expect(proposal.selfContract[slug], slug).toMatchObject(Object(answers));
  }
  const books = await readBooks(server.databaseUrl(), proposal._id);
  expect(books.revisions).toEqual(Array.from({ length: books.revision }, (_, at) => at + 1));
  expect(books).toMatchObject({ unsettled: 0, consents: 4, papers: 1 });
  const once = books.effects.map(({ operation, key }) => `${operation} ${key.split(':').slice(1).join(' ')}`);
  expect(new Set(once).size).toBe(once.length);
  expect(books.effects.filter(({ key, outcome }) => outcome === null || !key.endsWith(':1'))).toEqual([]);
  expect(books.effects.filter(({ operation }) => operation === 'lender.disburse')).toHaveLength(1);
}

describe('kills on the way to the money', () => {
  it.each([
    ['the server', killServer],
    ['PostgreSQL, and both', killDatabase],
  ] as const)(
    'nothing acknowledged is lost and nothing is done twice when kill -9 meets %s',
    async (_who, strike) => {
      const seed = chosenSeed();
      const arrived = await travelUnderFire(strike, seeded(seed)).catch((cause: unknown) => {
        throw new Error(`KILL_SEED=${seed}\n${server.complaints.slice(-4_000)}`, { cause });
      });
      const slowest = arrived.map(({ longestStandstill }) => longestStandstill).reduce((a, b) => (a.ms > b.ms ? a : b));
      process.stdout.write(
        `KILL_SEED=${seed}: ${arrived.length} journeys, longest standstill ${Math.round(slowest.ms)} ms at ${slowest.step}\n`,
      );
      for (const one of arrived) await expectWhole(one);
    },
    LIMIT_MS,
  );
});
