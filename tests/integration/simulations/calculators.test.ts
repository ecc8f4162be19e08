import { afterAll, beforeAll, expect, it } from 'vitest';
import { stillClock } from '../../support/day.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { banksOfCalculators } from './everySimulation.ts';
import { offersIn } from './soundness.ts';

/* A vendor's calculator answers where the channel's bank reckons by it, and nowhere else. */

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ clock: stillClock });
});
afterAll(() => counter.close());

const loan = { valorSolicitado: 3_000, prazo: 24 };

it.each([
  ['cdc', 'agxPrivateSimulation', { valor: 3_000, prazo: 24 }],
  ['cdc', 'agxPrivateSimulationRange', { valorSolicitado: 3_000 }],
  ['clt', 'afinzSimulation', { valorSolicitado: 3_000 }],
  ['clt', 'qitechSimulationCalculator', loan],
  ['clt', 'qitechMaxValuesSimulation', { prazo: 24 }],
  ['clt', 'funcaoSimulation', loan],
  ['clt', 'nioSimulationCalculator', loan],
  ['clt', 'crefisaSimulationCalculator', loan],
  ['personal', 'cdcFinancing', { valorSolicitado: 3_000 }],
  ['clt', 'fgtsSimulation', { periodos: 3 }],
] as const)('of %s, %s is refused where the bank has another one or none', async (product, call, words) => {
  const { status, body } = await ask(await counter.customerOf(product), call, { ...words });
  expect([status, body.name]).toEqual([409, 'simulation.otherCalculator']);
  expect(body.message).toContain('faz as contas de outro jeito');
});

it('the offer’s own call answers by the bank’s calculator, whichever it is', async () => {
  const customer = await counter.customerOf('personal');
  const [own, vendors] = [
    await ask(customer, 'simulation', loan),
    await ask(customer, 'crefisaSimulationCalculator', loan),
  ];
  const [one] = offersIn(own);
  expect(one).toMatchObject({ lender: { name: 'Financeira Litoral S.A.' }, released: expect.any(Number) as number });
  // By its rules the tax is taken off.
  expect(one?.released).toBeLessThan(3_000);
  expect(offersIn(vendors)[0]?.schedule).toEqual(one?.schedule);
  expect(banksOfCalculators['personal']).toBe('financeira-litoral');
});
