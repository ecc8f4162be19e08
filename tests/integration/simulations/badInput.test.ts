import { addDays } from '@passo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import type { Customer } from '../../support/customer.ts';
import { DAY, stillClock } from '../../support/day.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { everySimulation } from './everySimulation.ts';
import { expectSound } from './soundness.ts';

/* What no form would send. A clear problem each time; never no number, never an installment below zero, never a wait. */

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ clock: stillClock });
});
afterAll(() => counter.close());

const extremes: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['nothing', { valorSolicitado: 0, valor: 0 }],
  ['less than nothing', { valorSolicitado: -1, valor: -1, valorEntradaCDC: -1 }],
  ['one centavo', { valorSolicitado: 0.01, valor: 0.01, valorEntradaCDC: 0.01 }],
  ['half a centavo', { valorSolicitado: 1000.005, valor: 1000.005, valorEntradaCDC: 0.005 }],
  ['billions', { valorSolicitado: 5_000_000_000, valor: 5_000_000_000, valorEntradaCDC: 5_000_000_000 }],
  ['more than numbers hold', { valorSolicitado: 1e300, valor: 1e300, valorEntradaCDC: 1e300 }],
  ['a text', { valorSolicitado: '3000', valor: '3000', prazo: '24', valorEntradaCDC: 'NaN', periodos: '3' }],
  ['null', { valorSolicitado: null, valor: null, prazo: null, periodos: null, contrato: null, valorEntradaCDC: null }],
  ['a list', { valorSolicitado: [3000], valor: [], prazo: [24], periodos: [], contrato: [] }],
  ['no term', { prazo: 0, periodos: 0 }],
  ['a term below zero', { prazo: -24, periodos: -3 }],
  ['half a term', { prazo: 24.5, periodos: 1.5 }],
  ['the longest term that can be said', { prazo: 480, periodos: 12 }],
  ['a term of ten thousand', { prazo: 10_000, periodos: 10_000 }],
  ['a contract of nobody', { contrato: 'XX-0000' }],
  ['a contract that is a path', { contrato: '../../etc/passwd' }],
  ['a property of every object', { contrato: '__proto__', valorSolicitado: 1_000 }],
];

describe.each(everySimulation.map((meant) => [meant.call, meant] as const))('%s', (call, { product, words }) => {
  let customer: Customer;
  beforeAll(async () => {
    await counter.forgetLimits();
    customer = await counter.customerOf(product);
  });

  it.each(extremes)('%s', async (_what, extreme) => {
    // The device itself holds the answer against the contract's shape and list of problems.
    const answer = await ask(customer, call, { ...words, ...extreme });
    expect([200, 400, 404, 422]).toContain(answer.status);
    if (answer.status === 200) expectSound(answer);
    else expect(answer.body.message).toMatch(/^[A-ZÀ-Ý].{8,}\.$/s);
  });
});

const odd: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['whose fund is empty', { saldoFgts: 0 }],
  ['whose fund holds a centavo', { saldoFgts: 0.01 }],
  ['who was born on 29 February', { dataNascimento: '1992-02-29' }],
  ['who was born on no day', { dataNascimento: '31/02/1990' }],
  ['who chose the yearly withdrawal tomorrow', { dataOpcaoSaque: addDays(DAY, 1) }],
  ['who chose it on no day', { dataOpcaoSaque: 'ontem' }],
  ['whose goods cost a centavo', { valorVeiculo: 0.01, valorImovel: 0.01, valorCompra: 0.01 }],
  ['whose goods cost billions', { valorVeiculo: 9e8, valorImovel: 9e8, valorCompra: 9e8 }],
  ['who owes nothing', { cpf: '11144477735' }],
];

/** In the gate a third of the pairs, so that each call and each of these persons is among them. */
const oddOf = (position: number) => odd.filter((_one, index) => (position + index) % amount(3, 1) === 0);

describe.each(everySimulation.map((meant, position) => [meant.call, meant, position] as const))(
  '%s of somebody odd',
  (call, { product, words }, position) => {
    beforeAll(() => counter.forgetLimits());

    it.each(oddOf(position))('%s', async (_who, answers) => {
      const answer = await ask(await counter.customerOf(product, answers), call, words);
      expect([200, 404, 422]).toContain(answer.status);
      if (answer.status === 200) expectSound(answer);
      else expect(answer.body.message).toMatch(/^[A-ZÀ-Ý].{8,}\.$/s);
    });
  },
);
