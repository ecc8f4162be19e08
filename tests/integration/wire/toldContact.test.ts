import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* What comes along with a contact is kept before its code comes back, by another door than a submit. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
let house: OpenHouse;

const form = (slug: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form', fields },
});
/** What is asked along with a contact. */
const withContact = (beside: FieldDefinition): StepDefinition => ({
  ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
  fields: [{ ...text('celular'), mask: 'phone', validation: ['cellphone'] }, beside],
});
const ask = (key: string, component: string): FieldDefinition => ({ key, component, label: key });
beforeAll(async () => {
  const [first, last] = [form('inicio', text('nome')), form('fim', text('obs'))];
  house = await openHouse({
    contato: [first, withContact(ask('empregador', 'cnpj')), last],
    carro: [
      first,
      withContact(ask('modeloVeiculo', 'modeloVeiculo')),
      form('ano', ask('anoModeloVeiculo', 'anoModeloVeiculo'), ask('valorVeiculo', 'money')),
      last,
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
  // It is asked when the step is finished, and known from then on.
  await customer.confirmCode(await new World(house.url).code(answers.celular));
  const told = { cnpj: '11222333000181', name: 'Padaria Boa Massa Ltda' };
  expect(customer.proposal?.selfContract.codigo).toEqual({ ...answers, empregador: told });
  await customer.sendCode('codigo', { ...answers, celular: '11987650002' });
  expect((await customer.refresh()).selfContract.codigo).toEqual({ celular: '11987650002', empregador: told });
});

it('a year and its price are of the model, also where another one comes along with a contact', async () => {
  const customer = new Customer(house.url);
  await customer.open('oficina-carro');
  await customer.create({ nome: 'Maria' }, undefined, 'inicio');
  const prove = async (celular: string, model: string): Promise<unknown> => {
    const modeloVeiculo = { value: `carros/21/${model}`, label: 'Carro', marca: 'Fiat' };
    await customer.sendCode('codigo', { celular, modeloVeiculo });
    const { selfContract } = await customer.refresh();
    await customer.confirmCode(await new World(house.url).code(celular));
    return selfContract['ano'] ?? {};
  };
  await prove('11987650003', '9535');
  const chosen = { anoModeloVeiculo: { value: '2024-5', label: '2024' } };
  await customer.submit('ano', { ...chosen, valorVeiculo: 58_900 });
  expect(customer.current).toBe('fim');
  expect(await prove('11987650004', '10149')).toEqual({});
  expect(customer.current).toBe('ano');
  const { selfContract } = await customer.submit('ano', chosen);
  expect(selfContract['ano']?.anoModeloVeiculo).toEqual({ value: '2024-5', label: '2024 Flex', valor: 98_400 });
});
