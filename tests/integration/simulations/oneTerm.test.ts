import type { Quoting } from '../../../apps/server/src/ports/lender/lender.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { said } from '../wire/stage.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { stillClock } from '../../support/day.ts';

/* A lender that offers some of the terms alone: those are shown, and only where there is none is the refusal. */

let offered: readonly number[] = [];
const quoting = (real: Quoting): Quoting => ({
  ...real,
  simulate: (question, asking) =>
    offered.includes(question.installments) ? real.simulate(question, asking) : Promise.resolve({ kind: 'refused' }),
});

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ clock: stillClock, quoting });
});
afterAll(() => counter.close());

it.each([
  ['two of them', [12, 24], [200, 'ok']],
  ['one of them', [24], [200, 'ok']],
  ['none', [], [422, 'simulation.refused']],
] as const)('%s', async (_which, terms, expected) => {
  offered = terms;
  const customer = await counter.customerOf('clt');
  const answer = ask(customer, 'simulationRange', { valorSolicitado: 3_000 });
  expect(await said(answer)).toEqual(expected);
  if (terms.length > 0)
    expect(JSON.stringify((await answer).body.data).match(/"installments":/g)).toHaveLength(terms.length);
});
