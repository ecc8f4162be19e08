import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { CheckedDevice } from './checkedDevice.ts';

/* Contracts around one signature: two of them, one that is not asked, and one that is read again once it is signed. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const head: readonly StepDefinition[] = [
  {
    ...{ slug: 'consentimentos', name: 'Dados', stepType: 'form' },
    fields: [
      ...['cpf', 'nome', 'dataNascimento', 'email'].map(text),
      { key: 'salarioBruto', component: 'money', label: 'x', required: true },
      { key: 'quer', component: 'checkbox', label: 'Quer' },
    ],
  },
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation' },
    ...{ tokenValidationMethods: ['sms'], fields: [text('celular')] },
  },
  ...identitySteps,
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
];
const contract = (slug: string, fields?: StepDefinition['fields']): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'contract' },
  ...(fields && { fields }),
});
const tail: readonly StepDefinition[] = [
  { slug: 'assinatura', name: 'Assinatura', stepType: 'contractSignature', tokenValidationMethods: ['sms'] },
  { slug: 'espera', name: 'Espera', stepType: 'form', fields: [text('recado')] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const whileWanted = { type: 'visualization', field: 'quer', values: [true] } as const;
const accepted = { key: 'aceite', component: 'checkbox', label: 'Aceito', conditionals: [whileWanted] };

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({
    dois: [...head, contract('contratoa'), contract('contratob'), ...tail],
    caiu: [...head, contract('contratoa'), contract('contratob', [accepted]), ...tail],
    um: [...head, contract('contratoa'), ...tail],
  });
});
afterAll(() => house.close());

async function before(channel: string, contracts: readonly string[]): Promise<Customer> {
  const customer = new Customer(house.url, new CheckedDevice(house.url));
  await customer.open(`oficina-${channel}`);
  const person = { cpf: '52998224725', nome: 'Maria da Silva', dataNascimento: '1990-05-12', email: 'maria@gmail.com' };
  await customer.create({ ...person, salarioBruto: 3_500 });
  await customer.sendCode('codigo');
  await customer.confirmCode(await new World(house.url).code(customer.phone), 'codigo');
  await proveIdentity(customer);
  for (const slug of ['proposta', ...contracts]) {
    await customer.until(({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] === 'success');
    await customer.submit(slug, {});
  }
  await customer.until(({ currentStep }) => currentStep === 'assinatura');
  return customer;
}

async function sign(customer: Customer): Promise<void> {
  const params = { id: customer.hash, step: 'assinatura' };
  await customer.device.call('tokenSend', { params, body: { method: 'sms' } });
  await customer.confirmCode(await new World(house.url).code(customer.phone), 'assinatura');
  await customer.until(({ currentStep }) => currentStep === 'espera');
}

it('two before one signature: neither is signed until it is given, and both by it', async () => {
  const customer = await before('dois', ['contratoa', 'contratob']);
  expect((await contractsOf(customer)).map(({ status }) => status)).toEqual(['pending', 'pending']);
  await sign(customer);
  const signed = await contractsOf(customer);
  expect(signed.map(({ step, status }) => [step, status])).toEqual([
    ['contratoa', 'signed'],
    ['contratob', 'signed'],
  ]);
  for (const { signatureUrl } of signed)
    expect(await wordsFor(customer, signatureUrl ?? '')).toMatch(/confirmou com o código/);
});

it('one that is not asked is not waited for', async () => {
  const customer = await before('caiu', ['contratoa']);
  await sign(customer);
  expect((await contractsOf(customer)).map(({ step, status }) => [step, status])).toEqual([['contratoa', 'signed']]);
});

it('one that is read again once it is signed was read before it', async () => {
  const customer = await before('um', ['contratoa']);
  await sign(customer);
  const [signed] = await contractsOf(customer);
  await customer.submit('contratoa', {});
  expect(await contractsOf(customer)).toEqual([signed]);
  const words = await wordsFor(customer, signed?.signatureUrl ?? '');
  const instants = [...words.matchAll(/(20\d\d-\d\d-\d\dT[\d:.]+Z)/g)].map(([instant]) => instant);
  expect(instants.length).toBeGreaterThan(1);
  expect(instants.slice(0, 2)).toEqual(instants.slice(0, 2).toSorted());
});
