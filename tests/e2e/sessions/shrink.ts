import type { FieldDefinition } from '@passo/engine';
import type { Browser } from 'playwright-core';
import { fieldsOf, published } from './published.ts';
import { liveAll } from './stage.ts';
import type { Visit } from './visit.ts';

/** A case that still goes wrong and is as small as this many rounds make it. */
const MOST_ROUNDS = 12;
/** Smaller ones that are tried at a time. */
const MOST_AT_ONCE = 24;

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

/** Half of it first, then all but one field, property or act. */
function smallerOnes(visit: Visit): readonly Visit[] {
  const fields = fieldsOf(visit.steps);
  const steps = [halves(fields), allButOne(fields), allButOneProperty(fields)].flat().map((some) => published(some));
  const acts = [...halves(visit.acts), ...allButOne(visit.acts)];
  return [
    ...steps.filter((some) => some.length > 0).map((some) => ({ ...visit, steps: some })),
    ...acts.map((some) => ({ ...visit, acts: some })),
    ...allButOne(visit.again).map((again) => ({ ...visit, again })),
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
