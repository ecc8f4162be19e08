import type { JsonObject } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { identitySteps, sendPhotos } from '../../support/identity.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { data } from './workshop.ts';

/* A vendor that says yes to a photo and is sure of nothing: the photo is taken again, and nobody is proven by it. */

let house: OpenHouse;
beforeAll(async () => {
  const fields = Object.keys(data).map((key) => ({ key, component: 'text', label: key, required: true }));
  const begins = { slug: 'consentimentos', name: 'Dados', stepType: 'form', fields };
  house = await openHouse({ rosto: [begins, ...identitySteps, { slug: 'fim', name: 'Fim', stepType: 'finished' }] });
});
afterAll(() => house.close());

async function arrived(): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-rosto');
  await customer.create(Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)])));
  await sendPhotos(customer);
  return customer;
}

const kinds = [
  ['documento', 'identity.readDocuments'],
  ['rosto', 'identity.liveness'],
] as const;

it.each(kinds)('%s is asked again, and passes once somebody is sure', async (slug, operation) => {
  const provider = house.server.runtime.providers[operation];
  const ask = Reflect.get(provider, 'ask');
  const unsure = (value: JsonObject) => async () => ({ kind: 'done', value });
  Reflect.set(provider, 'ask', unsure({ similarity: 0.3, reference: 'r' }));
  const customer = await arrived();
  for (const [before] of kinds.slice(
    0,
    kinds.findIndex(([one]) => one === slug),
  ))
    await customer.submit(before, {});
  await customer.until(({ currentStep }) => currentStep === slug);
  await customer.submit(slug, {});
  await customer.until(({ stepStatus }) => stepStatus[slug] === 'remake');
  expect(customer.proposal?.data.end).toBeNull();

  Reflect.set(provider, 'ask', ask);
  await customer.submit(slug, {});
  if (slug === 'documento') {
    await customer.until(({ currentStep }) => currentStep === 'rosto');
    await customer.submit('rosto', {});
  }
  await customer.until(({ data: { end } }) => end === 'finished');
});

it('a vendor that fails six times in a row speaks against nobody: the seventh photo is looked at', async () => {
  const provider = house.server.runtime.providers['identity.readDocuments'];
  const before = { ...provider };
  Object.assign(provider, { tries: 1, ask: async () => ({ kind: 'failed', reason: 'away' }) });
  const customer = await arrived();
  for (let at = 0; at < 6; at += 1) {
    await customer.submit('documento', {});
    await customer.until(({ stepStatus }) => stepStatus.documento === 'failed');
  }
  Object.assign(provider, before);
  await customer.submit('documento', {});
  await customer.until(({ stepStatus }) => stepStatus.documento === 'finished');
});
