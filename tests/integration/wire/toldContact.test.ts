import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* What comes along with a contact is kept before its code comes back, by another door than a submit. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({
    contato: [
      { slug: 'inicio', name: 'Início', stepType: 'form', fields: [text('nome')] },
      {
        ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
        fields: [
          { ...text('celular'), mask: 'phone', validation: ['cellphone'] },
          { key: 'empregador', component: 'cnpj', label: 'Empresa' },
        ],
      },
      { slug: 'fim', name: 'Fim', stepType: 'finished' },
    ],
  });
});
afterAll(() => house.close());

it('a company that comes along with a contact has no name of the client’s making', async () => {
  const customer = new Customer(house.url);
  await customer.open('oficina-contato');
  await customer.create({ nome: 'Maria' }, undefined, 'inicio');
  const answers = { celular: '11987650001', empregador: { cnpj: '11222333000181', name: 'Banco do Brasil S.A.' } };
  const params = { id: customer.hash, step: 'codigo' };
  dataOf(await customer.device.call('tokenSend', { params, body: { method: 'sms', answers } }));
  const { selfContract } = await customer.refresh();
  expect(selfContract.codigo).toEqual({ ...answers, empregador: { cnpj: '11222333000181', name: '' } });
});
