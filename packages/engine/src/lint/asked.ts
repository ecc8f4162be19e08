import type { FieldDefinition, StepDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import { isRequired } from '../form/problem.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';

/** Where an answer is asked. */
export interface Asked {
  readonly slug: string;
  readonly path: string;
  readonly required: boolean;
}
export type Answers = ReadonlyMap<string, Asked>;

/** The answers that a step asks, by key: its own fields and those that its kind brings. A field of a group is none of its own. */
export function askedIn({ slug, fields = [], stepType }: StepDefinition, index: number, catalog: Catalog): Answers {
  const asked = (field: FieldDefinition, path: string): readonly [string, Asked][] =>
    field.hidden === true || own(catalog.fields, field.component)?.answers === false
      ? []
      : [[keyOf(field), { slug, path, required: isRequired(field) }]];
  const brought = own(catalog.steps, stepType)?.fields ?? [];
  return new Map([
    ...fields.flatMap((field, at) => asked(field, `steps[${index}].fields[${at}]`)),
    ...brought.flatMap((field) => asked(field, `steps[${index}]`)),
  ]);
}

/** The place where it has to be answered, else one where it may be. */
export function findAsked(name: string, places: readonly Answers[]): Asked | undefined {
  const found = places.flatMap((answers) => answers.get(name) ?? []);
  return found.find(({ required }) => required) ?? found[0];
}
