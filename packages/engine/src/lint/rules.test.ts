import { fail, ok } from '@passo/domain';
import { describe, expect, it } from 'vitest';
import type { Conditional, FieldDefinition, FlowDefinition } from '../definition.ts';
import { field, testKinds } from '../form/testing/kinds.ts';
import { boundaryProblem } from '../form/problem.ts';
import { RowList } from '../form/rows.ts';
import { defineField } from '../kind.ts';
import { defineStep } from '../step.ts';
import { lintFlow } from './lintFlow.ts';

const day = defineField<'2000-01-01'>({
  control: 'date',
  read: (wire) => (wire === '2000-01-01' ? ok(wire) : fail('x')),
  send: (value) => value,
  format: (value) => value,
  problem: (value, definition, today) => boundaryProblem(value, definition, today),
  text: (value) => value,
});
const group = defineField<readonly unknown[]>({
  control: 'list',
  repeats: RowList,
  read: () => fail('x'),
  send: () => undefined,
  format: () => '',
});
const file = defineField<string>({
  control: 'image',
  upload: true,
  read: () => fail('x'),
  send: () => undefined,
  format: () => '',
});
const framed = defineField<readonly unknown[]>({
  control: 'list',
  read: () => fail('x'),
  send: () => undefined,
  format: () => '',
  icons: { names: ['face', 'document'] },
});
const pictured = defineField<readonly unknown[]>({ ...framed, icons: { names: ['camera'], pictures: true } });
const form = defineStep({ label: 'f', unique: false, view: 'form', advances: 'byItself', texts: {} });
const withOwn = defineStep({ ...form, fields: [field('doTipo')] });
const catalog = { fields: { ...testKinds, day, group, file, framed, pictured }, steps: { form, withOwn } };

const flow = (...steps: readonly (readonly FieldDefinition[])[]): FlowDefinition => ({
  steps: steps.map((fields, index) => ({ slug: `s${index}`, name: 'A', stepType: 'form', fields })),
});
const said = (definition: FlowDefinition, resources?: readonly string[]): readonly string[] =>
  lintFlow(definition, catalog, { ...(resources && { resources }) }).map(({ path, message, suggestion }) =>
    [path.replace('steps[0].fields', ''), message, suggestion].filter(Boolean).join(' | '),
  );
const shown = (name: string, ...values: readonly (string | number | boolean)[]): Conditional => ({
  type: 'visualization',
  field: name,
  ...(values.length > 0 && { values }),
});
const when = (...conditionals: readonly Conditional[]): Partial<FieldDefinition> => ({ conditionals });
const any = (...names: readonly string[]): Conditional => ({
  type: 'displayBasedOnValues',
  conditions: names.map((name) => ({ field: name })),
});
const uf = field('uf', {
  values: [
    { value: 'SP', label: 'São Paulo' },
    { value: 'RJ', label: 'Rio', disabled: true },
  ],
});
const box = field('caixa', { component: 'box' });
const note = field('aviso', { component: 'note' });
const secret = field('oculto', { hidden: true });

