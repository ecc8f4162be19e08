import { expect, test } from 'vitest';
import { isValidCpf } from './cpf.ts';

test.each(['529.982.247-25', '52998224725', '111.444.777-35', '00000000191', ' 52998224725 '])('%j is a CPF', (text) =>
  expect(isValidCpf(text)).toBe(true),
);

test.each([
  ['', 'empty'],
  ['111.111.111-11', 'equal digits'],
  ['00000000000', 'equal digits'],
  ['52998224724', 'second check digit'],
  ['52998224735', 'first check digit'],
  ['5299822472', 'too short'],
  ['529982247255', 'too long'],
  ['5299822472a', 'a letter'],
  ['abc52998224725', 'letters before it'],
  ['529 98 224 7 2 5 x', 'noise'],
  ['5-2-9-9-8-2-2-4-7-2-5', 'separators everywhere'],
  ['٥٢٩٩٨٢٢٤٧٢٥', 'Arabic digits'],
  ['５２９９８２２４７２５', 'full-width digits'],
  ['\u202e52998224725', 'right-to-left override'],
])('%j is none: %s', (text) => expect(isValidCpf(text)).toBe(false));

test('every pair of check digits but one is refused', () => {
  const good = Array.from({ length: 100 }, (_, pair) => `529982247${String(pair).padStart(2, '0')}`).filter(isValidCpf);
  expect(good).toEqual(['52998224725']);
});
