import { catalog } from '@passo/catalog';
import { compileForm, emptyContext, Form, payloadOf } from '@passo/engine';
import { isJsonObject, type JsonObject } from '@passo/engine/json.ts';
import { flowSchema } from '@passo/engine/parse/flowSchema.ts';
import { expect, it } from 'vitest';
import { propertiesOf } from '../text/schemaAt.ts';
import { answersOf, definitionOf, propertyFields } from './properties.ts';

const schema = flowSchema({
  components: Object.keys(catalog.fields),
  stepTypes: Object.keys(catalog.steps),
  resources: ['bancos'],
});
const properties = propertiesOf(schema, schema.$defs.field);
const open = (field: JsonObject): Form =>
  new Form(compileForm(propertyFields(properties), catalog.fields), {
    ...emptyContext('2026-01-01'),
    stored: answersOf(properties, field),
  });

const full: JsonObject = {
  ...{
    key: 'a',
    component: 'select',
    label: 'Qual {{b}}?',
    required: true,
    readOnly: false,
    maxLength: 12,
    minValue: 0.5,
  },
  ...{ validation: ['cpf', 'email'], resource: 'bancos', mask: 'cpf', defaultValue: { value: 1, label: 'Um' } },
  values: [
    { value: 1, label: 'Um', image: '/um.png' },
    { value: 'b', label: 'B', disabled: true },
  ],
  conditionals: [{ type: 'visualization', field: 'b' }],
  subFields: [{ key: 'c', component: 'text' }],
};

it('a definition that nobody touches comes back from its panel as it was', () => {
  expect(definitionOf(properties, full, payloadOf(open(full)))).toEqual(full);
});

it.each<[string, string, unknown, JsonObject]>([
  ['a text', 'label', 'Outra', { label: 'Outra' }],
  ['a text that is emptied', 'label', '', {}],
  ['a number', 'maxLength', '20', { label: 'L', maxLength: 20 }],
  ['a box', 'required', true, { label: 'L', required: true }],
  ['a name', 'mask', { value: 'cpf', label: 'cpf' }, { label: 'L', mask: 'cpf' }],
])('%s is written as its property', (_what, name, value, more) => {
  const field = { key: 'a', component: 'text', label: 'L' };
  const form = open(field);
  form.change(`propriedade-${name}`, value);
  expect(definitionOf(properties, field, payloadOf(form))).toEqual({ key: 'a', component: 'text', ...more });
});

it('every property of a field, a step and a flow says in Portuguese what it is', () => {
  const silent = (where: string, of: unknown): readonly string[] =>
    Object.entries(isJsonObject(of) ? of : {}).flatMap(([name, one]) =>
      name.startsWith('$') || (isJsonObject(one) && typeof one.description === 'string') ? [] : [`${where}.${name}`],
    );
  const plain: unknown = JSON.parse(
    JSON.stringify({
      flow: schema.properties,
      field: schema.$defs.field.properties,
      step: schema.$defs.step.properties,
    }),
  );
  expect(Object.entries(isJsonObject(plain) ? plain : {}).flatMap(([where, of]) => silent(where, of))).toEqual([]);
});
