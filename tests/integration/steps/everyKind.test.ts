import * as kinds from '@passo/catalog/steps/index.ts';
import type { DataOf } from '@passo/contract';
import type { StepDefinition, StepKind } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { houseOf, type House } from '../../support/house.ts';
import { World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* Every step kind in a flow of its own on a real server: what it waits for, what comes of a yes and of a no. */

const all: readonly (readonly [string, StepKind])[] = Object.entries<StepKind>(kinds);
const slugOf = (kind: string): string => kind.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);

const text = (key: string) => ({ key, component: 'text', label: key });
const before: readonly StepDefinition[] = [
  {
    slug: 'consentimentos',
    name: 'Dados',
    stepType: 'form',
    fields: [
      ...['cpf', 'nome', 'dataNascimento', 'celular', 'email', 'empregador', 'dataAdmissao', 'prazo'].map(text),
      { key: 'salarioBruto', component: 'money', label: 'Salário' },
      { key: 'valorSolicitado', component: 'money', label: 'Valor' },
    ],
  },
  { slug: 'beneficios', name: 'Benefícios', stepType: 'consultaDataPrev' },
  { slug: 'escolha', name: 'Benefício', stepType: 'benefit' },
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'reserva', name: 'Reserva', stepType: 'averbationReserve' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
  { slug: 'papel', name: 'Contrato', stepType: 'contract' },
];
const after: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };
const flowOf = (kind: string): readonly StepDefinition[] => [
  ...before,
  { slug: slugOf(kind), name: kind, stepType: kind },
  after,
];

/** What may stand in the middle of a flow and asks somebody. */
const asking = all.filter(([, kind]) => kind.call !== undefined && !kind.unique);
/** Asked of a person: the simulated world waits for a decision. */
const personal = /^(office|employer\.(approve|analyse|validate)|signature|identity\.(verify|facial)|lender\.revise)/;
const byPerson = asking.filter(([, { call }]) => personal.test(call?.operation ?? ''));

let house: House;
let database: FreshDatabase;
let server: TestServer;
let world: World;
beforeAll(async () => {
  house = houseOf(Object.fromEntries(asking.map(([kind]) => [slugOf(kind), flowOf(kind)])));
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url, root: house.root });
  world = new World(server.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
  house.remove();
});

const data = {
  cpf: exampleCpf('25'),
  nome: 'Maria da Silva',
  dataNascimento: '1990-05-12',
  celular: '11987654321',
  email: 'maria@gmail.com',
  empregador: '11222333000181',
  dataAdmissao: '2020-03-02',
  prazo: '24',
  salarioBruto: 3500,
  valorSolicitado: 2000,
};

/** A customer who stands before the step of this kind. */
async function customerAt(kind: string): Promise<Customer> {
  const customer = new Customer(server.url);
  await customer.open(`oficina-${slugOf(kind)}`);
  await customer.create(data);
  await customer.until(({ currentStep }) => currentStep === 'escolha');
  const { values = [] } = customer.proposal?.data.bounds.escolha?.beneficio ?? {};
  await customer.submit('escolha', { beneficio: values[0] });
  for (const slug of ['proposta', 'papel']) {
    await customer.until(({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] === 'success');
    await customer.submit(slug, {});
  }
  return customer;
}

/** Sends the step where it waits to be sent, with the offer that it needs. */
async function send(customer: Customer, kind: StepKind, slug: string): Promise<void> {
  if (kind.asks !== 'onSubmit') return;
  if (kind.fields?.some(({ key }) => key === 'oferta') !== true) return void (await customer.submit(slug, {}));
  const body = { step: slug, valorSolicitado: 2000, prazo: 24 };
  const answer = await customer.device.call('simulation', { params: { id: customer.hash }, body });
  await customer.submit(slug, { oferta: dataOf<DataOf<'simulation'>>(answer).simulation.id });
}

const settled = (slug: string) => (proposal: NonNullable<Customer['proposal']>) =>
  proposal.currentStep !== slug || !['init', 'waiting', 'review'].includes(proposal.stepStatus[slug] ?? 'init');

async function decide(customer: Customer, kind: StepKind, decision: 'approve' | 'refuse'): Promise<void> {
  const id = customer.proposal?._id ?? '';
  const slug = customer.current;
  await customer.until(({ stepStatus }) => ['waiting', 'review'].includes(stepStatus[slug] ?? ''));
  await expect.poll(() => world.decide(id, kind.call?.operation ?? '', decision), { timeout: 10_000 }).toBe(true);
  await customer.until(settled(slug));
}

describe.each(asking)('%s', (name, kind) => {
  const slug = slugOf(name);

  it('is asked, answered and left behind', async () => {
    const customer = await customerAt(name);
    await send(customer, kind, slug);
    if (personal.test(kind.call?.operation ?? '')) await decide(customer, kind, 'approve');
    const proposal = await customer.until(settled(slug));
    if (kind.advances === 'byCustomer') {
      expect(proposal.stepStatus[slug]).toBe('success');
      await customer.submit(slug, {});
    }
    expect(customer.proposal).toMatchObject({ currentStep: 'fim', data: { end: 'finished' } });
    expect(customer.status(slug)).toBe('finished');
  });
});

describe.each(byPerson)('%s', (name, kind) => {
  it('says no as kindly as it can, and ends there', async () => {
    const slug = slugOf(name);
    const customer = await customerAt(name);
    await send(customer, kind, slug);
    await decide(customer, kind, 'refuse');
    expect(customer.proposal).toMatchObject({ currentStep: slug, situation: 'reproved', data: { end: 'refused' } });
    expect(customer.status(slug)).toBe('failed');
  });
});

describe('a step that sends people elsewhere', () => {
  const linked = asking.filter(([, kind]) => kind.link !== undefined && kind.asks === 'onEnter');

  it.each(linked)('%s sends its link once, and again when it is asked to', async (name) => {
    const slug = slugOf(name);
    const customer = await customerAt(name);
    await customer.until(({ data: { shown } }) => typeof shown[slug]?.link === 'string');
    const link = String(customer.proposal?.data.shown[slug]?.link);
    const messages = (): Promise<readonly { readonly text: string }[]> =>
      world.get(`/simulador/mensagens?para=${data.celular}`);
    const mine = async (): Promise<number> => (await messages()).filter(({ text: said }) => said.includes(link)).length;
    await expect.poll(mine, { timeout: 10_000 }).toBe(1);
    const again = (): ReturnType<Customer['device']['call']> =>
      customer.device.call('startAction', { params: { hash: customer.hash, id: 'resend-link' }, body: { step: slug } });
    expect((await again()).status).toBe(200);
    expect(await mine()).toBe(2);
    expect((await again()).status).toBe(429);
    expect(await mine()).toBe(2);
  });
});
