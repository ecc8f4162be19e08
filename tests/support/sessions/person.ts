import fc from 'fast-check';
import { texts, wires } from '../../../packages/catalog/src/testing/randomValues.ts';
import { randomFields } from '../../../packages/catalog/src/testing/randomFields.ts';
import type { FieldDefinition, Json, JsonObject } from '@passo/engine';

/* A customer at a form: what is done, one thing after the other, to whatever happens to be on the screen. */

const ways = [
  'type',
  'paste',
  'choose',
  'undo',
  'leave',
  'addRow',
  'removeRow',
  'moveRow',
  'reload',
  'return',
  'offline',
] as const;

export interface Act {
  readonly way: (typeof ways)[number];
  /** Which of the fields that can be written, counted round; inside a list which of its groups, and which field there. */
  readonly field: number;
  readonly row: number;
  readonly inner: number;
  readonly wire: Json;
  readonly text: string;
}

/** One change that a hostile client makes to what an honest one sends. */
export const forgeries = [
  'foreign',
  'hidden',
  'locked',
  'held',
  'tooLong',
  'wrongType',
  'unlisted',
  'tooMany',
] as const;
export interface Forgery {
  readonly what: (typeof forgeries)[number];
  readonly field: number;
  readonly wire: Json;
}

export interface Visit {
  readonly fields: readonly FieldDefinition[];
  readonly earlier: JsonObject;
  readonly hiddenKeys: readonly string[];
  readonly acts: readonly Act[];
  /** What is done when the step is opened once more. */
  readonly again: readonly Act[];
  readonly forgery: Forgery;
}

export const acts: fc.Arbitrary<Act> = fc.record(
  {
    way: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('type' as const, 'choose' as const) },
      { weight: 5, arbitrary: fc.constantFrom(...ways) },
    ),
    field: fc.nat(9),
    row: fc.nat(3),
    inner: fc.nat(3),
    wire: wires,
    text: texts,
  },
  { noNullPrototype: true },
);

export const forgeryOf: fc.Arbitrary<Forgery> = fc.record(
  { what: fc.constantFrom(...forgeries), field: fc.nat(9), wire: wires },
  { noNullPrototype: true },
);

const answersTo = (keys: readonly string[]): fc.Arbitrary<JsonObject> =>
  fc.array(fc.tuple(fc.constantFrom(...keys), wires), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

export const isKnown = ({ component, subFields = [] }: FieldDefinition): boolean =>
  component !== 'deMarte' && subFields.every(isKnown);

export const visits: fc.Arbitrary<Visit> = randomFields
  .map((fields) => fields.filter(isKnown))
  .filter((fields) => fields.length > 0)
  .chain((fields) => {
    const keys = fields.map(({ key }) => key);
    return fc.record(
      {
        fields: fc.constant(fields),
        earlier: answersTo(['e0', 'e1', 'valueOf', ...keys]),
        hiddenKeys: fc.oneof(fc.constant([]), fc.subarray(keys, { maxLength: 1 })),
        acts: fc.array(acts, { maxLength: 12 }),
        again: fc.array(acts, { maxLength: 4 }),
        forgery: forgeryOf,
      },
      { noNullPrototype: true },
    );
  });
