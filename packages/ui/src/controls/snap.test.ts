import { expect, it } from 'vitest';
import { neighbourMark, settleValue } from './snap.ts';

it.each([
  [5, undefined, 10],
  [15, undefined, 15],
  [99, undefined, 50],
  [26, [12, 24, 36], 24],
  [30, [12, 24, 36], 24],
  [31, [12, 24, 36], 36],
  [31, [], 31],
])('settles %i among %o at %i', (value, marks, settled) =>
  expect(settleValue(value, { min: 10, max: 50, marks })).toBe(settled),
);

it.each([
  [24, 1, 36],
  [24, -1, 12],
  [36, 1, 36],
  [12, -1, 12],
  [20, 1, 24],
] as const)('from %i in direction %i comes %i', (value, direction, mark) =>
  expect(neighbourMark(value, [24, 12, 36], direction)).toBe(mark),
);
