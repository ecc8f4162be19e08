import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf } from '../../support/customer.ts';
import { openStage, said, type Stage } from './stage.ts';

/* A pass lets the customer's phone in: this proposal's, once, and nobody else. */

let stage: Stage;
let customer: Customer;
beforeAll(async () => {
  stage = await openStage();
  customer = await stage.customerAt('trabalho');
});
afterAll(() => stage.close());

async function passOf({ device, hash }: Customer): Promise<string> {
  const params = { hash, id: 'second-device' };
  const answer = await device.call('startAction', { params, body: { step: 'trabalho' } });
  return new URL(dataOf<DataOf<'startAction'>>(answer).link ?? '').searchParams.get('token') ?? '';
}

/** Another device at the customer's link. */
function phone(): Customer {
  const other = new Customer(stage.server.url);
  other.hash = customer.hash;
  return other;
}
const enter = ({ device, hash }: Customer, token: string) =>
  said(device.call('tokenConfirm', { params: { id: hash, step: 'codigo' }, body: { token } }));

it('lets a device in, which stands where the customer stands', async () => {
  const other = phone();
  expect(await enter(other, await passOf(customer))).toEqual([200, 'ok']);
  expect((await other.refresh()).currentStep).toBe('trabalho');
});

it('lets no second one in', async () => {
  const pass = await passOf(customer);
  await enter(phone(), pass);
  const third = phone();
  expect(await enter(third, pass)).toEqual([401, 'proof.invalid']);
  await expect(third.refresh()).rejects.toThrow('proof.missing');
});

it.each([
  ['nobody gave', async () => 'p.AAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['another customer was given', async () => passOf(await stage.customerAt('trabalho'))],
])('one that %s lets nobody in', async (_what, make) => {
  const other = phone();
  expect(await enter(other, await make())).toEqual([401, 'proof.invalid']);
  await expect(other.refresh()).rejects.toThrow('proof.missing');
});
