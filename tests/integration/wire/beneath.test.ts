import type { DataOf } from '@passo/contract';
import { answersOf, Form, payloadOf } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchVocabulary } from '../../../apps/portal/src/drawing/vocabulary.ts';
import { contextOf, journeyOf } from '../../../apps/portal/src/journey/journey.ts';
import { Customer, dataOf, type WireAnswer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* What was written where a rule imposes an answer: sent, kept, and there again on whatever page opens the step. */

const nation = {
  ...{ key: 'nacionalidade', component: 'textWithAutoComplete', label: 'Nacionalidade', required: true, maxLength: 30 },
  conditionals: [{ type: 'standard', field: 'aqui', value: 'Brasileira' }],
} as const;
const here = { key: 'aqui', component: 'checkbox', label: 'Nasci no Brasil' };
const flows = {
  nacao: [
    {
      ...{ slug: 'passo', name: 'Passo', stepType: 'form' },
      fields: [here, nation, { key: 'socios', component: 'list', label: 'Sócios', subFields: [here, nation] }],
    },
    { slug: 'fim', name: 'Fim', stepType: 'form', fields: [{ key: 'obs', component: 'text', label: 'Observação' }] },
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
  const given = { aqui: true, nacionalidade: 'Brasileira' };
  expect(customer.proposal?.selfContract.passo).toEqual({ ...given, socios: [given] });
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