describe('a value that the other field never has', () => {
  it.each<[string, readonly FieldDefinition[], string]>([
    [
      'an option that is not listed',
      [uf, field('x', when(shown('uf', 'SP', 'SPP')))],
      '[1].conditionals[0].values[1] | "uf" never has the value "SPP" | did you mean "SP"?',
    ],
    [
      'an option that cannot be chosen',
      [uf, field('x', when(shown('uf', 'SP', 'RJ')))],
      '[1].conditionals[0].values[1] | "uf" never has the value "RJ"',
    ],
    [
      'words for an amount',
      [field('v', { component: 'amount' }), field('x', when(shown('v', 'muito', 10)))],
      '[1].conditionals[0].values[0] | "v" never has the value "muito"',
    ],
    [
      'words for a box',
      [box, field('x', when({ type: 'standard', field: 'caixa', values: ['sim', true], value: 'a' }))],
      '[1].conditionals[0].values[0] | "caixa" never has the value "sim"',
    ],
    [
      'one of several conditions',
      [
        uf,
        field('x', when({ type: 'displayBasedOnValues', conditions: [{ field: 'uf' }, { field: 'uf', values: [7] }] })),
      ],
      '[1].conditionals[0].conditions[1].values[0] | "uf" never has the value 7',
    ],
    [
      'a default of another type',
      [field('v', { component: 'amount', defaultValue: 'dez' })],
      '[0].defaultValue | is no value of the kind "amount"',
    ],
    [
      'an imposed value of another type',
      [uf, field('v', { component: 'amount', ...when({ type: 'standard', field: 'uf', value: true }) })],
      '[1].conditionals[0].value | is no value of the kind "amount"',
    ],
  ])('%s', (_, fields, expected) => expect(said(flow(fields))).toContain(expected));

  it('is not looked for where the list comes from outside or nobody can tell', () => {
    const fetched = field('uf', { resource: 'estados' });
    expect(said(flow([fetched, field('x', when(shown('uf', 'XX', 'none')))]))).toEqual([]);
    expect(said(flow([{ ...field('g'), component: 'deMarte' }, field('x', when(shown('g', 'XX')))]))).toHaveLength(1);
  });

  it.each<[string, FieldDefinition]>([
    ['a group', field('g', { component: 'group', subFields: [field('y')] })],
    ['a file', field('g', { component: 'file' })],
  ])('is not looked for in %s', (_what, referred) =>
    expect(said(flow([referred, field('x', when(shown('g', 'XX')))]))).toEqual([]),
  );

  it('leaves the field reachable by the other values', () =>
    expect(said(flow([uf, field('x', { required: true, ...when(shown('uf', 'SP', 'RJ')) })]))).toEqual([
      '[1].conditionals[0].values[1] | "uf" never has the value "RJ"',
    ]));

  it('nor is the default of a group judged: its fields are', () => {
    const group = field('g', { component: 'group', subFields: [field('y')], defaultValue: [{ y: 'a' }] });
    expect(said(flow([group]))).toEqual([]);
  });
});

describe('a condition that is always the same', () => {
  const reason = (name: string): RegExp => new RegExp(`this condition never holds: ${name}`);
  it.each<[string, readonly FieldDefinition[], RegExp]>([
    ['it looks at what never answers', [note, field('x', when(shown('aviso')))], reason('a note never answers')],
    ['it looks at what is hidden', [secret, field('x', when(shown('oculto')))], reason('it is hidden')],
    [
      'every alternative is out of reach',
      [note, secret, field('x', when(any('aviso', 'oculto')))],
      /never holds: a note never answers/,
    ],
    [
      'it looks at what waits for what is hidden',
      [secret, field('x', when(shown('oculto'))), field('y', when(shown('x')))],
      /\[2\]\.conditionals\[0\] \| this condition never holds: its condition never holds/,
    ],
    [
      'it looks ahead to what is never shown',
      [field('y', when(shown('x'))), field('x', when(shown('oculto'))), secret],
      /\[0\]\.conditionals\[0\] \| this condition never holds/,
    ],
    [
      'two of them exclude each other',
      [field('a'), field('x', when(shown('a', '1', '2'), shown('a', '3')))],
      /\[1\]\.conditionals\[1\] \| this condition never holds together with the ones before it/,
    ],
    [
      'a whole answer among values',
      [uf, field('x', when({ type: 'visualization', field: 'uf', values: ['SP'], whole: true }))],
      /\[1\]\.conditionals\[0\]\.whole \| has no effect: .* \| remove it/,
    ],
    [
      'a whole answer of a field around a group',
      [
        uf,
        field('g', {
          component: 'group',
          subFields: [field('x', when({ type: 'visualization', field: 'uf', whole: true }))],
        }),
      ],
      /subFields\[0\]\.conditionals\[0\]\.whole \| has no effect/,
    ],
    ['a box with both its values', [box, field('x', when(shown('caixa', true, false)))], /always holds \| remove it/],
  ])('because %s', (_, fields, expected) => expect(said(flow(fields)).join('\n')).toMatch(expected));

  it('is left alone where it may change', () => {
    const fields = [
      box,
      uf,
      field('a', when(shown('caixa', true))),
      field('b', when(shown('uf', 'SP'), shown('uf'))),
      field('c', when(any('caixa', 'uf'))),
      field('d', when(shown('a', 'x', 'y'), shown('a', 'y', 'z'))),
    ];
    expect(said(flow(fields))).toEqual([]);
  });
});

