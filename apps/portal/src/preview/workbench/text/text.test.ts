import type { Json } from '@passo/engine/json.ts';
import { expect, it } from 'vitest';
import { changeBetween, mended, readJson, written } from './change.ts';
import { benchSchema } from './benchSchema.ts';
import { inOrder } from './order.ts';
import { inserted, moved, pathOf, placeOf, withValue } from './place.ts';
import { readFlow } from './reading.ts';
import { brokenAt, placeAt, rangeAt, treeOf } from './tree.ts';

const flow = {
  steps: [
    {
      slug: 'a',
      name: 'A',
      stepType: 'form',
      fields: [
        { key: 'x', component: 'text' },
        { key: 'y', component: 'text' },
      ],
    },
  ],
};
const text = written(flow);
const keys = (value: Json): unknown => JSON.stringify(value).match(/"key":"(\w+)"/g);

it('properties stand as one writes them, and nothing is lost', () => {
  const kept = {
    steps: [{ name: 'A', slug: 'a', fields: [{ mask: 'cpf', key: 'x', neu: 1, component: 'text' }] }],
    product: 'clt',
  };
  expect(JSON.stringify(inOrder(kept, benchSchema({})))).toBe(
    '{"steps":[{"slug":"a","name":"A","fields":[{"key":"x","component":"text","mask":"cpf","neu":1}]}],"product":"clt"}',
  );
});

it.each(['', 'steps', 'steps[0].fields[12].values[0].label'])('the path %j comes back', (path) =>
  expect(pathOf(placeOf(path))).toBe(path),
);

it.each<[string, Json, string]>([
  ['a property is set', withValue(flow, placeOf('steps[0].fields[0].mask'), 'cpf'), '"component":"text","mask":"cpf"'],
  [
    'a property is taken out',
    withValue(flow, placeOf('steps[0].fields[0].component'), undefined),
    '{"key":"x"},{"key":"y"',
  ],
  ['an element is taken out', withValue(flow, placeOf('steps[0].fields[0]'), undefined), '"fields":[{"key":"y"'],
  ['an element is put in', inserted(flow, placeOf('steps[0].fields'), 1, { key: 'z' }), '},{"key":"z"},{"key":"y"'],
  ['a list begins', inserted({ a: {} }, ['a', 'fields'], 0, 1), '{"a":{"fields":[1]}}'],
  [
    'what is not there changes nothing',
    withValue(flow, placeOf('steps[7].fields[0].mask'), 'cpf'),
    '"key":"x","component":"text"}',
  ],
  [
    'a name is mended',
    mended({ a: { lable: 1, key: 2 } }, 'a', { type: 'rename', from: 'lable', to: 'label' }),
    '{"label":1,"key":2}',
  ],
])('%s', (_what, value, expected) => expect(JSON.stringify(value)).toContain(expected));

it.each<[number, number, readonly string[]]>([
  [0, 1, ['"key":"y"', '"key":"x"']],
  [1, 1, ['"key":"x"', '"key":"y"']],
  [0, -1, ['"key":"x"', '"key":"y"']],
])('the field %i goes %i, or stays where it has to', (at, by, expected) =>
  expect(keys(moved(flow, ['steps', 0, 'fields', at], by))).toEqual(expected),
);

it.each([
  ['abc', 'abXc'],
  ['aaa', 'aa'],
  ['', 'x'],
  ['x', ''],
  ['same', 'same'],
  ['aXbXc', 'aYbYc'],
])('%j becomes %j by one change', (before, after) => {
  const { from, to, insert } = changeBetween(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});

it('a place leads to its text, and the text to its place', () => {
  const tree = treeOf(text);
  for (const path of ['steps[0].slug', 'steps[0].fields[1]', 'steps[0].fields[1].component']) {
    const { from } = rangeAt(tree, text, placeOf(path));
    expect(pathOf(placeAt(tree, text, from + 1))).toBe(path);
  }
  expect(text.slice(rangeAt(tree, text, placeOf('steps[0].fields[9].mask')).from)).toMatch(/^"fields"/);
});

it.each(['{', '{"a": }', '{"a": 1,}', '[1 2]', ''])('%j is no JSON, and it is said where', (broken) => {
  expect(readJson(broken)).toBeUndefined();
  expect(brokenAt(treeOf(broken)) ?? { from: 0 }).toMatchObject({ from: expect.any(Number) });
  const { flow: read, found } = readFlow(broken, {}, false);
  expect([read, found.length, found[0]?.message]).toEqual([undefined, 1, expect.stringContaining('não é JSON')]);
});

it('what is wrong is said in Portuguese, with line, column and what mends it', () => {
  const wrong = text.replace('"component": "text"', '"component": "txt"');
  const [found] = readFlow(wrong, {}, false).found;
  expect(found).toMatchObject({
    message: 'tipo de campo desconhecido: “txt”; quis dizer “text”?',
    column: 11,
  });
  expect(wrong.split('\n')[(found?.line ?? 0) - 1]).toContain('"txt"');
  const whole = readJson(wrong);
  if (whole === undefined || found?.fix === undefined) throw new Error('nothing to mend');
  expect(written(mended(whole, found.path, found.fix))).toBe(text);
});
