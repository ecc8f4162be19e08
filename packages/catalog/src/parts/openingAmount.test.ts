import { expect, it } from 'vitest';
import { openingAmount } from './openingAmount.ts';

it.each([
  [500, 37_850, 13_000],
  [500, 20_000, 7_000],
  [400, 2_200, 1_000],
  [3_000, 500_000, 170_000],
  [500, 1_000, 700],
  [500, 510, 500],
  [500, 500, 500],
  [5, 12, 7],
])('between %d and %d reais begins at %d', (least, most, opening) => {
  expect(openingAmount(least, most)).toBe(opening);
});