describe('a required field that nobody can answer', () => {
  const must = { required: true };
  it.each<[string, readonly FieldDefinition[], string]>([
    ['hidden itself', [field('x', { ...must, hidden: true })], 'it is hidden'],
    ['behind what is hidden', [secret, field('x', { ...must, ...when(shown('oculto')) })], 'its condition never holds'],
    [
      'behind a value that is never chosen',
      [uf, field('x', { ...must, ...when(shown('uf', 'XX')) })],
      'its condition never holds',
    ],
    [
      'behind conditions that exclude each other',
      [field('a'), field('x', { ...must, ...when(shown('a', '1'), shown('a', '2')) })],
      'its conditions exclude each other',
    ],
  ])('%s', (_, fields, why) => {
    const expected = `[${fields.length - 1}].required | required, but it can never be answered: ${why} | make it reachable, or not required`;
    expect(said(flow(fields))).toContain(expected);
  });

  it('waiting for what never has a value', () => {
    expect(said(flow([note, field('x', { dependencies: ['aviso'] })]))).toEqual([
      '[1].dependencies[0] | the field stays read-only for ever: a note never answers',
    ]);
  });
});

describe('a reference to a later step', () => {
  it.each<[string, Partial<FieldDefinition>, string]>([
    ['label', { label: 'Olá, {{nome}}' }, '[0].label | label refers to "nome", which is asked in the step "s1"'],
    [
      'condition',
      when(shown('nome')),
      '[0].conditionals[0].field | condition refers to "nome", which is asked in the step "s1"',
    ],
    [
      'dependency',
      { dependencies: ['id-nome'] },
      '[0].dependencies[0] | dependency refers to "id-nome", which is asked in the step "s1"',
    ],
  ])('in a %s is named as such', (_, more, expected) => {
    const advice = 'only fields of this step and of the steps before it have answers here';
    const definition = flow([field('x', more)], [field('nome', { _id: 'id-nome' })]);
    expect(said(definition)).toEqual([`${expected} | ${advice}`]);
  });

  it('is not one to the fields that a kind of step brings', () => {
    const steps = [
      { slug: 'a', name: 'A', stepType: 'withOwn' },
      { slug: 'b', name: 'B', stepType: 'form', fields: [field('x', { label: '{{doTipo}}' })] },
    ];
    expect(said({ steps })).toEqual([]);
    expect(said({ steps: steps.toReversed() })).toHaveLength(1);
  });
});

describe('names', () => {
  it.each<[string, Partial<FieldDefinition>, string]>([
    ['list', { resource: 'estado' }, '[0].resource | unknown resource "estado" | did you mean "estados"?'],
    ['rule', { rules: ['requird'] }, '[0].rules[0] | unknown rule "requird" | did you mean "required"?'],
    [
      'formatter',
      { format: { send: 'onlyDigit' } },
      '[0].format.send | unknown formatter "onlyDigit" | did you mean "onlyDigits"?',
    ],
    [
      'code field',
      { getDependencyValue: { referenceResourceCode: 'uf' } },
      '[0].getDependencyValue.referenceResourceCode | unknown field "uf"',
    ],
  ])('an unknown %s', (_, more, expected) => {
    expect(said(flow([field('x', more)]), ['estados'])).toEqual([expected]);
  });

  it('lists are looked at only where the caller knows them', () => {
    expect(said(flow([field('x', { resource: 'zzz' })]))).toEqual([]);
  });
});

describe('an icon', () => {
  it.each<[string, string, readonly string[]]>([
    ['framed', 'face', []],
    ['framed', 'fcae', ['[0].icon | unknown icon "fcae" | did you mean "face"?']],
    ['framed', '/a.svg', ['[0].icon | unknown icon "/a.svg"']],
    ['pictured', '/a.svg', []],
    ['pictured', 'face', ['[0].icon | unknown icon "face"']],
    ['text', 'face', ['[0].icon | does not fit the kind "text": it shows none | remove it, or choose another kind']],
  ])('of the kind %s named %s', (component, icon, expected) => {
    expect(said(flow([field('x', { component, icon })]))).toEqual(expected);
  });
});

