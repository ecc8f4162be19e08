import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { freshKeys, RealServer } from '../../support/realServer.ts';

/* A question kills every process that takes it. Two processes are started again whenever they die, as they would be. */

const poison = path.join(os.tmpdir(), `passo-poison-${process.pid}`);
let database: FreshDatabase;
let db: pg.Client;
let servers: readonly RealServer[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  const env = {
    DATABASE_URL: database.url,
    ...freshKeys(),
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'poison.mjs')).href}`,
    POISON: poison,
  };
  servers = await Promise.all([RealServer.create(env), RealServer.create(env)]);
  await Promise.all(servers.map((server) => server.start()));
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
}, 120_000);
afterAll(async () => {
  fs.rmSync(poison, { force: true });
  await db.end();
  await Promise.all(servers.map((server) => server.remove()));
  await database.drop();
});

const at = (index: number): RealServer => {
  const server = servers[index];
  if (server === undefined) throw new Error('there are two servers');
  return server;
};

/** Somebody whose next submit asks the outside. */
async function beforeAsking(index: number): Promise<Customer> {
  const customer = new Customer(at(0).url);
  customer.phone = `1198765440${index}`;
  await walk(customer, new World(at(0).url), undefined, 'selfie');
  return customer;
}

const standing = async (customer: Customer): Promise<string> => {
  const asked = 'select state from question where proposal = $1 order by asked_at desc limit 1';
  return (await db.query<{ state: string }>(asked, [customer.proposal?._id])).rows[0]?.state ?? 'none';
};

/** Starts again who died; answers how many. A lease is over as soon as its process is, so that nobody waits for it here. */
async function startDead(poisoned: Customer): Promise<number> {
  const dead = servers.filter(({ isDead }) => isDead);
  const over = 'update question set leased_until = now() where proposal = $1 and leased_until > now()';
  if (dead.length > 0) await db.query(over, [poisoned.proposal?._id]);
  await Promise.all(dead.map((server) => server.start().catch(() => undefined)));
  return dead.length;
}

it('a question that kills its process is given up, loudly; those beside it come through', async () => {
  const [poisoned, ...others] = await Promise.all([0, 1, 2, 3].map(beforeAsking));
  if (poisoned === undefined) throw new Error('nobody is there');
  fs.writeFileSync(poison, poisoned.proposal?._id ?? '');
  for (const customer of [...others, poisoned]) await customer.submitFiles('selfie', { selfie: await photo(700, 900) });
  let deaths = 0;
  await expect
    .poll(async () => ((deaths += await startDead(poisoned)), standing(poisoned)), { timeout: 90_000, interval: 100 })
    .toBe('given_up');
  await expect.poll(() => startDead(poisoned), { timeout: 30_000 }).toBe(0);
  const { stepStatus, currentStep } = await poisoned.refresh();
  const ends: string[] = [];
  for (const customer of others) {
    await customer.until(({ currentStep: step }) => step === 'trabalho');
    ends.push(await standing(customer));
  }
  const texts = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  const counted = texts.filter((text) => text.includes('jobs_given_up_total{job="question"} 1')).length;
  process.stdout.write(`a question killed ${deaths} processes before it was given up; beside it: ${ends.join(', ')}\n`);
  expect(deaths).toBe(5);
  expect(stepStatus[currentStep]).toBe('failed');
  expect(counted).toBe(1);
  expect(ends.filter((state) => state !== 'settled')).toEqual([]);
  expect(await (await fetch(`${at(0).url}/simulador`)).text()).toContain('Tentativas interrompidas');
  // The customer may ask again: with the poison gone, that goes well.
  fs.rmSync(poison);
  await poisoned.submit(currentStep, {});
  await poisoned.until(({ currentStep: step }) => step === 'trabalho');
}, 150_000);

it('a call back that nobody can act upon is put away as well', async () => {
  // Its lease ran out four times before: what is wrong with it is not the process.
  const insert = `insert into inbox (provider, event_id, body, lost, leased_until)
    values ('clicksign-simulado', 'torn', $1, 4, now() - interval '1 second')`;
  await db.query(insert, [Buffer.from('not sealed by us')]);
  const givenUp = `select 1 from inbox where event_id = 'torn' and given_up_at is not null and handled_at is not null`;
  await expect.poll(async () => (await db.query(givenUp)).rowCount, { timeout: 20_000 }).toBe(1);
  expect(await (await fetch(`${at(0).url}/simulador`)).text()).toContain('Aviso de clicksign-simulado');
});
