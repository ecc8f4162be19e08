import { expect, it } from 'vitest';
import { createStillness } from './stillness.ts';

const picture = (green: number) => ({ data: new Uint8ClampedArray(64).fill(green), width: 4, height: 4 });

it.each<[string, readonly (readonly [number, boolean])[], boolean]>([
  ['six good looks at the same thing', Array.from({ length: 6 }, () => [100, true]), true],
  ['a hand that trembles', [100, 102, 99, 101, 100, 102].map((green) => [green, true]), true],
  ['five are not long enough', Array.from({ length: 5 }, () => [100, true]), false],
  ['a phone that moves', [100, 140, 100, 140, 100, 140].map((green) => [green, true]), false],
  ['a picture that is not good', Array.from({ length: 6 }, () => [100, false]), false],
  ['a bad one begins anew', [1, 1, 1, 0, 1, 1, 1].map((good) => [100, good === 1]), false],
])('%s', (_what, looks, steady) => {
  const isStill = createStillness();
  const seen = looks.map(([green, good]) => isStill(picture(green), good));
  expect(seen.at(-1)).toBe(steady);
});
