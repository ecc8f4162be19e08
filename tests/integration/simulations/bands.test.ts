import { loanProduct } from '@passo/catalog';
import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Quoting } from '../../../apps/server/src/ports/lender/lender.ts';
import { Customer } from '../../support/customer.ts';
import { stillClock, DAY } from '../../support/day.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { said } from '../wire/stage.ts';
import { ask } from './counter.ts';

/* Offers beyond the band of the house: by whatever call they come, a person looks first. */

/** A month, by the number of installments; others are usual. */
let dear: Readonly<Record<number, number>> = {};
const rateOver = (installments: number): number => dear[installments] ?? 0.0179;

function quoteAt(requestedCentavos: number, installments: number) {
  const asked = { requestedCentavos, installments, monthlyRate: rateOver(installments), paidOutOn: DAY };
  const quoted = loanProduct('clt')?.quote(asked);
  if (quoted?.ok !== true) throw new Error('such a loan can be quoted');
  return quoted.value;
}
const quoting = (real: Quoting): Quoting => ({
  ...real,
  limits: async (question, asking) => {
    const answer = await real.limits?.(question, asking);
    return answer?.kind === 'done'
      ? { ...answer, value: { ...answer.value, terms: [12, 24] } }
      : { kind: 'failed', reason: 'x' };
  },
  simulate: async (question, asking) => {
    const answer = await real.simulate(question, asking);
    if (answer.kind !== 'done') return answer;
    return { ...answer, value: { ...answer.value, quote: quoteAt(question.requestedCentavos, question.installments) } };
  },
});

const required = (key: string, component = 'text') => ({ key, component, label: key, required: true });
const before: readonly StepDefinition[] = [
  {
    ...{ slug: 'consentimentos', name: 'Dados', stepType: 'form' },
    fields: [
      ...['cpf', 'nome', 'dataNascimento', 'prazo'].map((key) => required(key)),
      ...['salarioBruto', 'descontosObrigatorios'].map((key) => required(key, 'money')),
    ],
  },
  ...identitySteps,
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
];
const after: readonly StepDefinition[] = [
  { slug: 'depois', name: 'Depois', stepType: 'form', fields: [{ key: 'x', component: 'text', label: 'x' }] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const data = {
  ...{ cpf: '52998224725', nome: 'MARIA DA SILVA', dataNascimento: '1990-05-12', prazo: '24' },
  ...{ salarioBruto: 3_500, descontosObrigatorios: 500 },
};

let house: OpenHouse;
let world: World;
beforeAll(async () => {
  const flows = {
    simula: [...before, { slug: 'simulacao', name: 'Simulação', stepType: 'simulation' }, ...after],
    propoe: [...before, { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' }, ...after],
  };
  house = await openHouse(flows, {}, { clock: stillClock, quoting });
  world = new World(house.url);
  const real = house.server.runtime.providers['lender.propose'];
  const dearer: typeof real = {
    ...real,
    ask: async (question, asking) => {
      const answer = await real.ask(question, asking);
      if (answer.kind !== 'done') return answer;
      return { ...answer, value: { ...answer.value, quote: quoteAt(200_000, 24) } };
    },
  };
  Object.assign(house.server.runtime.providers, { 'lender.propose': dearer });
});
afterAll(() => house.close());

async function customerAt(flow: 'simula' | 'propoe'): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open(`oficina-${flow}`);
  await customer.create(data);
  await proveIdentity(customer);
  await customer.until(({ currentStep }) => ['simulacao', 'proposta'].includes(currentStep));
  return customer;
}

const list = (customer: Customer) => ask(customer, 'simulationRange', { valorSolicitado: 2_000 });
const one = (customer: Customer) => ask(customer, 'simulation', { valorSolicitado: 2_000, prazo: 24 });
const decide = (customer: Customer, decision: 'approve' | 'refuse') =>
  expect.poll(() => world.decide(customer.proposal?._id ?? '', 'office.rateReview', decision)).toBe(true);
const asked = async (customer: Customer): Promise<number> => {
  const sql = `select 1 from question where proposal = $1 and operation = 'office.rateReview'`;
  return (await house.server.runtime.db.query(sql, [customer.proposal?._id])).rows.length;
};

it('one of several terms beyond it is left out, and nobody waits', async () => {
  dear = { 12: 0.15 };
  const customer = await customerAt('simula');
  const { status, body } = await list(customer);
  expect([status, JSON.stringify(body).match(/"installments":\d+/g)]).toEqual([200, ['"installments":24']]);
  expect(await asked(customer)).toBe(0);
});

it('all of them: a person is asked once, however often it is simulated; the dearest of them is what holds afterwards', async () => {
  dear = { 12: 0.14, 24: 0.15 };
  const customer = await customerAt('simula');
  expect(await said(list(customer))).toEqual([409, 'simulation.held']);
  expect(await said(one(customer))).toEqual([409, 'simulation.held']);
  expect([await asked(customer), (await customer.refresh()).stepStatus.simulacao]).toEqual([1, 'review']);
  expect(
    await said(
      customer.device.call('updateStep', {
        params: { hashId: customer.hash, step: 'simulacao' },
        body: {
          hashId: customer.hash,
          revision: customer.proposal?.revision,
          simulacao: { valorSolicitado: 2_000, prazo: '24', oferta: 'of_1' },
        },
      }),
    ),
  ).toEqual([409, 'step.finished']);
  await decide(customer, 'approve');
  await customer.until(({ stepStatus }) => stepStatus.simulacao === 'init');
  expect(await said(list(customer))).toEqual([200, 'ok']);
  dear = { 12: 0.14, 24: 0.16 };
  expect(JSON.stringify((await list(customer)).body).match(/"installments":\d+/g)).toEqual(['"installments":12']);
  expect(await said(one(customer))).toEqual([409, 'simulation.held']);
  expect(await asked(customer)).toBe(2);
});

it('a proposal of the lender: it is not kept while a person looks, and asked for anew once it may be shown', async () => {
  dear = { 24: 0.15 };
  const customer = await customerAt('propoe');
  await customer.until(({ stepStatus }) => stepStatus.proposta === 'review');
  expect(customer.proposal?.data.headings).toMatchObject({ proposta: 'Uma pessoa vai conferir a oferta do banco' });
  expect(JSON.stringify(customer.proposal)).not.toContain('0.15');
  await decide(customer, 'approve');
  await customer.until(({ stepStatus }) => stepStatus.proposta === 'success');
  expect(customer.proposal?.data.shown.proposta?.oferta).toMatchObject({ monthlyRate: 0.15 });
});

it('a proposal that a person refuses is none', async () => {
  dear = { 24: 0.15 };
  const customer = await customerAt('propoe');
  await customer.until(({ stepStatus }) => stepStatus.proposta === 'review');
  await decide(customer, 'refuse');
  await customer.until(({ data }) => data.end === 'refused');
  expect(customer.proposal?.data.shown.proposta?.oferta ?? null).toBeNull();
});
