import { expect, test } from 'vitest';
import { formatPercentage, formatRate, parsePercentage } from './percentage.ts';

test.each([
  ['12,5', 12.5],
  ['12.5%', 12.5],
  ['100', 100],
  ['0', 0],
  ['12,', 12],
  ['100,1', null],
  ['-1', null],
  ['abc', null],
  ['', null],
  ['1'.repeat(1_000_000), null],
])('reads %.20j as %j', (text, percent) => expect(parsePercentage(text)).toBe(percent));

test('a percentage is shown as it is, a rate as a hundred times its fraction', () => {
  expect([formatPercentage(12.5), formatPercentage(1234.567)]).toEqual(['12,5%', '1.234,57%']);
  expect([formatRate(0.0179), formatRate(0.2741), formatRate(0)]).toEqual(['1,79%', '27,41%', '0,00%']);
});
