import { fail, ok } from '@passo/domain';
import { formats as shapes } from '@passo/domain/formats.ts';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, FlowDefinition, StepDefinition } from '../definition.ts';
import { answerFormats } from '../form/shaped.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { isRecord } from '../json.ts';
import { RowList } from '../form/rows.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const option = defineField<{ readonly value: unknown; readonly label: unknown }>({
  control: 'select',
  read: (wire) => (isRecord(wire) && 'label' in wire ? ok({ value: wire.value, label: wire.label }) : fail('x')),
  send: ({ value, label }) => ({ value: String(value), label: String(label) }),
  format: () => '',
  problem: ({ value }, { values = [] }) =>
    values.length > 0 && !values.some((one) => one.value === value) ? 'Escolha uma opção' : null,
});
const group = defineField<readonly unknown[]>({
  ...{ control: 'list', repeats: RowList, read: () => fail('x'), send: () => undefined, format: () => '' },
});
const photo = defineField<string>({
  ...{ control: 'image', upload: true, read: () => fail('x'), send: () => undefined, format: () => '' },
});
const press = defineField<null>({
  ...{ control: 'button', answers: false, read: () => ok(null), send: () => undefined, format: () => '' },
  acts: ({ url }) => url !== undefined,
});
const postal = defineField<string>({
  ...{ control: 'cep', read: (wire) => ok(String(wire).replace(/\D/g, '').slice(0, 8)), send: (text) => text },
  ...{ format: (text) => text, text: (text) => text },
});
const range = defineField<number>({
  ...{ control: 'slider', read: (wire) => (typeof wire === 'number' ? ok(wire) : fail('x')), send: (value) => value },
  ...{ format: String, initial: ({ maxValue }) => maxValue },
});
const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const asks = defineStep({ ...form, asks: 'onEnter', call: { operation: 'employer.approve', question: () => ({}) } });
const catalog = {
  fields: { ...testKinds, option, group, photo, postal, press, range },
  formats: answerFormats(shapes),
  steps: {
    form,
    asks,
    ...{
      end: { ...form, ends: true },
      code: { ...form, needsConfirmation: true },
      bounded: { ...form, bounds: () => ({}) },
    },
  },
  products: { folha: { label: 'Folha', needs: {}, asksNobodyAt: ['employer'] } },
};
const step = (fields: readonly FieldDefinition[], stepType = 'form', slug = 's'): StepDefinition => ({
  ...{ slug, name: 'S', stepType, fields },
  ...(stepType === 'code' && { tokenValidationMethods: ['sms'] as const }),
});
const told = (flow: FlowDefinition): readonly string[] =>
  lintFlow(flow, catalog).map(({ path, message, fix }) => [path, message, fix?.type].filter(Boolean).join(' | '));
const said = (...fields: readonly FieldDefinition[]): readonly string[] =>
  told({ steps: [step(fields)] }).map((one) => one.replace('steps[0].fields', ''));

const options = (...names: readonly string[]): Partial<FieldDefinition> => ({
  component: 'option',
  values: names.map((value) => ({ value, label: value.toUpperCase() })),
});
const standard = (value: string | number) => [{ type: 'standard' as const, field: 'a', value }];
const locked = field('preso', { required: true, readOnly: true });
const never = 'it is read-only, and nothing gives it a value';

