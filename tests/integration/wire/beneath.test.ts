import { pathOf, type DataOf } from '@passo/contract';
import { answersOf, Form, payloadOf } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchVocabulary } from '../../../apps/portal/src/drawing/vocabulary.ts';
import { contextOf, journeyOf } from '../../../apps/portal/src/journey/journey.ts';
import { Customer, dataOf, type WireAnswer } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { pdfText } from '../../support/pdfText.ts';

/* What was written where a rule imposes an answer: sent, kept, and there again on whatever page opens the step. */

const nation = {
  ...{ key: 'nacionalidade', component: 'textWithAutoComplete', label: 'Nacionalidade', required: true, maxLength: 30 },
  conditionals: [{ type: 'standard', field: 'aqui', value: 'Brasileira' }],
} as const;
const here = { key: 'aqui', component: 'checkbox', label: 'Nasci no Brasil' };
const [given, own] = ['11976543210', '11912344321'];
const contact = {
  ...{ key: 'celular', component: 'text', label: 'Celular', mask: 'phone', required: true, validation: ['cellphone'] },
  conditionals: [{ type: 'standard', field: 'aqui', value: given }],
} as const;
const end = {
  ...{ slug: 'fim', name: 'Fim', stepType: 'form' },
  fields: [{ key: 'obs', component: 'text', label: 'Observação' }],
};
const flows = {
  contato: [
    { slug: 'passo', name: 'Passo', stepType: 'form', fields: [here] },
    {
      ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', fields: [contact] },
      tokenValidationMethods: ['sms'] as const,
    },
    end,
  ],
  nacao: [
    {
      ...{ slug: 'passo', name: 'Passo', stepType: 'form' },
      fields: [here, nation, { key: 'socios', component: 'list', label: 'Sócios', subFields: [here, nation] }],
    },
    end,
  ],
};

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(flows);
  await fetchVocabulary(flows.nacao);
});
afterAll(() => house.close());

/** The step as a page opens it that knows nothing but what the server says. */
async function pageOf(customer: Customer): Promise<Form> {
  const config = dataOf<DataOf<'system'>>(await customer.device.call('system', { params: { id: customer.hash } }));
  const journey = journeyOf(config, customer.proposal);
  const step = journey.flow.bySlug.get('passo');
  if (step === undefined) throw new Error('the step is not there');
  return new Form(step.form, contextOf(journey, step));
}

const formsOf = (page: Form): readonly Form[] => [page, ...page.rows('socios').map((row) => row.form)];

async function sentWith(...written: readonly [string, string]): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-nacao');
  const page = await pageOf(customer);
  page.addRow('socios');
  formsOf(page).forEach((form, at) => {
    form.change('nacionalidade', written[at]);
    form.change('aqui', true);
  });
  expect(page.reveal()).toEqual([]);
  await customer.create(payloadOf(page), undefined, 'passo');
  const imposed = { aqui: true, nacionalidade: 'Brasileira' };
  expect(customer.proposal?.selfContract.passo).toEqual({ ...imposed, socios: [imposed] });
  expect(answersOf(page)).toEqual(customer.proposal?.selfContract.passo);
  return customer;
}

it('comes back where the rule lets go, and what is sent then is stored as it was seen', async () => {
  const customer = await sentWith('Chilena', 'Peruana');
  await customer.refresh();
  const page = await pageOf(customer);
  expect(answersOf(page)).toEqual(customer.proposal?.selfContract.passo);
  for (const form of formsOf(page)) form.change('aqui', false);
  expect(formsOf(page).map((form) => form.view('nacionalidade')?.value)).toEqual(['Chilena', 'Peruana']);
  page.change('nacionalidade', 'Boliviana');
  expect(page.reveal()).toEqual([]);
  const { selfContract, data } = await customer.submit('passo', payloadOf(page));
  expect(selfContract.passo).toEqual(answersOf(page));
  expect(selfContract.passo).toEqual({
    ...{ aqui: false, nacionalidade: 'Boliviana' },
    socios: [{ aqui: false, nacionalidade: 'Peruana' }],
  });
  expect(data.beneath).toEqual({});
});

