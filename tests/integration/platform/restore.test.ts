import { afterAll, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { consents, personal } from '../../support/answers.ts';
import { World } from '../../support/journey.ts';
import { RealServer } from '../../support/realServer.ts';

/* A backup is worth what it restores: on another machine's folder, with the same keys, the customer goes on. */

const servers: RealServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.remove())));

const at = (url: string, customer: Customer): Customer => {
  const there = new Customer(url);
  for (const [name, value] of customer.device.cookies) there.device.cookies.set(name, value);
  return Object.assign(there, { hash: customer.hash, phone: customer.phone, proposal: customer.proposal });
};

it('a copy of the data folder of a server that was stopped is that server', async () => {
  const first = await RealServer.create();
  servers.push(first);
  await first.start();
  const customer = new Customer(first.url);
  await customer.open();
  await customer.create(consents());
  await customer.sendCode();
  await customer.confirmCode(await new World(first.url).code(customer.phone));
  const before = await customer.refresh();
  await first.stop();
  const second = await RealServer.restored(first);
  servers.push(second);
  await second.start();
  const again = at(second.url, customer);
  expect(await again.refresh()).toEqual(before);
  await again.submit('dados-pessoais', { ...personal, celular: customer.phone });
  expect(again.current).toBe('endereco');
});
