import { expect, test } from 'vitest';
import { formatters } from './formatters.ts';
import { showMoney } from './money/money.ts';
import { formatInstallments } from './prazo/prazo.ts';
import { formatPercentage, formatRate } from './percentage/percentage.ts';
import { plural, titleCase } from './text/text.ts';

/* The display helpers of the specification (2-fields, 5.4), each at its borders. */

test.each([
  [0, 'R$ 0'],
  [1, 'R$ 0,01'],
  [100, 'R$ 1,00'],
  [-1, '-R$ 0,01'],
  [123_456_789, 'R$ 1.234.567,89'],
])('%i centavos are shown as %j', (centavos, text) => expect(showMoney(centavos)).toBe(text));

test.each([
  ['JOÃO DA SILVA', 'João da Silva'],
  ['maria DE souza DO carmo', 'Maria de Souza do Carmo'],
  ['dA', 'Da'],
  ['são joão del-rei', 'São João Del-Rei'],
  ['ÉRICA', 'Érica'],
  ['  ana', '  Ana'],
  ['o’neil dos santos e silva', 'O’Neil dos Santos e Silva'],
  ['', ''],
])('%j in title case is %j', (text, titled) => expect(titleCase(text)).toBe(titled));

test.each([
  [0, '0 parcelas'],
  [1, '1 parcela'],
  [2, '2 parcelas'],
  [420, '420 parcelas'],
])('%i: %s', (count, text) => {
  expect(formatInstallments(count)).toBe(text);
  expect(formatters.installments(count)).toBe(text);
  expect(`${count} ${plural(count, 'parcela')}`).toBe(text);
});

test.each([
  [0, '0%', '0,00%'],
  [1.79, '1,79%', '179,00%'],
  [0.005, '0,01%', '0,50%'],
  [100, '100%', '10.000,00%'],
  [-1.5, '-1,5%', '-150,00%'],
])('%d as a percentage is %j, as a rate %j', (number, percentage, rate) => {
  expect(formatPercentage(number)).toBe(percentage);
  expect(formatters.percentage(number)).toBe(percentage);
  expect(formatRate(number)).toBe(rate);
  expect(formatters.toPercentageLikeExcel(number)).toBe(rate);
});

test.each([
  ['31/12/2026', '2026-12-31', '31/12/2026'],
  ['2026-12-31', '2026-12-31', '31/12/2026'],
  ['29/02/2024', '2024-02-29', '29/02/2024'],
  ['29/02/2023', '29/02/2023', '29/02/2023'],
  ['', '', ''],
])('the date %j travels as %j and is shown as %j', (text, sent, shown) => {
  expect(formatters.date(text)).toBe(sent);
  expect(formatters.showDate(formatters.date(text))).toBe(shown);
});

const values: readonly unknown[] = [null, undefined, '', ' ', 'abc', {}, [], true, Number.NaN, Infinity, '١٢', '😀'];

test.each(Object.keys(formatters))('%s leaves alone what it does not understand, or says it in words', (name) => {
  const format = Object.entries(formatters).find(([known]) => known === name)?.[1];
  for (const value of values) {
    const result = format?.(value);
    const untouched = Object.is(result, value) || typeof result === 'string' || Array.isArray(result);
    expect(untouched, `${name}(${String(value)})`).toBe(true);
    expect(String(result)).not.toMatch(/^R\$ NaN|NaN%|undefined parcelas/);
  }
});
