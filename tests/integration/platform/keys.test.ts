import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyMaterial } from '../../../apps/server/src/platform/keyMaterial.ts';
import { Customer } from '../../support/customer.ts';
import { consents, personal } from '../../support/answers.ts';
import { someOf } from '../../support/amount.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* Keys belong to a database: which ones a process may start with, and how they are changed while customers are on their way. */

const one = randomBytes(32);
const two = randomBytes(32);
const hashKey = randomBytes(32);
const old: KeyMaterial = { keys: new Map([[1, one]]), hashKey };
const both = new Map([
  [1, one],
  [2, two],
]);
const announced: KeyMaterial = { keys: both, hashKey, sealWith: 1 };
const used: KeyMaterial = { keys: both, hashKey };

let database: Awaited<ReturnType<typeof freshDatabase>>;
const running = new Set<TestServer>();
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
  await database.drop();
});
async function start(keys: KeyMaterial): Promise<TestServer> {
  const server = await startTestServer({ databaseUrl: database.url, keys });
  running.add(server);
  return server;
}
async function stop(server: TestServer): Promise<void> {
  running.delete(server);
  await server.close();
}

const newest = (version: number, key: Buffer): KeyMaterial => ({ keys: new Map([[version, key]]), hashKey });
const refused: readonly (readonly [string, KeyMaterial, string])[] = [
  ['another key under the same number', newest(1, two), 'KEYS, version 1, is another key'],
  ['only a newer one', newest(2, two), 'KEYS lacks version 1'],
  ['another key of the hashes', { ...old, hashKey: two }, 'HASH_KEY is not the one of this database'],
];

describe('a process does not start with', () => {
  it.each(someOf(refused, 1))('%s', async (_what, keys, said) => {
    await stop(await start(old));
    await expect(start(keys)).rejects.toThrow(said);
    await stop(await start(old));
  });

  const forgotten: readonly (readonly [string, string])[] = [
    ['before keys were noted', 'delete from key_in_use'],
    ['a time when only the newest link was looked at', 'update key_in_use set proven_on_rows = false'],
  ];
  describe.each(someOf(forgotten, 1))('keys that open nothing of a database of %s', (_when, forget) => {
    /** Begun under the first key, and a link made under the second. */
    async function lived(): Promise<void> {
      const first = await start(old);
      const customer = new Customer(first.url);
      await customer.open();
      await customer.create(consents());
      await stop(first);
      const second = await start(used);
      await new Customer(second.url).open();
      await second.runtime.db.query(forget);
      // Of the weaker proof only what sealed last was noted.
      await second.runtime.db.query('delete from key_in_use where version = 1');
      await stop(second);
    }

    it.each([
      [
        'another key',
        {
          ...used,
          keys: new Map([
            [1, two],
            [2, one],
          ]),
        },
        'is another key',
      ],
      [
        'an old key replaced',
        {
          ...used,
          keys: new Map([
            [1, randomBytes(32)],
            [2, two],
          ]),
        },
        'KEYS, version 1, is another',
      ],
      ['an old key lost', newest(2, two), 'KEYS lacks version 1'],
      ['another key of the hashes', { ...used, hashKey: two }, 'HASH_KEY is not the one of this database'],
    ] as const)('%s', async (_what, keys, said) => {
      await lived();
      await expect(start(keys)).rejects.toThrow(said);
      const server = await start(used);
      const { rows } = await server.runtime.db.query(
        'select version, proven_on_rows as proven from key_in_use order by version',
      );
      expect(rows).toEqual([0, 1, 2].map((version) => ({ version, proven: true })));
    });

    it('and one torn row keeps nobody out', async () => {
      await lived();
      const torn = await start(used);
      const copy = `insert into proposal (id, link, channel, partner, flow_version, cpf_hash, state, situation)
        select gen_random_uuid(), sha256('x'), channel, partner, flow_version, sha256('y'), state || '\\x00', situation from proposal limit 1`;
      await torn.runtime.db.query(`insert into link (digest, channel, expires_at) values (sha256('x'), 'x', now())`);
      await torn.runtime.db.query(copy);
      await torn.runtime.db.query(forget);
      await stop(torn);
      await stop(await start(used));
    });
  });

  it('without the one that was used last', async () => {
    await stop(await start(old));
    await stop(await start(used));
    await expect(start(old)).rejects.toThrow('KEYS lacks version 2');
  });
});

it('a key is changed under a customer’s hands, in two rounds over two processes, and nothing is lost', async () => {
  let [first, second] = [await start(old), await start(old)];
  const customer = new Customer(first.url);
  await customer.open();
  await customer.create(consents());
  const at = (server: TestServer): Customer => {
    const there = new Customer(server.url);
    for (const [name, value] of customer.device.cookies) there.device.cookies.set(name, value);
    return Object.assign(there, { hash: customer.hash, proposal: customer.proposal, phone: customer.phone });
  };
  const reads = async (): Promise<readonly unknown[]> =>
    Promise.all([first, second].map(async (server) => (await at(server).refresh()).selfContract.consentimentos));
  const rounds: unknown[] = [await reads()];
  for (const keys of [announced, used]) {
    await stop(first);
    first = await start(keys);
    // One is new, one is old: what either writes, the other reads.
    await at(first).sendCode();
    rounds.push(await reads());
    await stop(second);
    second = await start(keys);
    rounds.push(await reads());
    await first.runtime.db.query(`update code set sent_at = now() - interval '1 minute'`);
  }
  for (const round of rounds)
    expect(round).toEqual([expect.objectContaining({ cpf: '52998224725' }), expect.anything()]);
  await at(second).sendCode();
  const last = at(first);
  await last.confirmCode(await new World(first.url).code(customer.phone));
  await last.submit('dados-pessoais', { ...personal, celular: customer.phone });
  expect((await at(second).refresh()).selfContract['dados-pessoais']).toMatchObject({ nome: personal.nome });
  const { rows } = await first.runtime.db.query<{ version: number }>('select version from key_in_use order by version');
  expect(rows.map(({ version }) => version)).toEqual([0, 1, 2]);
});
