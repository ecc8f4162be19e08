import { describe, expect, test } from 'vitest';
import { isValidCep } from './cep/cep.ts';
import { isValidCnh } from './cnh/cnh.ts';
import { isValidPlate } from './plate/plate.ts';
import { isValidRenavam } from './renavam/renavam.ts';

const tables = [
  {
    name: 'CEP',
    check: isValidCep,
    good: ['01310-100', '01310100', ' 69900-000 '],
    bad: ['', '00000000', '00000-000', '0131010', '013101000', '01310 100', '0131O-100', '٠١٣١٠١٠٠'],
  },
  {
    name: 'CNH',
    check: isValidCnh,
    good: ['62472927637', '00000000119'],
    bad: ['', '11111111111', '62472927638', '6247292763', '624729276370', '6247292763x'],
  },
  {
    name: 'RENAVAM',
    check: isValidRenavam,
    good: ['12345678900', '00639884962', '639884962'],
    bad: ['', '00000000000', '12345678901', '1234567890', '123456789000', '1234567890a'],
  },
  {
    name: 'plate',
    check: isValidPlate,
    good: ['ABC1234', 'abc-1234', 'ABC1D23', 'bra2e19'],
    bad: ['', 'ABC123', 'ABC12345', 'AB11234', '1BC1234', 'ABC-12D3', 'ABÇ1234', 'ABC 1234'],
  },
];

describe.each(tables)('$name', ({ check, good, bad }) => {
  test.each(good)('%j is good', (text) => expect(check(text)).toBe(true));
  test.each(bad)('%j is refused', (text) => expect(check(text)).toBe(false));
});
