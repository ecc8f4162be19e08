import { canonical, type Facts, type Needs, type StepKind } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { conflicts } from '../particulars/conflicts.ts';
import { loanProduct, loanProducts, productNeeds } from '../products/index.ts';
import { answerNames, resultNames } from '../ports/factNames.ts';
import * as steps from '../steps/index.ts';
import { exampleFacts, watched, without } from '../testing/exampleFacts.ts';

/* What kinds and products say that they need and give, held against what they do: everything that is read is watched. */

const kinds = Object.entries<StepKind>(steps);
const products = loanProducts.map(([slug]) => slug);

/** All that a kind makes of the facts. */
const madeBy = ({ call, bounds, shows }: StepKind, facts: Facts): string =>
  canonical([call?.question(facts), call?.keep?.({}, facts), bounds?.(facts), shows?.({}, facts)]);

function readBy(kind: StepKind, product: string): { readonly [of in 'answers' | 'results']: ReadonlySet<string> } {
  const { facts, read } = watched({ ...exampleFacts, product });
  madeBy(kind, facts);
  return read;
}

const flat = ({ answers = [], results = [] }: Needs) =>
  [...answers.map((name) => ['answers', name] as const), ...results.map((name) => ['results', name] as const)] as const;
const names = { answers: Object.keys(answerNames), results: Object.keys(resultNames) };

describe.each(kinds)('step kind %s', (_, kind) => {
  it('reads only what has a meaning, whatever the product', () => {
    for (const product of ['', ...products]) {
      const { answers, results } = readBy(kind, product);
      expect(names.answers).toEqual(expect.arrayContaining([...answers]));
      expect(names.results).toEqual(expect.arrayContaining([...results]));
    }
  });

  it('takes every photo that it reads as a photo, and nothing else', () => {
    const photos = Object.entries(answerNames).flatMap(([key, means]) => (means.startsWith('photo ') ? [key] : []));
    const read = new Set([...readBy(kind, '').answers].filter((key) => photos.includes(key)));
    expect(new Set(kind.photos)).toEqual(read);
  });
});

const needing = kinds.flatMap(([name, kind]) =>
  kind.needs === undefined ? [] : flat(kind.needs).map(([of, need]) => [name, need, of, kind] as const),
);

it.each(needing)('step kind %s makes something else of the facts without %s', (_, need, of, kind) => {
  expect(readBy(kind, '')[of]).toContain(need);
  expect(madeBy(kind, without(exampleFacts, of, need))).not.toBe(madeBy(kind, exampleFacts));
});

const asking = kinds.flatMap(([name, { call }]) => (call === undefined ? [] : [[name, call] as const]));

it.each(kinds.filter(([, { call }]) => call !== undefined))(
  'step kind %s asks somebody, and says what it needs',
  (_, kind) => {
    expect(flat(kind.needs ?? {})).not.toEqual([]);
  },
);

it.each(asking)('step kind %s gives what it keeps, under names that have a meaning', (_, { gives = [], keep }) => {
  expect(Object.keys(keep?.({}, exampleFacts) ?? {})).toEqual(gives);
  expect(names.results).toEqual(expect.arrayContaining([...gives]));
});

const speaking = kinds.filter(([, { needsOfProduct }]) => needsOfProduct !== undefined);

it.each(speaking)('step kind %s speaks for the product in a way that every product knows', (_, kind) => {
  for (const { needs } of Object.values(productNeeds)) expect(needs).toHaveProperty(kind.needsOfProduct ?? '');
  expect(names.answers).toEqual(expect.arrayContaining([...(kind.asksWith ?? [])]));
});

it.each(Object.entries(productNeeds))(
  'all that is needed of %s is read by it, or by the kinds that speak for it',
  (slug, { needs }) => {
    for (const [use, wanted] of Object.entries(needs)) {
      const own = watched(exampleFacts);
      loanProduct(slug)?.detailsOf?.(own.facts);
      loanProduct(slug)?.marginOf?.(own.facts);
      const by = speaking.filter(([, { needsOfProduct }]) => needsOfProduct === use);
      const read = [own.read, ...by.map(([, kind]) => readBy(kind, slug))];
      for (const [of, name] of flat(wanted)) {
        expect(
          read.some((one) => one[of].has(name)),
          `${use}: ${name}`,
        ).toBe(true);
      }
    }
  },
);

it('every name is read, asked with, held against another or given by somebody', () => {
  const read = kinds.flatMap(([, kind]) => ['', ...products].map((product) => readBy(kind, product)));
  const held = watched(exampleFacts);
  conflicts(held.facts);
  const answers = new Set([
    ...read.flatMap((one) => [...one.answers]),
    ...held.read.answers,
    ...kinds.flatMap(([, { asksWith = [] }]) => asksWith),
  ]);
  expect([...answers].sort()).toEqual([...names.answers].sort());
  const given = new Set(kinds.flatMap(([, { call, tries }]) => [...(call?.gives ?? []), ...(tries?.gives ?? [])]));
  expect([...given].sort()).toEqual([...names.results].sort());
});
