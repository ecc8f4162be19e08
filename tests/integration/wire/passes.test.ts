import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer, dataOf, type WireAnswer } from '../../support/customer.ts';
import { openStage, said, type Stage } from './stage.ts';

/* A pass lets the customer's phone in: this proposal's, once, and nobody else. */

let stage: Stage;
let customer: Customer;
beforeAll(async () => {
  stage = await openStage();
  customer = await stage.customerAt('endereco');
});
afterAll(() => stage.close());

async function passOf({ device, hash }: Customer): Promise<string> {
  const params = { hash, id: 'second-device' };
  const answer = await device.call('startAction', { params, body: { step: 'endereco' } });
  return new URL(dataOf<DataOf<'startAction'>>(answer).link ?? '').searchParams.get('token') ?? '';
}

/** Another device at the customer's link. */
function phone(of = customer): Customer {
  const other = new Customer(stage.server.url);
  other.hash = of.hash;
  return other;
}
const enter = ({ device, hash }: Customer, token: string) =>
  said(device.call('tokenConfirm', { params: { id: hash, step: 'codigo' }, body: { token } }));

it('lets a device in, which stands where the customer stands', async () => {
  const other = phone();
  expect(await enter(other, await passOf(customer))).toEqual([200, 'ok']);
  expect((await other.refresh()).currentStep).toBe('endereco');
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
  ['another customer was given', async () => passOf(await stage.customerAt('endereco'))],
])('one that %s lets nobody in', async (_what, make) => {
  const other = phone();
  expect(await enter(other, await make())).toEqual([401, 'proof.invalid']);
  await expect(other.refresh()).rejects.toThrow('proof.missing');
});

describe('one that was made before', () => {
  type End = (of: Customer) => Promise<WireAnswer>;
  const erased: End = async ({ device, hash, phone: to }) => {
    const params = { hashId: hash };
    await device.call('sendMyDataCode', { params, body: {} });
    const token = await stage.world.code(to);
    await device.call('confirmMyDataCode', { params, body: { token } });
    return device.call('askMyData', { params, body: { kind: 'erasure' } });
  };

  it.each<[string, End, readonly unknown[]]>([
    [
      'the proposal was given up',
      ({ device, hash }) => device.call('cancelProposal', { params: { hashId: hash }, body: {} }),
      [401, 'proof.invalid'],
    ],
    [
      'another one took its place',
      ({ device, hash }) =>
        device.call('partialForkProposal', { params: { hashId: hash }, body: { channel: 'aurora-garantia' } }),
      [401, 'proof.invalid'],
    ],
    ['its data were erased', erased, [410, 'proposal.erased']],
  ])('%s opens nothing that has ended', async (_what, end, refused) => {
    const ending = await stage.customerAt('endereco');
    const pass = await passOf(ending);
    expect(await said(end(ending))).toEqual([200, 'ok']);
    const other = phone(ending);
    expect(await enter(other, pass)).toEqual(refused);
    await expect(other.refresh()).rejects.toThrow(/proof.missing|proposal.erased/);
  });
});

it('is not made of what has ended', async () => {
  const ending = await stage.customerAt('endereco');
  await ending.device.call('cancelProposal', { params: { hashId: ending.hash }, body: {} });
  const params = { hash: ending.hash, id: 'second-device' };
  const asked = ending.device.call('startAction', { params, body: { step: 'endereco' } });
  expect(await said(asked)).toEqual([409, 'proposal.ended']);
});
