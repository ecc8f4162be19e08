import { afterAll, beforeAll, expect, it } from 'vitest';
import { qitechEnvironment } from '../ports/qitechSandbox.ts';
import { said } from '../wire/stage.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { decidedByLender } from './everySimulation.ts';

/* A lender that was chosen alone and does not quote: nobody quotes in its name. */

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ env: qitechEnvironment('http://127.0.0.1:9') });
});
afterAll(() => counter.close());

it.each(decidedByLender.map((meant) => [meant.call, meant] as const))(
  '%s is not answered by the simulator',
  async (call, { product, words }) => {
    const customer = await counter.customerOf(product);
    expect(await said(ask(customer, call, words))).toEqual([502, 'provider.failed']);
  },
);
