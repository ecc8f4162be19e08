import * as kinds from '@passo/catalog/fields/index.ts';
import { compileForm } from '@passo/engine/form/compile.ts';
import { expect, it } from 'vitest';
import { difference } from './difference.ts';
import { BOX, pictureOf } from './layout.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

it.each<[string, string, string, string]>([
  ['nothing', lines('a', 'b'), lines('a', 'b'), ''],
  ['a line that is new', lines('a', 'c'), lines('a', 'b', 'c'), ' a|+b| c'],
  ['a line that is gone', lines('a', 'b', 'c'), lines('a', 'c'), ' a|-b| c'],
  ['a line that is another', lines('a', 'b', 'c'), lines('a', 'x', 'c'), ' a|-b|+x| c'],
  [
    'two apart, with what lies between',
    lines('1', '2', '3', '4', '5', '6', '7'),
    lines('0', '2', '3', '4', '5', '6', '8'),
    '-1|+0| 2| 3| 5| 6|-7|+8',
  ],
])('tells %s', (_what, before, after, expected) =>
  expect(
    difference(before, after)
      .map(({ sign, text }) => sign + text)
      .join('|'),
  ).toBe(expected),
);

const text = (key: string, more: object = {}) => ({ key, component: 'text', label: key, ...more });
const shown = (field: string) => ({ conditionals: [{ type: 'visualization' as const, field }] });

it('stands every field right of all that it hangs on, and no box upon another', () => {
  const form = compileForm(
    [
      text('a'),
      text('b', shown('a')),
      text('c', { ...shown('b'), label: '{{a}} {{fora}}' }),
      text('só'),
      text('d', { dependencies: ['a'] }),
    ],
    kinds,
  );
  const { boxes, arrows, width } = pictureOf(form);
  expect(boxes.map(({ name }) => name)).toEqual(['fora', 'a', 'b', 'c', 'd']);
  for (const { from, to } of arrows) expect(to.x).toBeGreaterThanOrEqual(from.x + BOX.width);
  const places = boxes.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
  expect(width).toBeGreaterThan(3 * BOX.width);
  expect(arrows.map(({ from, to, why }) => `${from.name} ${why} ${to.name}`)).toContain('a libera d');
});

it('draws a circle too', () => {
  const form = compileForm([text('a', shown('b')), text('b', shown('a'))], kinds);
  expect(pictureOf(form).boxes).toHaveLength(2);
});
