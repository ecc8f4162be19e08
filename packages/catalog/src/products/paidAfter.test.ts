import type { StepKind } from '@passo/engine';
import { expect, it } from 'vitest';
import * as steps from '../steps/index.ts';
import { loanProducts, productNeeds } from './index.ts';

/* A contract that holds only after somebody's yes, and money that goes out only after it. */

it.each(loanProducts)(
  '%s waits with the money exactly where its contract says so',
  (slug, { paper, paidAfter = [] }) => {
    const words = paper.clauses.flatMap(({ text }) => text).join(' ');
    expect(paidAfter.length > 0).toBe(words.includes('contrato só vale depois que'));
    expect(productNeeds[slug]?.needs.payment).toEqual({ checked: paidAfter });
  },
);

it('whatever pays asks the product what has to stand before', () => {
  const paying = Object.values<StepKind>(steps).filter(({ call }) => call?.pays === true);
  expect(new Set(paying.map(({ needsOfProduct }) => needsOfProduct))).toEqual(new Set(['payment']));
});
