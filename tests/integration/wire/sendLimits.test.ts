import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { Customer, Device } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { World } from '../../support/journey.ts';
import { consents } from '../../support/answers.ts';
import { inWaves } from '../../support/waves.ts';
import { said } from './stage.ts';

/* How many codes go out, counted over two processes; and that a stranger's failures are a stranger's. */

let database: Awaited<ReturnType<typeof freshDatabase>>;
let servers: readonly TestServer[];
beforeAll(async () => {
  database = await freshDatabase();
  const start = (): Promise<TestServer> => startTestServer({ databaseUrl: database.url });
  servers = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

const urlOf = (at: number): string => servers[at % servers.length]?.url ?? '';

async function begun(at: number, phone: string): Promise<Customer> {
  const customer = new Customer(urlOf(at));
  customer.phone = phone;
  await customer.open();
  await customer.create(consents('52998224725'));
  return customer;
}
const send = ({ device, hash, phone }: Customer) =>
  said(
    device.call('tokenSend', {
      params: { id: hash, step: 'codigo' },
      body: { method: 'sms', answers: { celular: phone } },
    }),
  );
const confirm = (device: Device, hash: string, token: string) =>
  said(device.call('tokenConfirm', { params: { id: hash, step: 'codigo' }, body: { token } }));

it('one contact gets twenty a day from a network, from however many proposals and processes; what is refused changes nothing', async () => {
  const customers = await inWaves(24, (at) => begun(at, '11970001111'));
  const answers = await inWaves(24, (at) => send(customers[at] ?? expect.fail('who?')));
  const refused = customers.filter((_customer, at) => answers[at]?.[1] === 'challenge.required');
  expect(answers.filter(([status]) => status === 200)).toHaveLength(20);
  expect(refused).toHaveLength(4);
  for (const customer of refused) expect((await customer.refresh()).selfContract.codigo).toBeUndefined();
});

it('wrong codes of strangers are sixty for nothing, over two processes, and stop no device that is in', async () => {
  const world = new World(urlOf(0));
  const customer = await begun(0, '11970002222');
  await send(customer);
  expect(await confirm(customer.device, customer.hash, await world.code(customer.phone))).toEqual([200, 'ok']);
  const guess = (at: number) => confirm(new Device(urlOf(at)), customer.hash, '000000');
  const guesses = await inWaves(70, guess);
  expect(guesses.filter(([, name]) => name === 'challenge.required')).toHaveLength(10);
  // From the same address, with codes of their own.
  const neighbour = await begun(1, '11970003333');
  expect(await send(neighbour)).toEqual([200, 'ok']);
  expect(await confirm(neighbour.device, neighbour.hash, await world.code(neighbour.phone))).toEqual([200, 'ok']);
});
