import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, fromReais, MONEY_MAX, parseMoney, showMoney, toReais } from './money.ts';

test.each([
  [123456, 'R$ 1.234,56'],
  [0, 'R$ 0,00'],
  [5, 'R$ 0,05'],
  [-150, '-R$ 1,50'],
  [100000000, 'R$ 1.000.000,00'],
  [MONEY_MAX, 'R$ 9.000.000.000.000,00'],
])('%d centavos are %s', (centavos, text) => expect(formatMoney(centavos)).toBe(text));

test('zero is shown without centavos by the display helper', () => {
  expect([showMoney(0), showMoney(1)]).toEqual(['R$ 0', 'R$ 0,01']);
});

test.each([
  [1234.56, 123456],
  [0.1, 10],
  [-0, 0],
  [8530.2, 853020],
  [1.15, 115],
])('%d reais of the wire are %d centavos', (reais, centavos) =>
  expect(fromReais(reais)).toEqual({ ok: true, value: centavos }),
);

test.each([1.005, 0.001, Number.NaN, Infinity, '10', null, undefined, {}, 1e20])('%j of the wire is refused', (reais) =>
  expect(fromReais(reais).ok).toBe(false),
);

test('every amount survives the wire and the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MONEY_MAX }), (centavos) => {
      expect(fromReais(JSON.parse(JSON.stringify(toReais(centavos))))).toEqual({ ok: true, value: centavos });
      expect(parseMoney(formatMoney(centavos))).toBe(centavos);
    }),
    { seed: 20_261_121, numRuns: 5000 },
  );
});
