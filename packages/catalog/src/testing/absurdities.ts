import type { FieldDefinition, Json } from '@passo/engine';

const many = 10_000;
const numbers = Array.from({ length: many }, (_, index) => index);
const text = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  component: 'text',
  label: key,
  ...more,
});
const shownBy = (field: string): Partial<FieldDefinition> => ({ conditionals: [{ type: 'visualization', field }] });

/** Lists in lists, as deep as a parser of JSON goes along with. */
const deep = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

function groups(depth: number): unknown {
  let field: unknown = text('fundo');
  for (let level = 0; level < depth; level += 1) field = { key: 'lista', component: 'list', subFields: [field] };
  return field;
}

/** Forms that nobody means, each an answer to "what if somebody writes ...". Not all of them are of the right shape. */
export const absurdities: Readonly<Record<string, readonly unknown[]>> = {
  'a field that looks at itself': [text('a', { ...shownBy('a'), dependencies: ['a'], label: '{{a}}' })],
  'two fields that wait for each other': [text('a', { dependencies: ['b'] }), text('b', { dependencies: ['a'] })],
  'a circle of 10,000': numbers.map((index) => text(`f${index}`, shownBy(`f${(index + 1) % many}`))),
  'a chain of 10,000, written backwards': numbers.map((index) => text(`f${index}`, shownBy(`f${index + 1}`))),
  '10,000 conditions on one field': [
    text('a'),
    text('b', {
      conditionals: numbers.map((index) => ({ type: 'visualization', field: 'a', values: [`v${index}`, 'x'] })),
    }),
  ],
  '10,000 values in one condition': [
    text('a'),
    text('b', { conditionals: [{ type: 'visualization', field: 'a', values: numbers }] }),
  ],
  '10,000 references to nothing': numbers.map((index) => text(`f${index}`, shownBy(`g${index}`))),
  '10,000 imposed values': [
    text('a', {
      conditionals: numbers.map((index) => ({ type: 'standard', field: 'b', values: [String(index)], value: 'x' })),
    }),
    text('b'),
  ],
  'a label of 10,000 references': [text('a', { label: '{{b}}'.repeat(many) }), text('b')],
  'a label of unclosed braces': [text('a', { label: '{{ '.repeat(many) + ' '.repeat(many) })],
  'one key 10,000 times': numbers.map(() => text('a')),
  'keys that every object has': ['constructor', 'toString', 'valueOf', 'hasOwnProperty'].map((key) =>
    text(key, { ...shownBy('constructor'), label: '{{toString}}', hiddenOnFilled: true }),
  ),
  'the key __proto__': [JSON.parse('{"key":"__proto__","component":"text","uniqueKey":"__proto__"}')],
  'a component called __proto__': [
    { key: 'a', component: '__proto__' },
    { key: 'b', component: 'constructor' },
  ],
  'names out of the prototype': [
    text('a', { mask: 'toString', validation: ['constructor'], rules: ['valueOf'], format: { send: '__proto__' } }),
  ],
  'groups in groups, 10,000 deep': [groups(many)],
  'groups in groups, 5 deep': [groups(5)],
  'a default 10,000 lists deep': [{ key: 'a', component: 'text', defaultValue: deep(many) }],
  'huge limits': [
    text('a', { minLength: 9e15, maxLength: 1 }),
    { key: 'b', component: 'money', minValue: 1e300, maxValue: -1e300, defaultValue: 1e300 },
    { key: 'c', component: 'sliderMoney', minValue: -1e300, maxValue: 1.7e308 },
  ],
  'years that no calendar has': [
    { key: 'a', component: 'date', dateValidation: [{ boundary: 'end', type: 'years', value: 1e300 }] },
    { key: 'b', component: 'date', dateValidation: [{ boundary: 'start', type: 'years', value: 'NaN' }] },
    { key: 'c', component: 'date', dateValidation: [{ boundary: 'start', type: 'absoluteDate', value: 'Infinity' }] },
  ],
  'numbers in words': [text('a', { minValue: JSON.parse('"NaN"'), maxLength: JSON.parse('"-1"') })],
  'everything null': [JSON.parse('{"key":null,"component":null,"label":null,"conditionals":null,"subFields":null}')],
  'lists where objects belong': [[], [[]], [{ key: [] }]],
  'nothing at all': [],
};
