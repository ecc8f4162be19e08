import { formatters, masks, validators } from '@passo/domain';
import type { Conditional, FieldDefinition } from '@passo/engine';
import fc from 'fast-check';
import * as fields from '../fields/index.ts';
import { numbers, texts, wires } from './randomValues.ts';

/* Whole definitions: every kind and property, references forwards, backwards, outwards and nowhere, cycles included. */

const whole = { noNullPrototype: true } as const;

/** Keys with rules of their own, plain ones, and names that every object already has. */
export const ownKeys = [
  ...['nome', 'diaRecebimentoSalario', 'k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7'],
  ...['constructor', 'toString', 'hasOwnProperty'],
];
export const earlierKeys = ['e0', 'e1', 'valueOf'];

const references = fc.constantFrom(...ownKeys, ...earlierKeys, 'none', 'ninguem');
const plains = fc.oneof(fc.constantFrom('a', 'b', 'SP', 1, 2, true, false, 'none', '52998224725', '3500'), texts);
const condition = fc.record(
  { field: references, values: fc.array(plains, { maxLength: 3 }) },
  { ...whole, requiredKeys: ['field'] },
);

const conditional: fc.Arbitrary<Conditional> = fc.oneof(
  condition.map((given) => ({ type: 'visualization', ...given }) as const),
  fc.array(condition, { maxLength: 3 }).map((conditions) => ({ type: 'displayBasedOnValues', conditions }) as const),
  fc.tuple(condition, wires).map(([given, value]) => ({ type: 'standard', ...given, value }) as const),
  fc.boolean().map((activateWhenHasProposal) => ({ type: 'readOnly', activateWhenHasProposal }) as const),
);

const label = fc.oneof(
  texts,
  fc.tuple(texts, references, references).map(([text, one, two]) => `${text} {{${one}}} e {{ ${two} }}`),
);

const boundary = fc.oneof(
  fc.record(
    {
      boundary: fc.constantFrom('start' as const, 'end' as const),
      type: fc.constant('years' as const),
      value: fc.integer({ min: -130, max: 20 }),
    },
    whole,
  ),
  fc.record(
    {
      boundary: fc.constantFrom('start' as const, 'end' as const),
      type: fc.constant('absoluteDate' as const),
      value: fc.constantFrom('2000-01-01', '1990-05-12', '2030-12-31'),
    },
    whole,
  ),
);

const option = fc.record(
  { value: fc.constantFrom('a', 'b', 'SP', 1, 2, true), label: texts, disabled: fc.boolean() },
  { ...whole, requiredKeys: ['value', 'label'] },
);

const formatterNames = fc.constantFrom(...Object.keys(formatters));

/** One property in four is there: most fields are plain, some have everything. */
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const properties = {
  label: rarely(label),
  mask: rarely(fc.constantFrom(...Object.keys(masks))),
  validation: rarely(fc.array(fc.constantFrom(...Object.keys(validators), 'desconhecido'), { maxLength: 2 })),
  format: rarely(fc.record({ send: formatterNames, show: formatterNames }, { ...whole, requiredKeys: [] })),
  dateValidation: rarely(fc.array(boundary, { maxLength: 2 })),
  values: rarely(fc.array(option, { maxLength: 4 })),
  minLength: rarely(fc.integer({ min: 1, max: 12 })),
  maxLength: rarely(fc.integer({ min: 1, max: 40 })),
  minValue: rarely(numbers),
  maxValue: rarely(numbers),
  required: fc.boolean(),
  readOnly: rarely(fc.boolean()),
  disabled: rarely(fc.boolean()),
  hidden: rarely(fc.boolean()),
  hiddenOnFilled: rarely(fc.boolean()),
  defaultValue: rarely(wires),
  conditionals: rarely(fc.array(conditional, { maxLength: 3 })),
  dependencies: rarely(fc.array(references, { maxLength: 2 })),
};

/** A component that the catalog does not have is drawn too, and may not break the others. */
const kindNames = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...Object.keys(fields)) },
  { weight: 1, arbitrary: fc.constant('deMarte') },
);

/** Absent properties are left out, as in a file. */
const clean = (drawn: object): FieldDefinition => JSON.parse(JSON.stringify(drawn));

const flat = (key: string): fc.Arbitrary<FieldDefinition> =>
  fc.record({ key: fc.constant(key), component: kindNames, ...properties }, whole).map(clean);

const fieldsOf = (most: number, one: (key: string) => fc.Arbitrary<FieldDefinition>) =>
  fc
    .shuffledSubarray(ownKeys, { minLength: 1, maxLength: most })
    .chain((keys) => fc.tuple(...keys.map((key) => one(key))));

/** A field, with groups in groups where its kind repeats. */
const nested = (key: string, depth: number): fc.Arbitrary<FieldDefinition> =>
  flat(key).chain((field) =>
    depth === 0 || field.component !== 'list'
      ? fc.constant(field)
      : fieldsOf(3, (inner) => nested(inner, depth - 1)).map((subFields) => ({ ...field, subFields })),
  );

/** The fields of one step: 1 to 10 of them, groups at most two deep. */
export const randomFields: fc.Arbitrary<readonly FieldDefinition[]> = fieldsOf(10, (key) => nested(key, 2));
