import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatters, isFormatterName } from './formatters.ts';
import { inventory } from './testing/inventory.ts';

test('the registry holds the formatters of the specification', () => {
  expect(Object.keys(formatters)).toEqual(inventory.formatters);
  expect(isFormatterName('money')).toBe(true);
  expect(isFormatterName('__proto__')).toBe(false);
});

test.each([
  ['onlyDigits', '529.982.247-25', '52998224725'],
  ['onlyDigits', 12.5, '125'],
  ['date', '25/12/1990', '1990-12-25'],
  ['date', '1990-12-25', '1990-12-25'],
  ['date', '31/02/1990', '31/02/1990'],
  ['showDate', '1990-12-25', '25/12/1990'],
  ['showDate', '2026-11-21T02:30:00.000Z', '20/11/2026'],
  ['showDateHour', '2026-11-21T02:30:00.000Z', '20/11/2026 23:30'],
  ['showDateHour', '2026-11-20T23:30:00-03:00', '20/11/2026 23:30'],
  ['showDateHour', '1990-12-25', '25/12/1990'],
  ['money', 1234.56, 'R$ 1.234,56'],
  ['money', 0, 'R$ 0'],
  ['money', -1.5, '-R$ 1,50'],
  ['money', Number.NaN, Number.NaN],
  ['onlyMoney', 'R$ 1.234,56', 1234.56],
  ['onlyMoney', '', ''],
  ['selectOnlyValue', { value: 'SP', label: 'São Paulo' }, 'SP'],
  ['selectOnlyValue', [{ value: 1, label: 'a' }, 'b'], [1, 'b']],
  ['selectOnlyLabel', { value: 'SP', label: 'São Paulo' }, 'São Paulo'],
  ['selectValueAndLabel', { value: 'SP', label: 'São Paulo', image: 'x' }, { value: 'SP', label: 'São Paulo' }],
  ['yesOrNo', true, 'Sim'],
  ['yesOrNo', 'false', 'Não'],
  ['yesOrNo', 'talvez', 'talvez'],
  ['acceptOrRefuse', true, 'Aceito'],
  ['acceptOrRefuse', false, 'Recusado'],
  ['removeAccents', 'São João', 'Sao Joao'],
  ['percentage', 12.5, '12,5%'],
  ['percentage', '100', '100%'],
  ['installments', 0, '0 parcelas'],
  ['installments', 1, '1 parcela'],
  ['installments', '24', '24 parcelas'],
  ['toPercentageLikeExcel', 0.0179, '1,79%'],
  ['toPercentageLikeExcel', 0.01005, '1,01%'],
  ['toPercentageLikeExcel', 1, '100,00%'],
] as const)('%s shows %j as %j', (name, value, shown) => {
  expect(formatters[name](value)).toEqual(shown);
});

describe.each(Object.entries(formatters))('formatter %s', (_name, format) => {
  test('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (value) => {
        format(value);
      }),
      { seed: 20_261_121, numRuns: 2000 },
    );
    for (const value of [null, undefined, '', [], {}, Symbol('x'), '1'.repeat(100_000)]) format(value);
  });
});
