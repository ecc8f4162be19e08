import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import type { DistantDevice } from '../../support/distantDevice.ts';
import type { World } from '../../support/journey.ts';
import type { OpenHouse } from '../../support/openHouse.ts';
import { inWaves } from '../../support/waves.ts';
import { openDistantHouse } from './distantHouse.ts';
import { said } from './stage.ts';

/* What a neighbour behind the same address uses up, counted over two processes: a challenge for the others, and never a refusal. */

let house: OpenHouse;
let world: World;
let from: (address: string, solves?: number) => DistantDevice;
beforeAll(async () => void ({ house, world, from } = await openDistantHouse()));
afterAll(() => house.close());
beforeEach(() => house.server.runtime.db.query('delete from rate_limit'));

let phones = 0;

/** With a link of their own and the first step done. */
async function begun(address: string, solves = 0): Promise<Customer & { readonly device: DistantDevice }> {
  const device = from(address, solves);
  const customer = Object.assign(new Customer(house.url, device), { device });
  customer.phone = `119877${String((phones += 1)).padStart(5, '0')}`;
  await customer.open('oficina-entra');
  const body = { hashId: customer.hash, order: 0, inicio: { nome: 'Maria' } };
  await device.call('createProposal', { params: { id: customer.hash }, body });
  return customer;
}
const send = ({ device, hash: id, phone: celular }: Customer) =>
  said(device.call('tokenSend', { params: { id, step: 'codigo' }, body: { method: 'sms', answers: { celular } } }));
const enter = ({ hash: id }: Customer, device: DistantDevice, token: string) =>
  said(device.call('tokenConfirm', { params: { id, step: 'codigo' }, body: { token } }));
const link = (device: DistantDevice) => said(device.call('newHash', { params: { id: 'oficina-entra' }, body: {} }));

/** As if so many had been counted. */
async function use(key: string, used: number): Promise<void> {
  const { keyring, db } = house.server.runtime;
  await db.query(
    `insert into rate_limit (key, used, resets_at) values ($1, $2, now() + interval '1 hour')
     on conflict (key) do update set used = excluded.used`,
    [keyring.keyedHash(key, 'rate-limit'), used],
  );
}
const ok = [200, 'ok'];
const challenged = [429, 'challenge.required'];

describe('sixty tokens that are none', () => {
  const garbage = 'nothing-that-was-ever-made-of-this-length-00';

  it('are what a /64 has, a /56 has twice and a /48 four times as many; a neighbour beyond works and comes in', async () => {
    const customer = await begun('203.0.113.7');
    expect(await send(customer)).toEqual(ok);
    const code = await world.code(customer.phone);
    expect(await enter(customer, customer.device, code)).toEqual(ok);
    const tries = async (subnet: string, many: number) =>
      (await inWaves(many, (at) => enter(customer, from(`2001:db8:5:${subnet}::${at + 1}`), garbage))).filter(
        ([, name]) => name === 'challenge.required',
      ).length;
    // Two /64 of one /56, then a third; two of another /56, and then any of the /48.
    expect([await tries('100', 63), await tries('101', 61), await tries('102', 4)]).toEqual([3, 1, 4]);
    expect([await tries('200', 60), await tries('201', 60), await tries('300', 2)]).toEqual([0, 0, 2]);
    expect(await enter(customer, from('2001:db8:6:100::1'), garbage)).not.toEqual(challenged);
    // The customer's other device, at home in that /48.
    const second = from('2001:db8:5:100::77', 1);
    expect(await send(Object.assign(new Customer(house.url, second), { hash: customer.hash }))).toEqual(ok);
    expect(await enter(customer, second, await world.code(customer.phone))).toEqual(ok);
    expect(second.solved).toBe(1);
  });
});

describe('a number in somebody else’s hands', () => {
  it('gets twenty from all of a /48, twenty more for work, and its owner comes in from elsewhere', async () => {
    const customer = await begun('203.0.113.7');
    expect(await send(customer)).toEqual(ok);
    expect(await enter(customer, customer.device, await world.code(customer.phone))).toEqual(ok);
    const stranger = (at: number, solves = 0) =>
      Object.assign(new Customer(house.url, from(`2001:db8:7:${at.toString(16)}::1`, solves)), { hash: customer.hash });
    const asked = (many: number, solves: number) =>
      inWaves(many, (at) =>
        said(
          stranger(at, solves).device.call('tokenSend', {
            params: { id: customer.hash, step: 'codigo' },
            body: { method: 'sms' },
          }),
        ),
      );
    const counts = (answers: readonly (readonly unknown[])[], name: string) =>
      answers.filter(([, said]) => said === name).length;
    const plain = await asked(40, 0);
    expect([counts(plain, 'ok'), counts(plain, 'challenge.required')]).toEqual([20, 20]);
    const worked = await asked(24, 1);
    expect([counts(worked, 'ok'), counts(worked, 'rate.limited')]).toEqual([20, 4]);
    const own = Object.assign(new Customer(house.url, from('203.0.113.7')), { hash: customer.hash });
    const again = own.device.call('tokenSend', { params: { id: own.hash, step: 'codigo' }, body: { method: 'sms' } });
    expect(await said(again)).toEqual(ok);
  });
});

describe('what is used up', () => {
  it('a thousand links: the next one is worked for', async () => {
    await use('new-link:203.0.113.8', 1_000);
    expect(await link(from('203.0.113.8'))).toEqual(challenged);
    const device = from('203.0.113.8', 1);
    expect([await link(device), device.solved]).toEqual([ok, 1]);
  });

  it('two hundred codes that nobody typed: the next one is worked for', async () => {
    const customer = await begun('203.0.113.9', 1);
    await use('code-sent:203.0.113.9', 200);
    expect([await send(customer), customer.device.solved]).toEqual([ok, 1]);
  });

  it('what strangers have of a partner: they work for it, and no device that is in does', async () => {
    const inside = await begun('203.0.113.10');
    expect(await send(inside)).toEqual(ok);
    expect(await enter(inside, inside.device, await world.code(inside.phone))).toEqual(ok);
    await use('code-partner:stranger:oficina', 5_000);
    const stranger = await begun('203.0.113.11');
    expect(await send(stranger)).toEqual(challenged);
    const own = { params: { hashId: inside.hash }, body: {} };
    expect(await said(inside.device.call('sendMyDataCode', own))).toEqual(ok);
    await use('code-partner:device:oficina', 5_000);
    await house.server.runtime.db.query(`update code set sent_at = now() - interval '31 seconds'`);
    expect(await said(inside.device.call('sendMyDataCode', own))).toEqual(challenged);
  });

  it('six hundred look-ups a minute: the next one is worked for', async () => {
    const device = from('203.0.113.12', 1);
    await use('lookup:203.0.113.12', 600);
    const answer = await device.call('findCompanies', { query: '?name=Aurora' });
    expect([answer.status, device.solved]).toEqual([200, 1]);
  });
});
