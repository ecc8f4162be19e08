import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['Conceição d’Ávila · nº 1 – “ok”', 'Conceição d’Ávila · nº 1 – “ok”'],
  ['Conceic\u0327a\u0303o', 'Conceição'],
  ['Győző Łukasz', 'Gyozo ?ukasz'],
  ['a\tb 東', 'a b ?'],
])('%j is printed as %j', (text, printed) => expect(printable(text)).toBe(printed));
