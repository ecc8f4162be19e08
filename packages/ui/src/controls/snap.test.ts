import { expect, it } from 'vitest';
import { neighbourStop, settleValue } from './snap.ts';

const range = { min: 10, max: 50 };
const marks = [24, 12, 36];

it.each([
  [5, {}, 10],
  [15, {}, 15],
  [99, {}, 50],
  [26, { marks }, 24],
  [31, { marks }, 36],
  [31, { marks: [] }, 31],
  [31, { step: 20 }, 40],
  [29, { step: 20 }, 20],
  [14, { step: 20 }, 10],
  [46, { step: 20 }, 50],
  [50, { step: 20 }, 50],
  [11, { step: 500 }, 10],
  [49, { step: 500 }, 50],
])('settles %i among %o at %i', (value, more, settled) =>
  expect(settleValue(value, { ...range, ...more })).toBe(settled),
);

it.each([
  [24, 1, { marks }, 36],
  [24, -1, { marks }, 12],
  [36, 1, { marks }, 36],
  [12, -1, { marks }, 12],
  [20, 1, { marks }, 24],
  [10, 1, { step: 20 }, 20],
  [40, 1, { step: 20 }, 50],
  [50, 1, { step: 20 }, 50],
  [50, -1, { step: 20 }, 40],
  [20, -1, { step: 20 }, 10],
  [33, 1, { step: 20 }, 40],
  [33, -1, { step: 20 }, 20],
  [10, 1, { step: 500 }, 50],
] as const)('from %i in direction %i with %o comes %i', (value, direction, more, next) =>
  expect(neighbourStop(value, { ...range, ...more }, direction)).toBe(next),
);
