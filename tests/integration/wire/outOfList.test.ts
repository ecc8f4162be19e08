import type { FieldDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* A town of another state: the list as a whole has it, the list that was offered has not. */

const place = (dependency: string): readonly FieldDefinition[] => [
  { key: 'estado', component: 'select', label: 'Estado', resource: 'estados' },
  {
    ...{ key: 'cidade', component: 'select', label: 'Cidade', resource: 'municipios' },
    getDependencyValue: { referenceResourceCode: dependency },
  },
];
const flows = {
  cidade: [
    {
      ...{ slug: 'passo', name: 'Passo', stepType: 'form' },
      fields: [
        ...place('estado'),
        { key: 'livre', component: 'textWithAutoComplete', label: 'Outra', resource: 'municipios' },
        { key: 'lugares', component: 'list', label: 'Lugares', subFields: place('estado') },
      ],
    },
    { slug: 'fim', name: 'Fim', stepType: 'form', fields: [{ key: 'obs', component: 'text', label: 'Observação' }] },
  ],
};

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(flows);
});
afterAll(() => house.close());

const choice = (value: string) => ({ value, label: value });
const of = (estado: string, cidade: string) => ({ estado: choice(estado), cidade: choice(cidade) });

it.each<[string, object, string | null]>([
  ['a town of its state', of('SP', 'Santos'), null],
  ['a town of another state', of('RJ', 'Santos'), 'cidade'],
  ['a town in no state', { cidade: choice('Santos') }, null],
  ['what is typed freely', { livre: 'Santos do Norte' }, null],
  ['a town in a group', { lugares: [of('SP', 'Santos'), of('RJ', 'Niterói')] }, null],
  ['a town of another state in a group', { lugares: [of('SP', 'Santos'), of('RJ', 'Santos')] }, 'lugares.1.cidade'],
])('%s', async (_what, passo, wrong) => {
  const customer = new Customer(house.url);
  const hashId = await customer.open('oficina-cidade');
  const answer = await customer.device.call('createProposal', {
    params: { id: hashId },
    body: { hashId, order: 0, passo },
  });
  expect({ status: answer.status, errors: answer.body.errors }).toEqual(
    wrong === null ? { status: 200 } : { status: 422, errors: [expect.objectContaining({ field: wrong })] },
  );
});