describe('what has no effect, or cannot work where it stands', () => {
  it.each<[string, readonly FieldDefinition[], readonly string[]]>([
    [
      'parentFieldId',
      [field('a', { parentFieldId: 'b' })],
      [
        '[0].parentFieldId | nothing follows from it: a field hangs on another one by its conditionals or its dependencies | remove',
      ],
    ],
    [
      'hiddenOnFilled in a group',
      [field('g', { component: 'group', subFields: [field('a', { hiddenOnFilled: true })] })],
      ['[0].subFields[0].hiddenOnFilled | has no effect in a group: its fields are always asked | remove'],
    ],
    ['hiddenOnFilled outside', [field('a', { hiddenOnFilled: true })], []],
    [
      'a button without anything to do',
      [field('b', { component: 'press' })],
      ['[0] | a press that does nothing: it needs an address, a list or "submit"'],
    ],
    ['a button with an address', [field('b', { component: 'press', url: '/x' })], []],
    ['a photo in a group', [field('g', { component: 'group', subFields: [field('p', { component: 'photo' })] })], []],
    ['a photo in a form', [field('p', { component: 'photo' })], []],
    [
      'a format that loses the option',
      [field('o', { ...options('a'), format: { send: 'removeAccents' } })],
      ['[0].format.send | does not fit the kind "option": "removeAccents" changes nothing that it sends | remove'],
    ],
    [
      'a format that loses the centavos',
      [field('v', { component: 'amount', format: { send: 'onlyDigits' } })],
      ['[0].format.send | "onlyDigits" is never applied to a amount: it would lose part of the answer | remove'],
    ],
    ['a format that is read back', [field('v', { component: 'amount', format: { send: 'money' } })], []],
    [
      'a format that makes another text of what was typed',
      [field('t', { format: { send: 'onlyDigits' } })],
      ['[0].format.send | "onlyDigits" turns the answer "João da Conceição" into "" | remove'],
    ],
    ['a format that takes off accents', [field('t', { format: { send: 'removeAccents' } })], []],
    [
      'a mask that needs more',
      [field('c', { mask: 'cpf', maxLength: 10 })],
      ['[0].maxLength | the mask "cpf" needs 11 characters | remove'],
    ],
    ['a mask that just fits', [field('c', { mask: 'cpf', maxLength: 11, minLength: 11 })], []],
    [
      'a mask that ends before',
      [field('c', { mask: 'cep', minLength: 20 })],
      ['[0].minLength | the mask "cep" ends after 8 characters | remove'],
    ],
    [
      'a mask where the kind has its own',
      [field('c', { component: 'postal', mask: 'cpf' })],
      ['[0].mask | a postal has a mask of its own | remove'],
    ],
    [
      'a photo whose part no form may have',
      [field('toString', { component: 'photo' })],
      ['[0].key | a photo called "toString" cannot be sent: every object has that name'],
    ],
    [
      'more photos in groups than a form brings',
      [
        field('l', {
          component: 'group',
          maxRows: 21,
          subFields: [field('p', { component: 'photo' }), field('q', { component: 'photo' })],
        }),
      ],
      ['[0].maxRows | its groups ask for 42 photos, and a form brings 40 at most'],
    ],
    [
      'just as many',
      [
        field('l', {
          component: 'group',
          subFields: [field('p', { component: 'photo' }), field('q', { component: 'photo' })],
        }),
      ],
      [],
    ],
    [
      'one in a group, where its part is called otherwise',
      [field('l', { component: 'group', subFields: [field('toString', { component: 'photo' })] })],
      [],
    ],
    ['a mask without an end', [field('n', { mask: 'name', maxLength: 5 })], []],
  ])('%s', (_what, fields, expected) => expect(said(...fields)).toEqual(expected));

  it('a photo where a code confirms, or the outside is asked on arrival', () => {
    const fields = [field('p', { component: 'photo' })];
    for (const kind of ['code', 'asks'])
      expect(told({ steps: [step(fields, kind)] })).toEqual([
        'steps[0].fields[0] | a photo in a step of this kind is never sent',
      ]);
  });
});

describe('values that the definition gives', () => {
  it.each<[string, readonly FieldDefinition[], readonly string[]]>([
    [
      'a default beyond its limit',
      [field('v', { component: 'amount', maxValue: 10, defaultValue: 11 })],
      ['[0].defaultValue | the field itself refuses this value: O valor não pode ser maior que o valor máximo'],
    ],
    ['a default at its limit', [field('v', { component: 'amount', maxValue: 10, defaultValue: 10 })], []],
    [
      'an imposed value that a validator refuses',
      [field('a'), field('c', { validation: ['cpf'], conditionals: standard('1') })],
      [
        '[1].conditionals[0].value | the field itself refuses this value: CPF inválido. Verifique o formato e a validade.',
      ],
    ],
    [
      'a default that is no option',
      [field('o', { ...options('a', 'b'), defaultValue: { value: 'c', label: 'C' } })],
      ['[0].defaultValue | the field itself refuses this value: Escolha uma opção'],
    ],
    ['no options', [field('o', options())], ['[0].values | a option without options: nothing can be chosen']],
    ['options from a list', [field('o', { component: 'option', resource: 'x' })], []],
    ['a text needs none', [field('o')], []],
    [
      'two equal values',
      [field('o', options('a', 'a'))],
      ['[0].values[1].value | two options with the value "a"', '[0].values[1].label | two options with the label "A"'],
    ],
  ])('%s', (_what, fields, expected) => expect(said(...fields)).toEqual(expected));

  it('a slider that nothing ends, unless the server says where', () => {
    const fields = [field('v', { component: 'range' })];
    expect(said(...fields)).toEqual(['[0] | a range that stands nowhere: it needs "maxValue"']);
    expect(said({ ...field('v', { component: 'range' }), maxValue: 10 })).toEqual([]);
    expect(told({ steps: [step(fields, 'bounded')] })).toEqual([]);
  });

  it('options that only the server knows are not missed', () =>
    expect(told({ steps: [step([field('o', options()), locked], 'bounded')] })).toEqual([]));
});

