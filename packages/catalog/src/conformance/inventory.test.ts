import { formatters, masks, validators } from '@passo/domain';
import { inventory } from '@passo/domain/testing/inventory.ts';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import { fieldKinds } from './inventory.ts';

it.each<[string, readonly string[], object]>([
  ['field kinds', fieldKinds, fields],
  ['masks', inventory.masks, masks],
  ['validators', inventory.validators, validators],
  ['formatters', inventory.formatters, formatters],
])('the specification’s %s are all there', (_what, wanted, there) => {
  expect(wanted.filter((name) => !Object.hasOwn(there, name))).toEqual([]);
});
