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

it.each<[string, readonly number[], boolean]>([
  ['what was taken already is not taken again', Array.from({ length: 9 }, () => 100), false],
  ['the card is turned round, then held', [100, 100, 140, 90, 90, 90, 90, 90, 90], true],
])('after a photo: %s', (_what, looks, steady) => {
  const isStill = createStillness({ afterMotion: true });
  expect(looks.map((green) => isStill(picture(green), true)).at(-1)).toBe(steady);
});
