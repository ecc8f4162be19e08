import { expect, it } from 'vitest';
import { shownTarget } from './shownTarget.ts';

it.each([
  ['(11) *****-4321', '(11)\u00a0•••••-4321'],
  ['m***@email.com', 'm•••@email.com'],
])('%s is shown with dots, on one line', (target, shown) => expect(shownTarget(target)).toBe(shown));
