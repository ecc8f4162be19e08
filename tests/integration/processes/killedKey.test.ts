import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consents } from '../../support/answers.ts';
import { Customer, Device, type WireAnswer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { freshKeys, RealServer } from '../../support/realServer.ts';

/* A process is killed with requests half done. Whoever asks the other process under the same key is answered, not put off for ever. */

let database: FreshDatabase;
let a: RealServer;
let b: RealServer;
let db: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  const env = {
    DATABASE_URL: database.url,
    ...freshKeys(),
  };
  [a, b] = await Promise.all([RealServer.create(env), RealServer.create(env)]);
  await Promise.all([a.start(), b.start()]);
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await Promise.all([a.remove(), b.remove()]);
  await database.drop();
});

/** The same device at the other process. */
function atOther({ cookies }: Device): Device {
  const device = new Device(b.url);
  for (const [name, value] of cookies) device.cookies.set(name, value);
  return device;
}

const makeLink = (device: Device, key: string): Promise<WireAnswer | null> =>
  device.call('newHash', { params: { id: 'aurora-clt' }, body: {}, key }).catch(() => null);

it('links asked for while the process is killed are there at the first try at the other one', async () => {
  const counts = { asked: 0, answeredBefore: 0, answeredAfter: 0, putOff: 0 };
  for (let round = 0; round < 3; round += 1) {
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const answers = keys.map((key) => makeLink(new Device(a.url), key));
    await Promise.race(answers);
    await a.killServer();
    const before = await Promise.all(answers);
    const after = await Promise.all(keys.map((key) => makeLink(new Device(b.url), key)));
    counts.asked += keys.length;
    counts.answeredBefore += before.filter((one) => one?.status === 200).length;
    counts.answeredAfter += after.filter((one) => one?.status === 200).length;
    counts.putOff += after.filter((one) => one?.status === 409).length;
    for (const [index, one] of before.entries()) if (one !== null) expect(after[index]?.body).toEqual(one.body);
    await a.start();
  }
  process.stdout.write(`links under SIGKILL: ${JSON.stringify(counts)}\n`);
  expect(counts).toMatchObject({ asked: 120, answeredAfter: 120, putOff: 0 });
});

it('a key whose process died in the middle of the work is taken over', async () => {
  const customer = new Customer(a.url);
  await customer.open();
  await customer.create(consents());
  const key = randomUUID();
  const fork = (device: Device) =>
    device.call('partialForkProposal', { params: { hashId: customer.hash }, body: { channel: 'aurora-clt' }, key });
  // The work claims its key and then stands still before a table that somebody holds.
  await db.query('begin');
  await db.query('lock table link in exclusive mode');
  const lost = fork(customer.device).catch(() => null);
  await expect
    .poll(async () => (await db.query('select 1 from idempotency where status is null')).rowCount, { timeout: 20_000 })
    .toBe(1);
  await a.killServer();
  await db.query('rollback');
  expect(await lost).toBeNull();
  const said: string[] = [];
  await expect
    .poll(
      async () => {
        const { status, body } = await fork(atOther(customer.device));
        said.push(String(body.name ?? status));
        return status;
      },
      { timeout: 30_000, interval: 250 },
    )
    .toBe(200);
  // Until the lease of the dead one was over, and only so long, it was told to wait.
  expect(new Set(said.slice(0, -1))).toEqual(new Set(['idempotency.inProgress']));
  await a.start();
});
