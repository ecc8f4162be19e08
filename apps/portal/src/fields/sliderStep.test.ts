import { expect, it } from 'vitest';
import { sliderStep } from './sliderStep.ts';

it.each([
  [50_000, 1_420_000, 10_000],
  [50_000, 1_420_351, 10_000],
  [52_347, 130_013, 5_000],
  [50_000, 100_000, 5_000],
  [100, 1_100, 100],
  [100, 100, 1],
])('from %d to %d centavos goes by %d', (min, max, step) => expect(sliderStep(min, max)).toBe(step));
