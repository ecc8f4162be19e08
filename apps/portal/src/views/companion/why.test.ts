import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { whyOf } from './why.ts';

const { step } = calls.showStep.data.parse(calls.showStep.examples.data);
const own = 'A conta vai escrita no contrato.';

it.each<[string, string, string | undefined, RegExp | null]>([
  ['the flow’s own words first', 'simulation', own, /A conta vai escrita/],
  ['else the usual ones of what draws it', 'simulation', undefined, /custo total/],
  ['nothing of a step that only waits', 'panel', undefined, null],
  ['nothing of a view that every object has', 'constructor', undefined, null],
])('%s', (_, view, why, expected) => {
  const said = whyOf({ ...step, view, ...(why !== undefined && { why }) });
  if (expected === null) expect(said).toBeNull();
  else expect(said).toMatch(expected);
});
