import type { FieldDefinition } from '@passo/engine';
import type { Browser } from 'playwright-core';
import { fieldsOf, published } from './published.ts';
import type { Act } from '../../support/sessions/person.ts';
import { liveAll } from './stage.ts';
import type { Visit } from './visit.ts';

/** A case that still goes wrong and is as small as this many rounds make it. */
const MOST_ROUNDS = 16;
/** Smaller ones that are tried at a time. */
const MOST_AT_ONCE = 18;

export async function shrunk(browser: Browser, visit: Visit): Promise<Visit> {
  let smallest = visit;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const smaller = smallerOnes(smallest).slice(0, MOST_AT_ONCE);
    const failures = await liveAll(browser, smaller, { accepted: 0, refused: 0, forged: 0 });
    const [next] = smaller.filter((one) => failures.some((failure) => failure.visit === one));
    if (next === undefined) return smallest;
    smallest = next;
  }
  return smallest;
}

/** What takes most away comes first: no acts, half of all, all but one act, field or property. */
function smallerOnes(visit: Visit): readonly Visit[] {
  const fields = fieldsOf(visit.steps);
  const doing = (some: readonly (readonly Act[])[]): readonly Visit[] => some.map((acts) => ({ ...visit, acts }));
  const asking = (some: readonly (readonly FieldDefinition[])[]): readonly Visit[] =>
    some.flatMap((asked) => {
      const steps = published(asked);
      return steps.length === 0 ? [] : [{ ...visit, steps }];
    });
  return [
    ...(visit.again.length === 0 ? [] : [{ ...visit, again: [] }]),
    ...doing(visit.acts.length === 0 ? [] : [[], ...halves(visit.acts)]),
    ...asking(halves(fields)),
    ...doing(allButOne(visit.acts)),
    ...asking([...allButOne(fields), ...allButOneProperty(fields)]),
  ];
}

const halves = <Item>(all: readonly Item[]): readonly (readonly Item[])[] =>
  all.length < 3 ? [] : [all.slice(0, all.length >> 1), all.slice(all.length >> 1)];

const allButOne = <Item>(all: readonly Item[]): readonly (readonly Item[])[] =>
  all.map((_, at) => all.toSpliced(at, 1));

const allButOneProperty = (fields: readonly FieldDefinition[]): readonly (readonly FieldDefinition[])[] =>
  fields.flatMap((field, at) =>
    Object.keys(field)
      .filter((name) => name !== 'key' && name !== 'component')
      .map((name) => fields.with(at, without(field, name))),
  );

function without(field: FieldDefinition, name: string): FieldDefinition {
  const kept: FieldDefinition & Record<string, unknown> = { ...field };
  delete kept[name];
  return kept;
}