describe('what does not fit the kind', () => {
  const amount = { component: 'amount' };
  it.each<[string, FieldDefinition, string]>([
    [
      'a mask on an amount',
      field('x', { ...amount, mask: 'cpf' }),
      'mask | does not fit the kind "amount": it holds no text',
    ],
    [
      'a validator on a box',
      field('x', { component: 'box', validation: ['cpf'] }),
      'validation | does not fit the kind "box": it holds no text',
    ],
    [
      'a length of an amount',
      field('x', { ...amount, minLength: 2 }),
      'minLength | does not fit the kind "amount": it holds no text',
    ],
    [
      'groups of a single thing',
      field('x', { maxRows: 3 }),
      'maxRows | does not fit the kind "text": it does not repeat',
    ],
    [
      'limits of a date on a text',
      field('x', { dateValidation: [] }),
      'dateValidation | does not fit the kind "text": it holds no date',
    ],
    [
      'money of a text',
      field('x', { format: { send: 'money' } }),
      'format.send | does not fit the kind "text": "money" changes nothing that it sends',
    ],
    [
      'digits of a box',
      field('x', { component: 'box', format: { show: 'onlyDigits' } }),
      'format.show | does not fit the kind "box": "onlyDigits" changes nothing that it sends',
    ],
    [
      'groups in a text',
      field('x', { subFields: [field('y')] }),
      'subFields | does not fit the kind "text": it does not repeat',
    ],
  ])('%s', (_, definition, expected) => {
    const advice = 'remove it, or choose another kind';
    expect(said(flow([definition]))).toEqual([`[0].${expected} | ${advice}`]);
  });

  it.each<[string, FieldDefinition, string]>([
    ['a group without fields', field('x', { component: 'group' }), '[0] | a group needs subFields'],
    [
      'a key twice in a group',
      field('x', { component: 'group', subFields: [field('y'), field('y')] }),
      '[0].subFields | key "y" is used twice',
    ],
    [
      'a text without an end',
      field('x', { maxLength: 5_001 }),
      '[0].maxLength | an answer has at most 5000 characters',
    ],
    ['a list without an end', field('x', { maxRows: 101 }), '[0].maxRows | a list has from 1 to 100 groups'],
    ['a list without a group', field('x', { maxRows: 0 }), '[0].maxRows | a list has from 1 to 100 groups'],
    [
      'lengths the wrong way round',
      field('x', { minLength: 3, maxLength: 2 }),
      '[0].minLength | minLength is above maxLength',
    ],
    [
      'a date as nobody writes it',
      field('x', {
        component: 'day',
        dateValidation: [{ boundary: 'end', type: 'absoluteDate', value: '31/12/2026' }],
      }),
      '[0].dateValidation[0].value | an absolute date is written YYYY-MM-DD',
    ],
    [
      'years that are none',
      field('x', { component: 'day', dateValidation: [{ boundary: 'end', type: 'years', value: '18' }] }),
      '[0].dateValidation[0].value | years are a whole number, at most 200 from today',
    ],
  ])('%s', (_, definition, expected) => expect(said(flow([definition]))).toContain(expected));

  it.each(['title', 'placeholder', 'missing', 'message', 'tooltip', 'tutorial'] as const)(
    'nothing is filled into a %s',
    (name) =>
      expect(said(flow([field('a'), field('x', { [name]: 'Como {{a}}' })]))).toContain(
        `[1].${name} | "{{a}}" stays as it is written: nothing is filled in here`,
      ),
  );

  it('nothing is filled into the label of a box', () =>
    expect(said(flow([field('a'), field('x', { component: 'box', label: 'Aceito {{a}}' })]))).toContain(
      '[1].label | "{{a}}" stays as it is written: nothing is filled in here',
    ));

  it('is quiet about what does', () => {
    const fields = [
      field('a', { mask: 'cpf', format: { send: 'onlyDigits' } }),
      field('n', { mask: 'name', format: { show: 'removeAccents' } }),
      field('b', { ...amount, format: { show: 'money' }, minValue: 1, maxValue: 2 }),
      field('c', { component: 'box', format: { send: 'yesOrNo' } }),
      field('d', { component: 'day', dateValidation: [{ boundary: 'end', type: 'years', value: -18 }] }),
      field('e', { component: 'group', subFields: [field('f', { label: '{{a}}' })] }),
    ];
    expect(said(flow(fields))).toEqual([]);
  });
});

it('every finding carries the file that the caller names, and there are at most a hundred', () => {
  const bad = flow(Array.from({ length: 300 }, (_, index) => field(`f${index}`, { mask: 'zzz' })));
  const findings = lintFlow(bad, catalog, { file: 'partners/x/flows/y.json' });
  expect(findings).toHaveLength(100);
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set(['partners/x/flows/y.json']));
});
