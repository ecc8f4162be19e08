import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../support/amount.ts';
import { Customer } from '../../support/customer.ts';
import { stillClock } from '../../support/day.ts';
import { CheckedDevice } from '../wire/checkedDevice.ts';
import { said } from '../wire/stage.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { everySimulation } from './everySimulation.ts';

/* Every problem that a simulation call can have for a reason of its own. */

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ clock: stillClock });
});
afterAll(() => counter.close());

/** The same customer on a device that has proven nothing, or with another link. */
function elsewhere({ hash }: Customer, link = hash): Customer {
  const other = new Customer(counter.url, new CheckedDevice(counter.url));
  other.hash = link;
  return other;
}

describe.each(someOf(everySimulation, 2).map((meant) => [meant.call, meant] as const))(
  '%s',
  (call, { product, words }) => {
    let customer: Customer;
    beforeAll(async () => {
      await counter.forgetLimits();
      customer = await counter.customerOf(product);
    });

    it('is for who has proven to be the customer', async () => {
      expect(await said(ask(elsewhere(customer), call, words))).toEqual([401, 'proof.unverified']);
    });

    it('is for links that have a proposal', async () => {
      const newcomer = elsewhere(customer);
      await newcomer.open(`oficina-${product}`);
      expect(await said(ask(newcomer, call, words))).toEqual([404, 'proposal.missing']);
    });

    it('is for links that exist', async () => {
      const nobody = elsewhere(customer, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA');
      expect(await said(ask(nobody, call, words))).toEqual([404, 'hash.invalid']);
    });

    it.each([
      ['a step that nobody knows', 'nada', [404, 'step.notFound']],
      ['a step that is not reached', 'depois', [409, 'step.notReached']],
    ])('is not for %s', async (_which, step, expected) => {
      expect(await said(ask(customer, call, { ...words, step }))).toEqual(expected);
    });

    it('is asked so often a minute and no more, and says when to come back', async () => {
      // Not all at once: whoever waits five seconds for one of ten connections is told something else.
      const names: unknown[] = [];
      for (let wave = 0; wave < 13; wave += 1) {
        const asks = Array.from({ length: 20 }, () => said(ask(customer, call, words)));
        names.push(...(await Promise.all(asks)).map(([, name]) => name));
      }
      expect(names).toContain('rate.limited');
      await counter.forgetLimits();
    });
  },
);

describe('a refusal says why, in words that help', () => {
  it.each([
    ['clt', 'simulation', { valorSolicitado: 90_000, prazo: 24 }, /^Em 24x, você pode pegar de R\$ 500,00 a R\$ /],
    ['clt', 'simulation', { valorSolicitado: 3_000, prazo: 7 }, /^Escolha um destes prazos: 6x, 12x/],
    ['vehicle', 'cdcFinancing', { valorEntradaCDC: 100 }, /^A entrada vai de R\$ 12\.000,00 a R\$ 48\.000,00\.$/],
    ['cdc', 'cdcSimulation', { valorEntradaCDC: '2500' }, /entrada é menor do que o valor da compra/],
    ['energy', 'funcaoSimulation', { valorSolicitado: 100, prazo: 22 }, /não empresta esse valor em 22x/],
    ['energy', 'funcaoSimulation', { valorSolicitado: 900, prazo: 24 }, /não empresta em 24x/],
    ['fgts', 'fgtsSimulation', { periodos: 5 }, /^Escolha um destes prazos: 1x, 2x, 3x\.$/],
    ['refinancing', 'qitechSimulationCalculator', { valorSolicitado: 1_000, prazo: 84 }, /^Escolha antes o contrato/],
    ['real-estate', 'multipleFinancing', { prazo: 361 }, /^Escolha um destes prazos/],
  ] as const)('%s, %s', async (product, call, words, text) => {
    const answer = await ask(await counter.customerOf(product), call, { ...words });
    expect([answer.status, answer.body.name]).toEqual([422, 'simulation.refused']);
    expect((answer.body.message ?? '').replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it('an empty fund has nothing to anticipate', async () => {
    const customer = await counter.customerOf('fgts', { saldoFgts: 99.99 });
    expect(await said(ask(customer, 'fgtsSimulation', { periodos: 1 }))).toEqual([422, 'simulation.refused']);
  });

  it('a customer who has named no price has no value to start from', async () => {
    const customer = await counter.customerOf('cdc', { valorCompra: 0 });
    expect(await said(ask(customer, 'residencyValue'))).toEqual([404, 'simulation.missing']);
  });
});
