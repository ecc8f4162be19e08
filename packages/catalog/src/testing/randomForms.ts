import type { FieldDefinition, Json, JsonObject } from '@passo/engine';
import fc from 'fast-check';
import { earlierKeys, ownKeys, randomFields } from './randomFields.ts';
import { wires } from './randomValues.ts';

export const ways = ['type', 'fill', 'leave', 'addRow', 'removeRow', 'moveRow', 'typeInRow'] as const;

/** One thing that a person, or a look-up, does to an open form. */
export interface Edit {
  readonly way: (typeof ways)[number];
  readonly key: string;
  readonly wire: Json;
  /** Which row, and where to, counted from the start and wrapped round. */
  readonly row: number;
}

/** A step, what is known when it opens, what is done to it, and what somebody submits. */
export interface RandomForm {
  readonly fields: readonly FieldDefinition[];
  readonly stored: JsonObject;
  readonly earlier: JsonObject;
  readonly submitted: JsonObject;
  readonly hasProposal: boolean;
  readonly hiddenKeys: readonly string[];
  readonly edits: readonly Edit[];
}

const answersOf = (keys: readonly string[]): fc.Arbitrary<JsonObject> =>
  fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(wires, groups(keys))), { maxLength: 8 })
    .map((entries): JsonObject => Object.fromEntries(entries));

/** What a repeatable list is given. */
const groups = (keys: readonly string[]): fc.Arbitrary<Json> =>
  fc.array(
    fc
      .array(fc.tuple(fc.constantFrom(...keys), wires), { maxLength: 3 })
      .map((entries): JsonObject => Object.fromEntries(entries)),
    { maxLength: 3 },
  );

const editsOf = (keys: readonly string[]): fc.Arbitrary<readonly Edit[]> =>
  fc.array(
    fc.record(
      {
        way: fc.constantFrom(...ways),
        key: fc.constantFrom(...keys),
        wire: fc.oneof({ weight: 6, arbitrary: wires }, { weight: 1, arbitrary: groups(ownKeys) }),
        row: fc.nat(5),
      },
      { noNullPrototype: true },
    ),
    { maxLength: 8 },
  );

export const randomForms: fc.Arbitrary<RandomForm> = randomFields.chain((fields) => {
  const keys = fields.map(({ key }) => key);
  return fc.record(
    {
      fields: fc.constant(fields),
      stored: answersOf(keys),
      earlier: answersOf([...earlierKeys, ...keys]),
      submitted: answersOf([...keys, 'intrusa']),
      hasProposal: fc.boolean(),
      hiddenKeys: fc.oneof(fc.constant([]), fc.subarray(keys, { maxLength: 1 })),
      edits: editsOf(keys),
    },
    { noNullPrototype: true },
  );
});
