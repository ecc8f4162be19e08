import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { data } from '../steps/workshop.ts';

/* What a channel hides, and nobody else does. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps: StepDefinition[] = [
  { slug: 'consentimentos', name: 'Você', stepType: 'form', fields: Object.keys(data).map(text) },
  { slug: 'mais', name: 'Mais', stepType: 'form', fields: [text('x')] },
];
const hidden = { hideProgressBar: true, hidePopupMultiProposal: true, hideWhatsAppButton: true };

let house: OpenHouse;
beforeAll(async () => void (house = await openHouse({ tudo: steps, nada: steps }, { nada: hidden })));
afterAll(() => house.close());

async function begun(channel: string): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open(`oficina-${channel}`);
  await customer.create(Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)])));
  return customer;
}

it.each([
  ['tudo', false, 200],
  ['nada', true, 404],
] as const)('in "%s" each is %s', async (channel, isHidden, byWhatsapp) => {
  const customer = await begun(channel);
  const { configuration } = dataOf<{ configuration: { display: object } }>(
    await customer.device.call('system', { params: { id: customer.hash } }),
  );
  expect(configuration.display).toMatchObject(Object.fromEntries(Object.keys(hidden).map((key) => [key, isHidden])));
  const params = { hash: customer.hash, id: 'tell-by-whatsapp' };
  const { status } = await customer.device.call('startAction', { params, body: { step: 'mais' } });
  expect(status === 404 ? 404 : 200).toBe(byWhatsapp);
});
