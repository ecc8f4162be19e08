import type { DataOf } from '@passo/contract';
import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* Another product is begun with what the person said, not with what a rule of the first one made of it. */

const asked = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key, component: 'text', label: key },
  ...more,
});
const step = (slug: string, fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: slug, title: slug, stepType: 'form', fields },
});
const imposed = (value: string) =>
  ({ conditionals: [{ type: 'standard', field: 'servidor', values: ['sim'], value }] }) as const;
const flows = {
  um: [
    step('dados', [
      asked('servidor'),
      asked('empregador', imposed('Prefeitura')),
      asked('nome', imposed('Quem assina')),
      asked('bairro'),
    ]),
    step('fim', [asked('obs')]),
  ],
  outro: [step('dados', [asked('empregador'), asked('nome'), asked('bairro')]), step('fim', [asked('obs')])],
};

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(flows);
});
afterAll(() => house.close());

it('what a rule gave stays where it was given', async () => {
  const customer = new Customer(house.url);
  await customer.open('oficina-um');
  await customer.create({ servidor: 'sim', empregador: 'Padaria', bairro: 'Centro' }, undefined, 'dados');
  expect(customer.proposal?.selfContract.dados).toMatchObject({ empregador: 'Prefeitura', nome: 'Quem assina' });
  const params = { hashId: customer.hash };
  const answer = customer.device.call('partialForkProposal', {
    ...{ params, body: { channel: 'oficina-outro' }, key: randomUUID() },
  });
  const forked = new Customer(house.url, customer.device);
  forked.hash = dataOf<DataOf<'partialForkProposal'>>(await answer).hashId;
  await forked.refresh();
  expect(forked.proposal?.selfContract.dados).toEqual({ empregador: 'Padaria', bairro: 'Centro' });
});
