import { formatters, masks, validators } from '@passo/domain';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { inventory } from './inventory.ts';

it.each([
  ['field kinds', inventory.fieldKinds, fields],
  ['masks', inventory.masks, masks],
  ['validators', inventory.validators, validators],
  ['formatters', inventory.formatters, formatters],
])('the specification’s %s are all there', (_what, wanted, there) => {
  const missing = wanted.filter((name: string) => !Object.hasOwn(there, name));
  expect(missing).toEqual([]);
});
