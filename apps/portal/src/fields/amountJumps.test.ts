import { expect, it } from 'vitest';
import { amountJumps } from './amountJumps.ts';

it.each([
  [500, 37_850, [-500, 500, 1_000]],
  [400, 2_200, [-100, 100, 200]],
  [11_780, 47_120, [-1_000, 1_000, 5_000]],
  [20_000, 500_000, [-5_000, 5_000, 10_000]],
])('between R$ %d and R$ %d one press is worth %j', (least, most, reais) => {
  expect(amountJumps(least * 100, most * 100)).toEqual(reais.map((one) => one * 100));
});
