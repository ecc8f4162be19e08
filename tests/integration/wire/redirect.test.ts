import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataOf } from '@passo/contract';
import { loadPartners } from '../../../apps/server/src/channels/loadPartners.ts';
import { consents } from '../../support/answers.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { houseOf } from '../../support/house.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

const steps = [
  {
    slug: 'consentimentos',
    name: 'Começo',
    stepType: 'form',
    fields: [{ key: 'cpf', component: 'text', label: 'CPF', mask: 'cpf', required: true }],
  },
  { slug: 'mais', name: 'Mais', stepType: 'form', fields: [{ key: 'nome', component: 'text', label: 'Nome' }] },
];

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ antigo: steps, novo: steps }, { antigo: { redirect: 'oficina-novo' } });
});
afterAll(() => house.close());

async function redirectOf(hash: string): Promise<string | null> {
  const { device } = new Customer(house.url);
  return dataOf<DataOf<'system'>>(await device.call('system', { params: { id: hash } })).redirect;
}

it('a link of a channel that was replaced leads to the same link of its successor, however often it is opened', async () => {
  const hash = await new Customer(house.url).open('oficina-antigo');
  const all = await Promise.all([1, 2, 3, 4].map(() => redirectOf(hash)));
  expect(new Set(all).size).toBe(1);
  const [there] = all;
  expect(there).toMatch(/^[\w-]{22}$/);
  expect(there).not.toBe(hash);
  const customer = new Customer(house.url);
  customer.hash = there ?? '';
  const { cpf } = consents();
  await customer.create({ cpf });
  expect(await redirectOf(await new Customer(house.url).open('oficina-antigo'))).not.toBe(there);
  expect(await redirectOf(hash)).toBe(there);
});

it('another channel stays where it is', async () => {
  expect(await redirectOf(await new Customer(house.url).open('oficina-novo'))).toBeNull();
});

it.each(['oficina-nada', 'oficina-antigo'])('a channel is not replaced by %s', (redirect) => {
  const wrong = houseOf({ antigo: steps }, { antigo: { redirect } });
  expect(() => loadPartners(wrong.root)).toThrow(`"${redirect}" does not lead on`);
  wrong.remove();
});