describe('what waits for ever', () => {
  it.each<[string, readonly FieldDefinition[], readonly string[]]>([
    [
      'required and read-only without a value',
      [locked],
      [`[0].required | required, but it can never be answered: ${never}`],
    ],
    ['with a default', [{ ...locked, defaultValue: 'x' }], []],
    ['with an imposed value', [field('a'), { ...locked, conditionals: standard('x') }], []],
    [
      'in a group, whatever was asked before',
      [field('g', { component: 'group', subFields: [locked] })],
      [`[0].subFields[0].required | required, but it can never be answered: ${never}`],
    ],
    [
      'a dependency that nothing answers',
      [field('preso', { readOnly: true }), field('b', { dependencies: ['preso'] })],
      [`[1].dependencies[0] | the field stays read-only for ever: ${never}`],
    ],
    [
      'a chain of them',
      [
        field('preso', { readOnly: true }),
        field('b', { dependencies: ['preso'] }),
        field('c', { required: true, dependencies: ['b'] }),
      ],
      [
        `[1].dependencies[0] | the field stays read-only for ever: ${never}`,
        '[2].dependencies[0] | the field stays read-only for ever: it waits for "preso", which never has an answer',
        '[2].required | required, but it can never be answered: it waits for "b", which never has an answer',
      ],
    ],
  ])('%s', (_what, fields, expected) => expect(said(...fields)).toEqual(expected));

  it('an earlier step that asks the key gives it', () =>
    expect(told({ steps: [step([field('preso')], 'form', 'a'), step([locked], 'form', 'b')] })).toEqual([]));
});

describe('steps that nobody comes to', () => {
  it.each<[string, readonly StepDefinition[], readonly string[]]>([
    [
      'behind the end',
      [step([], 'end', 'fim'), step([], 'form', 'b')],
      ['steps[1] | nobody comes here: the flow ends with the step "fim"'],
    ],
    ['the end itself', [step([]), step([], 'end', 'fim')], []],
    [
      'of fields that are never shown',
      [
        step([field('a', { hidden: true })], 'form', 'x'),
        step([field('b', { conditionals: [{ type: 'visualization', field: 'a' }] })], 'form', 'y'),
      ],
      [
        'steps[1].fields[0].conditionals[0] | this condition never holds: it is hidden',
        'steps[1] | nobody comes here: none of its fields is ever shown',
      ],
    ],
  ])('%s', (_what, steps, expected) => expect(told({ steps })).toEqual(expected));
});

it('a step that asks leave where the product needs none is refused', () => {
  const flow = { product: 'folha', steps: [step([]), step([], 'asks', 'rh')] };
  expect(told(flow)).toEqual([
    'steps[1].stepType | the product "folha" asks no leave of the port "employer": nobody there has to approve',
  ]);
  expect(told({ ...flow, product: 'outro' })).toEqual([]);
});

it.each<[string, FieldDefinition, unknown]>([
  ['a slip is replaced', field('c', { mask: 'cpff' }), { type: 'replace', value: 'cpf' }],
  ['what does nothing is removed', field('v', { component: 'amount', mask: 'cpf' }), { type: 'remove' }],
])('%s', (_what, one, fix) => expect(lintFlow({ steps: [step([one])] }, catalog)[0]?.fix).toEqual(fix));
