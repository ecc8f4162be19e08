import { expect, test } from 'vitest';
import { formatPercentage, formatRate } from './percentage.ts';

test('a percentage is shown as it is, a rate as a hundred times its fraction', () => {
  expect([formatPercentage(12.5), formatPercentage(1234.567)]).toEqual(['12,5%', '1.234,57%']);
  expect([formatRate(0.0179), formatRate(0.2741), formatRate(0)]).toEqual(['1,79%', '27,41%', '0,00%']);
});