it.each<[string, unknown]>([
  ['too long', 'x'.repeat(40)],
  ['of another kind', { own: 'Chilena', base: [] }],
])('%s, from a stranger: nothing of it is kept', async (_what, nacionalidade) => {
  const customer = await sentWith('Chilena', 'Peruana');
  const { selfContract, data } = await customer.submit('passo', {
    ...{ aqui: true, nacionalidade, socios: [{ aqui: true, nacionalidade }] },
  });
  expect(selfContract.passo).toMatchObject({ nacionalidade: 'Brasileira' });
  expect(JSON.stringify(data.beneath)).not.toContain('x');
  const refused = await customer.submit('passo', { aqui: false }).catch(({ answer }) => answer);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'nacionalidade' }] } });
});

it('too much at once is refused as answers are, and beside them there is no other way in', async () => {
  const customer = await sentWith('Chilena', 'Peruana');
  const forged = { beneath: { nacionalidade: { own: 'x'.repeat(40), base: 'x' } } };
  const said = async (answers: object): Promise<unknown> =>
    customer.submit('passo', answers).catch(({ answer }: { answer: WireAnswer }) => [answer.status, answer.body.name]);
  expect(await said({ aqui: true, ...forged })).toEqual([422, 'fields.unknown']);
  expect(await said({ aqui: true, nacionalidade: 'x'.repeat(70_000) })).toEqual([422, 'fields.invalid']);
  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], 'x');
  expect(await said({ aqui: true, nacionalidade: deep })).toEqual([422, 'fields.invalid']);
});

/** At the step with the code, which went to the contact that the rule gives; another one was typed. */
async function withCode(): Promise<{ customer: Customer; code: string }> {
  const customer = new Customer(house.url);
  await customer.open('oficina-contato');
  await customer.create({ aqui: true }, undefined, 'passo');
  await customer.sendCode('codigo', { celular: own });
  expect(customer.proposal?.selfContract.codigo).toEqual({ celular: given });
  expect(customer.proposal?.data.beneath).toEqual({ codigo: { celular: { own, base: null } } });
  return { customer, code: await new World(house.url).code(given) };
}

it('a contact that was typed beneath is proven by no code that went elsewhere', async () => {
  const { customer, code } = await withCode();
  await customer.submit('passo', { aqui: false });
  const answer = await customer.confirmCode(code).catch(({ answer: refused }: { answer: WireAnswer }) => refused);
  expect(answer).toMatchObject({ body: { name: 'otp.wrong', message: 'Código errado. Restam 4 tentativas.' } });
  const { stepStatus, selfContract } = await customer.refresh();
  expect([stepStatus.codigo, selfContract.codigo]).toEqual(['init', { celular: given }]);
});

it('stays through the code that went to the imposed one, and the copy of one’s data says it', async () => {
  const { customer, code } = await withCode();
  const { data } = await customer.confirmCode(code);
  expect(data.beneath).toMatchObject({ codigo: { celular: { own } } });
  const at = { params: { hashId: customer.hash } };
  await customer.device.call('sendMyDataCode', { ...at, body: {} });
  const token = await new World(house.url).code(given);
  expect((await customer.device.call('confirmMyDataCode', { ...at, body: { token } })).status).toBe(200);
  const file = async (format: string): Promise<Buffer> => {
    const cookie = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${house.url}${pathOf('myDataFile', { hashId: customer.hash, format })}`, {
      headers: { cookie },
    });
    return Buffer.from(await answer.arrayBuffer());
  };
  const copy = JSON.parse((await file('json')).toString());
  expect(copy.steps.find(({ slug }: { slug: string }) => slug === 'codigo')).toMatchObject({
    answers: [{ key: 'celular', label: 'Celular', value: given }],
    beneath: [{ key: 'celular', label: 'Celular', value: { own } }],
  });
  expect(pdfText(await file('pdf'))).toContain(own);
});
