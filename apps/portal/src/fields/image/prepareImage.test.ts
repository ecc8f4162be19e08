import { expect, it } from 'vitest';
import { fitted } from './prepareImage.ts';

it.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [800, 600, 800, 600],
  [2000, 1, 2000, 1],
])('%d × %d becomes %d × %d', (width, height, w, h) => expect(fitted(width, height)).toEqual({ width: w, height: h }));
