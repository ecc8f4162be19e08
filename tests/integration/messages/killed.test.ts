import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { work } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { freshKeys, RealServer } from '../../support/realServer.ts';

/* What is to be told is committed, and every process dies before it has been sent: it is sent all the same, and once. */

const CUSTOMERS = 6;

let database: FreshDatabase;
let servers: readonly [RealServer, RealServer];
let db: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  const env = {
    DATABASE_URL: database.url,
    ...freshKeys(),
  };
  servers = await Promise.all([RealServer.create(env), RealServer.create(env)]);
  await Promise.all(servers.map((server) => server.start()));
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await Promise.all(servers.map((server) => server.remove()));
  await database.drop();
});

async function beforeAnalysis(at: number): Promise<Customer> {
  const customer = new Customer(servers[at % 2 === 0 ? 0 : 1].url);
  customer.phone = `1198761${String(1_000 + at)}`;
  await walk(customer, new World(servers[0].url), undefined, 'trabalho');
  return customer;
}

const count = async (where: string): Promise<number> =>
  Number(
    (await db.query<{ count: number }>(`select count(*)::int from outcome_message where ${where}`)).rows[0]?.count,
  );

it('a message is sent once, though both processes are killed between the commit and the sending', async () => {
  const customers: Customer[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) customers.push(await beforeAnalysis(at));
  // Whoever sends stands still before a table that somebody holds.
  await db.query('begin');
  await db.query('lock table sim_message in exclusive mode');
  await Promise.all(customers.map((customer) => customer.submit('trabalho', work)));
  const taken = () => count(`message = 'approved' and state = 'open' and tries > 0`);
  await expect.poll(taken, { timeout: 60_000 }).toBe(CUSTOMERS);
  await Promise.all(servers.map((server) => server.killServer()));
  await db.query('rollback');
  await Promise.all(servers.map((server) => server.start()));
  await expect.poll(() => count(`state = 'sent'`), { timeout: 60_000 }).toBe(CUSTOMERS);
  const world = new World(servers[1].url);
  const heard = await Promise.all(
    customers.map(async ({ phone }) => {
      const messages = await world.messages(phone);
      return messages.filter(({ text }) => text.startsWith('Aurora: Seu crédito foi aprovado.')).length;
    }),
  );
  process.stdout.write(`${CUSTOMERS} messages taken by processes that were killed: sent ${heard.join(', ')} times\n`);
  expect(heard).toEqual(customers.map(() => 1));
  expect(await count(`tries > 1`)).toBe(CUSTOMERS);
});
