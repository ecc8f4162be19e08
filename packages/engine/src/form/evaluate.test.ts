import { expect, it } from 'vitest';
import { plainOfWire, wordsOfWire } from './evaluate.ts';

it.each<[string, unknown, string | undefined, string | undefined]>([
  ['nothing', undefined, undefined, undefined],
  ['null', null, undefined, undefined],
  ['an empty text', '', undefined, ''],
  ['a text', 'SP', 'SP', 'SP'],
  ['a number', 12, '12', '12'],
  ['a choice', { value: 'SP', label: 'São Paulo' }, 'SP', 'São Paulo'],
  ['a choice of more than a word', { value: { b: 1, a: 2 }, label: 'Os dois' }, '{"a":2,"b":1}', 'Os dois'],
  ['an object of its own', { cnpj: '11222333000181' }, '{"cnpj":"11222333000181"}', undefined],
])('%s of an earlier step is compared and said', (_what, wire, plain, words) => {
  expect(plainOfWire(wire)).toBe(plain);
  expect(wordsOfWire(wire)).toBe(words);
});
