import { expect, test } from 'vitest';
import { fenceAbove, fenceBelow, halve, type Fits } from './search.ts';

const MOST = 700;
const numbers = Array.from({ length: MOST }, (_, at) => at + 1);

test('from wherever one starts, the largest that fits is found', () => {
  for (const largest of numbers) {
    const fits: Fits = (candidate) => candidate <= largest;
    for (const start of [1, 2, 3, 33, 34, 35, 161, 162, 163, 500, MOST]) {
      const fence = fits(start) ? fenceAbove(fits, start, MOST) : fenceBelow(fits, start);
      expect(halve(fits, fence)).toBe(largest);
    }
  }
});

test('nothing beyond the most is tried, nor below one', () => {
  const tried: number[] = [];
  const note =
    (answer: boolean): Fits =>
    (candidate) => {
      tried.push(candidate);
      return answer;
    };
  expect(halve(note(true), fenceAbove(note(true), 1, MOST))).toBe(MOST);
  expect(halve(note(false), fenceBelow(note(false), MOST))).toBe(1);
  expect(tried.filter((candidate) => candidate < 1 || candidate > MOST)).toEqual([]);
});
