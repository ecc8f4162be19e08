import { expect, test } from 'vitest';
import { formatCnpj, isValidCnpj } from './cnpj.ts';

// 12.ABC.345/01DE-35 is the example of the Receita Federal's technical note on the alphanumeric CNPJ.
test.each(['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12abc34501de35', '00.000.000/0001-91'])(
  '%j is a CNPJ',
  (text) => expect(isValidCnpj(text)).toBe(true),
);

test.each([
  ['', 'empty'],
  ['00000000000000', 'equal digits'],
  ['11111111111111', 'equal digits'],
  ['11222333000182', 'second check digit'],
  ['11222333000191', 'first check digit'],
  ['12ABC34501DE36', 'check digit over letters'],
  ['12ABC34501DEAB', 'letters as check digits'],
  ['1122233300018', 'too short'],
  ['112223330001811', 'too long'],
  ['12ÀBC34501DE35', 'an accent'],
  ['12 AB C345 01DE3 5!', 'noise'],
])('%j is none: %s', (text) => expect(isValidCnpj(text)).toBe(false));

test('is shown with its separators and keeps its letters', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
});
