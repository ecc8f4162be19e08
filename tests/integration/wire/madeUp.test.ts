import { createHash, randomBytes } from 'node:crypto';
import type { CallName } from '@passo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Customer, type Device } from '../../support/customer.ts';
import type { DistantDevice } from '../../support/distantDevice.ts';
import type { World } from '../../support/journey.ts';
import type { OpenHouse } from '../../support/openHouse.ts';
import { inWaves } from '../../support/waves.ts';
import { openDistantHouse } from './distantHouse.ts';
import { said } from './stage.ts';

/* A device is whatever a request says it is: made-up proofs and names have no budget of their own, counted over two processes. */

let house: OpenHouse;
let world: World;
let from: (address: string) => DistantDevice;
let customer: Customer;
beforeAll(async () => {
  ({ house, world, from } = await openDistantHouse());
  customer = new Customer(house.url, from('203.0.113.7'));
  await customer.open('oficina-entra');
  await customer.create({ nome: 'Maria' }, undefined, 'inicio');
  await customer.sendCode();
  await customer.confirmCode(await world.code(customer.phone));
});
afterAll(() => house.close());
beforeEach(() => house.server.runtime.db.query('delete from rate_limit'));

/** A name and a proof that nobody gave. */
function pretender(address: string): DistantDevice {
  const device = from(address);
  const cookie = `passo_${createHash('sha256').update(customer.hash).digest('hex').slice(0, 16)}`;
  device.cookies.set(cookie, `${randomBytes(16).toString('hex')}.${randomBytes(16).toString('hex')}`);
  return device;
}

describe('a made-up proof for each request', () => {
  const requests: readonly (readonly [CallName, number, (device: Device) => ReturnType<Device['call']>])[] = [
    [
      'validateInitially',
      120,
      (device) =>
        device.call('validateInitially', {
          params: { hashId: customer.hash },
          body: { proposalData: {}, step: 'meio' },
        }),
    ],
    ['findAddress', 60, (device) => device.call('findAddress', { params: { hashId: customer.hash, cep: '01310100' } })],
    [
      'updateStep',
      120,
      (device) =>
        device.call('updateStep', {
          params: { hashId: customer.hash, step: 'meio' },
          body: { hashId: customer.hash, revision: 0, meio: { cidade: 'Recife' } },
        }),
    ],
  ];

  it.each(requests)(
    '%s: all of them together have what one device has, and the customer has their own',
    async (_name, most, ask) => {
      const answers = await inWaves(most + 12, () => said(ask(pretender('198.51.100.5'))));
      expect(answers.filter(([, name]) => name === 'rate.limited')).toHaveLength(12);
      expect(await said(ask(customer.device))).not.toEqual([429, 'rate.limited']);
    },
  );
});

describe('a made-up device for each code', () => {
  const at = () => ({ id: customer.hash, step: 'codigo' });
  const send = (device: Device, method = 'sms') => said(device.call('tokenSend', { params: at(), body: { method } }));
  const enter = (device: Device, token: string) => said(device.call('tokenConfirm', { params: at(), body: { token } }));
  const guessed = () => house.server.runtime.limiter.used(`code-guessed:${customer.proposal?._id}`);
  const linkToken = async (): Promise<string> => {
    const [message] = await world.messages(customer.phone);
    return new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  };

  it('has two hundred tries of a proposal a day between them; the link of a message still lets its reader in', async () => {
    const device = from('203.0.113.8');
    expect(await send(device)).toEqual([200, 'ok']);
    expect([await enter(device, await world.code(customer.phone)), await guessed()]).toEqual([[200, 'ok'], 0]);
    const guesser = pretender('198.51.100.6');
    expect(await send(guesser)).toEqual([200, 'ok']);
    expect([await enter(guesser, '000000'), await guessed()]).toEqual([[422, 'otp.wrong'], 1]);
    await house.server.runtime.db.query('update rate_limit set used = 200 where key = $1', [
      house.server.runtime.keyring.keyedHash(`code-guessed:${customer.proposal?._id}`, 'rate-limit'),
    ]);
    const another = pretender('192.0.2.9');
    expect(await send(another)).toEqual([200, 'ok']);
    const right = await world.code(customer.phone);
    expect(await enter(another, right)).toEqual([429, 'otp.guessed']);
    const reader = from('203.0.113.9');
    expect(await send(reader, 'link')).toEqual([200, 'ok']);
    expect(await enter(reader, await linkToken())).toEqual([200, 'ok']);
  });
});
