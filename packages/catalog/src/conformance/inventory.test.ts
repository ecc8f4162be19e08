import { formatters, masks, validators } from '@passo/domain';
import { inventory } from '../../../domain/src/testing/inventory.ts';
import type { StepKind } from '@passo/engine';
import { expect, it } from 'vitest';
import * as fields from '../fields/index.ts';
import * as steps from '../steps/index.ts';
import { fieldKinds, panels, stepKinds } from './inventory.ts';

const shownPanels = Object.fromEntries(Object.values<StepKind>(steps).map(({ panel = '' }) => [panel, true]));

it('every kind names a panel of the specification, or none', () => {
  expect(Object.keys(shownPanels).filter((name) => name !== '' && !panels.includes(name))).toEqual([]);
});

it.each<[string, readonly string[], object]>([
  ['field kinds', fieldKinds, fields],
  ['masks', inventory.masks, masks],
  ['validators', inventory.validators, validators],
  ['formatters', inventory.formatters, formatters],
  ['step kinds', stepKinds, steps],
  ['result panels', panels, shownPanels],
])('the specification’s %s are all there', (_what, wanted, there) => {
  expect(wanted.filter((name) => !Object.hasOwn(there, name))).toEqual([]);
});
