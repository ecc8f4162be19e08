import type { Offer } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quoting } from '../../../apps/server/src/ports/lender/lender.ts';
import { lies } from '../../../apps/server/src/ports/lender/testing/lies.ts';
import { amount } from '../../support/amount.ts';
import type { Customer } from '../../support/customer.ts';
import { said } from '../wire/stage.ts';
import { dishonest } from '../../../apps/server/src/ports/lender/testing/dishonest.ts';
import { unfitWords } from '../../../apps/server/src/ports/lender/wrongWithOffer.ts';
import { ask, openCounter, type Counter } from './counter.ts';
import { decidedByLender } from './everySimulation.ts';
import { stillClock } from '../../support/day.ts';

/* A lender that answers texts, nulls and nonsense: the customer hears that it failed, and never sees a figure of it. */

/** What the lender makes of its own good answer before it says it. */
let distort: (answer: Answer<Offer>) => Answer<Offer> = (answer) => answer;
/** What it says whatever it is asked, where anything. */
let saysAlways: unknown;

const always = async <Value>(say: Promise<Answer<Value>> | undefined): Promise<Answer<Value>> => {
  const answer = await say;
  // A wire has no types: what comes in may be anything.
  return JSON.parse(JSON.stringify(saysAlways ?? answer));
};

const quoting = (real: Quoting): Quoting => ({
  simulate: async (question, asking) =>
    saysAlways === undefined ? distort(await real.simulate(question, asking)) : always(undefined),
  compare: async (question, asking) => {
    const answer = await real.compare?.(question, asking);
    if (saysAlways !== undefined || answer?.kind !== 'done') return always(undefined);
    const [first, ...others] = answer.value;
    const told = first === undefined ? undefined : distort({ kind: 'done', value: first });
    return told?.kind === 'done' ? { kind: 'done', value: [told.value, ...others] } : { kind: 'failed', reason: 'x' };
  },
  limits: (question, asking) => always(real.limits?.(question, asking)),
  contracts: (question, asking) => always(real.contracts?.(question, asking)),
});

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter({ clock: stillClock, quoting });
});
afterAll(() => counter.close());

const telling = decidedByLender.filter(
  ({ call }) => !['qitechContracts', 'agxPrivateSimulationDeadline', 'qitechMaxValuesSimulation'].includes(call),
);

/** In the gate a fourth of the pairs, so that each call and each lie is among them. */
const toldAt = (position: number) => lies.filter((_lie, index) => (position + index) % amount(4, 1) === 0);

describe.each(telling.map((meant, at) => [meant.call, meant, at] as const))('%s', (call, { product, words }, at) => {
  it('fails whatever the lie is, and works once the lender is well again', async () => {
    const customer = await counter.customerOf(product);
    for (const [what, lie] of toldAt(at)) {
      await counter.forgetLimits();
      distort = (answer) => (answer.kind === 'done' ? Object({ kind: 'done', value: lie(answer.value) }) : answer);
      expect([what, ...(await said(ask(customer, call, words)))]).toEqual([what, 502, 'provider.failed']);
    }
    distort = (answer) => answer;
    expect(await said(ask(customer, call, words))).toEqual([200, 'ok']);
  });
});

describe.each(decidedByLender.map((meant) => [meant.call, meant] as const))('%s', (call, { product, words }) => {
  let customer: Customer;
  beforeAll(async () => {
    await counter.forgetLimits();
    customer = await counter.customerOf(product);
  });

  it.each([
    ['null', null, [502, 'provider.failed']],
    ['a text', 'sim', [502, 'provider.failed']],
    ['a yes without a value', { kind: 'done' }, [502, 'provider.failed']],
    ['a yes of nulls', { kind: 'done', value: null }, [502, 'provider.failed']],
    ['to wait', { kind: 'waiting', reference: 'x' }, [502, 'provider.failed']],
    ['that it failed', { kind: 'failed', reason: 'E_DB_7' }, [502, 'provider.failed']],
    ['nothing in time', { kind: 'failed', reason: 'timeout' }, [504, 'provider.timeout']],
    ['no', { kind: 'refused' }, [422, 'simulation.refused']],
    ['no, in no words', { kind: 'refused', text: { a: 1 } }, [422, 'simulation.refused']],
  ])('of a lender that says %s', async (_what, answer, expected) => {
    saysAlways = answer ?? 0;
    const { status, body } = await ask(customer, call, words).finally(() => (saysAlways = undefined));
    expect([status, body.name]).toEqual(expected);
    // Why it failed is for our log: the customer's words are ours.
    expect(JSON.stringify(body)).not.toContain('E_DB_7');
  });
});

it('a refusal of a lender that is ours keeps its words', async () => {
  const customer = await counter.customerOf('clt');
  saysAlways = { kind: 'refused', text: 'Este convênio está fechado hoje.' };
  const { body } = await ask(customer, 'simulation', { valorSolicitado: 3_000, prazo: 24 });
  saysAlways = undefined;
  expect(body.message).toBe('Este convênio está fechado hoje.');
});

it('an offer that adds up and still must not be signed is never shown, and the customer is told so', async () => {
  const customer = await counter.customerOf('clt');
  // This customer's margin is larger than the one that is exceeded there.
  const others = ['offer.unreadable', 'margin.exceeded'];
  const told = dishonest.filter(([, product, , code]) => product === 'clt' && !others.includes(code));
  const words = { valorSolicitado: 3_000, prazo: 24 };
  for (const [what, , lie, code] of told) {
    await counter.forgetLimits();
    distort = (answer) => (answer.kind === 'done' ? Object({ kind: 'done', value: lie(answer.value) }) : answer);
    const { status, body } = await ask(customer, 'simulation', words);
    const { name, message } = body;
    expect([what, status, name, message]).toEqual([what, 422, 'simulation.refused', unfitWords([code])]);
  }
  expect(told.length).toBeGreaterThan(10);
  distort = (answer) => answer;
  expect(await said(ask(customer, 'simulation', words))).toEqual([200, 'ok']);
});
