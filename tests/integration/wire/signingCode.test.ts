import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { World } from '../../support/journey.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { said } from './stage.ts';

/* Who signs proves the contact that is known already, with a code that was asked for to sign. */

const phone: NonNullable<StepDefinition['fields']>[number] = {
  ...{ key: 'celular', component: 'text', label: 'Celular', mask: 'phone', required: true, validation: ['cellphone'] },
};
const steps: readonly StepDefinition[] = [
  {
    ...{ slug: 'consentimentos', name: 'Dados', stepType: 'form' },
    fields: [{ key: 'cpf', component: 'text', label: 'CPF', mask: 'cpf', required: true, validation: ['cpf'] }],
  },
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
    fields: [phone],
  },
  {
    ...{ slug: 'assinatura', name: 'Assinatura', stepType: 'contractSignature', tokenValidationMethods: ['sms'] },
    fields: [phone],
  },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const OTHER = '11911112222';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ assina: steps });
});
afterAll(() => house.close());

let phones = 0;
async function signer() {
  const customer = new Customer(house.url, new CheckedDevice(house.url));
  customer.phone = `119872${String((phones += 1)).padStart(5, '0')}`;
  const world = new World(house.url);
  await customer.open('oficina-assina');
  await customer.create({ cpf: '52998224725' });
  await customer.sendCode('codigo');
  const first = await world.code(customer.phone);
  await customer.confirmCode(first, 'codigo');
  const send = (celular: string) =>
    said(
      customer.device.call('tokenSend', {
        params: { id: customer.hash, step: 'assinatura' },
        body: { method: 'sms', answers: { celular } },
      }),
    );
  const confirm = (token: string, step = 'assinatura') =>
    said(customer.device.call('tokenConfirm', { params: { id: customer.hash, step }, body: { token } }));
  return { customer, world, first, send, confirm };
}

describe('a signature', () => {
  it('takes no other contact than the one that is proven, and stores none', async () => {
    const { customer, send } = await signer();
    expect(await send(OTHER)).toEqual([422, 'fields.invalid']);
    expect((await customer.refresh()).selfContract['assinatura']).toBeUndefined();
  });

  it('is not made by the code of another step, used or on its way', async () => {
    const { customer, world, first, send, confirm } = await signer();
    expect(await confirm(first)).not.toEqual([200, 'ok']);
    expect(await send(customer.phone)).toEqual([200, 'ok']);
    const code = await world.code(customer.phone);
    expect((await confirm(code, 'codigo'))[1]).toBe('otp.wrong');
    expect((await customer.refresh()).currentStep).toBe('assinatura');
    expect(await confirm(code)).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('fim');
  });

  it('waits for the new contact where the proven one was changed', async () => {
    const { customer, world, send, confirm } = await signer();
    const change = customer.device.call('tokenSend', {
      params: { id: customer.hash, step: 'codigo' },
      body: { method: 'sms', answers: { celular: OTHER } },
    });
    expect(await said(change)).toEqual([200, 'ok']);
    expect((await customer.refresh()).currentStep).toBe('codigo');
    expect((await send(customer.phone))[1]).toBe('step.notReached');
    expect(await confirm(await world.code(OTHER), 'codigo')).toEqual([200, 'ok']);
    expect(await send(customer.phone)).toEqual([422, 'fields.invalid']);
    expect(await send(OTHER)).toEqual([200, 'ok']);
    expect(await confirm(await world.code(OTHER))).toEqual([200, 'ok']);
  });
});
