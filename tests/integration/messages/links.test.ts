import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeIn } from '../../../apps/server/src/simulator/walk/codeIn.ts';
import { World } from '../../support/journey.ts';
import { Customer, Device } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* A contact may be confirmed by opening a link in place of typing a code. */

let house: OpenHouse;
beforeAll(async () => {
  const cpf = { key: 'cpf', component: 'text', label: 'CPF', required: true };
  house = await openHouse({
    link: [
      { slug: 'consentimentos', name: 'Início', stepType: 'form', fields: [cpf] },
      {
        slug: 'codigo',
        name: 'Confirmação',
        stepType: 'tokenValidation',
        tokenValidationMethods: ['link'],
        fields: [{ key: 'celular', component: 'text', label: 'Celular', required: true, mask: 'phone' }],
      },
      { slug: 'fim', name: 'Fim', stepType: 'finished' },
    ],
  });
});
afterAll(() => house.close());

it('a link that confirms is sent to the contact, and opens once', async () => {
  const customer = new Customer(house.url);
  await customer.open('oficina-link');
  await customer.create({ cpf: '52998224725' });
  const params = { id: customer.hash, step: 'codigo' };
  const body = { method: 'link', answers: { celular: customer.phone } };
  expect((await customer.device.call('tokenSend', { params, body })).status).toBe(200);
  const messages = await new World(house.url).messages(customer.phone);
  expect([messages.length, codeIn(messages)]).toEqual([1, '']);
  const link = new URL(/https?:\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '');
  expect(link.searchParams.get('agx_hash')).toBe(customer.hash);
  const token = link.searchParams.get('token') ?? '';
  const opened = await customer.device.call('tokenConfirm', { params, body: { token } });
  expect([opened.status, (await customer.refresh()).data.end]).toEqual([200, 'finished']);
  const again = await new Device(house.url).call('tokenConfirm', { params, body: { token } });
  expect(again.status).toBeGreaterThanOrEqual(400);
});
