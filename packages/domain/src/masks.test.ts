import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventory } from './testing/inventory.ts';
import { maskExamples } from './maskExamples.ts';
import { isMaskName, masks } from './masks.ts';
import { hugeTexts, nastyTexts } from './testing/nasty.ts';

const all = Object.keys(masks)
  .filter(isMaskName)
  .map((name) => [name, { ...masks[name], ...maskExamples[name] }] as const);
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'0123456789ABXx.-/()+* ,'), maxLength: 24 }),
  fc.constantFrom(...nastyTexts),
);

test('the registry holds the masks of the specification', () => {
  expect(Object.keys(masks)).toEqual(inventory.masks);
  expect(isMaskName('cpf')).toBe(true);
  expect(isMaskName('toString')).toBe(false);
});

describe.each(all)('mask %s', (_name, mask) => {
  test('shows its own example unchanged and fits its own length', () => {
    for (const text of [mask.example, ...(mask.also ?? [])]) expect(mask.mask(text)).toBe(text);
    if (mask.maxLength !== undefined) expect(mask.example.length).toBeLessThanOrEqual(mask.maxLength);
  });

  test('is idempotent, bounded, and what travels does not depend on being masked', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = mask.mask(text);
        expect(mask.mask(shown)).toBe(shown);
        expect(mask.unmask(shown)).toBe(mask.unmask(text));
        if (mask.maxLength !== undefined) expect(shown.length).toBeLessThanOrEqual(mask.maxLength);
      }),
      { seed: 20_261_121, numRuns: 2000 },
    );
  });

  test('can be typed key by key and shown again from what travelled', () => {
    const typedByKey = [...mask.example].reduce((shown, key) => mask.mask(shown + key), '');
    expect(typedByKey).toBe(mask.example);
    expect(mask.mask(mask.unmask(mask.example))).toBe(mask.example);
  });

  test('answers a pasted megabyte at once', () => {
    for (const text of hugeTexts) {
      const before = process.cpuUsage();
      mask.mask(text);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
    }
  });
});

test.each([
  ['cpf', '529982', '529.982'],
  ['cpf', 'CPF 529.982.247-25.', '529.982.247-25'],
  ['cpf', '5299822472599', '529.982.247-25'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501deXY', '12.ABC.345/01DE'],
  ['cnpj', '11222333000181', '11.222.333/0001-81'],
  ['cpfOrCnpj', '52998224725', '529.982.247-25'],
  ['cpfOrCnpj', '112223330001', '11.222.333/0001'],
  ['cpfOrCnpj', '12a', '12.A'],
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['phone', '011987654321', '(11) 98765-4321'],
  ['phone', '559998765432', '(55) 99987-6543'],
  ['phone', '1133334444', '(11) 3333-4444'],
  ['partiallyHiddenPhone', '11987654321', '(11) *****-4321'],
  ['date', '25121990', '25/12/1990'],
  ['date', '1990-12-25', '25/12/1990'],
  ['cep', '01310100', '01310-100'],
  ['agency', '12345', '1234-5'],
  ['account', '123456x', '123456-X'],
  ['account', 'Caixa 1234', '123-4'],
  ['phone', '551133334444', '(11) 3333-4444'],
  ['phone', '+5', '+5'],
  ['phone', '+551', '(1'],
  ['phone', '+31 6 1234 5678', '+31612345678'],
  ['partiallyHiddenPhone', '+55 11 98765-4321', '(11) *****-4321'],
  ['rg', '1234', '1.234'],
  ['rg', '1234567', '1.234.567'],
  ['rg', '12345678', '12.345.678'],
  ['rg', '1234567x', '1.234.567-X'],
  ['rg', '123456789', '12.345.678-9'],
  ['rg', '12345678x', '12.345.678-X'],
  ['rg', 'mg12345678', 'MG12345678'],
  ['rne', 'v123456j', 'V123456-J'],
  ['licencePlate', 'abc-1234', 'ABC1234'],
  ['licencePlate', 'abc1d23', 'ABC1D23'],
  ['prazo', '1204', '120'],
  ['name', '  Ana  Júlia D’Ávila 3', "Ana Júlia D'Ávila "],
  ['onlyText', 'Rua 15 de Novembro', 'Rua  de Novembro'],
  ['onlyNumber', 'ap. 31-B', '31'],
  ['upperCase', 'ssp/sp', 'SSP/SP'],
  ['lowerCase', 'Maria@X.com', 'maria@x.com'],
] as const)('%s shows %j as %j', (name, text, shown) => {
  expect(masks[name].mask(text)).toBe(shown);
});

test.each([
  ['cpf', '529.982.247-25', '52998224725'],
  ['phone', '(11) 98765-4321', '11987654321'],
  ['date', '25/12/1990', '1990-12-25'],
  ['date', '31/02/1990', '31021990'],
  ['name', ' Ana Silva ', 'Ana Silva'],
  ['account', '123456-X', '123456X'],
] as const)('%s sends %j as %j', (name, text, sent) => {
  expect(masks[name].unmask(text)).toBe(sent);
});
