import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account, work } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { doStep, walk, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let database: FreshDatabase;
let server: TestServer;
let world: World;

beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  world = new World(server.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

interface Effect {
  readonly operation: string;
  readonly key: string;
  readonly outcome: string | null;
}

const effectsOf = async (customer: Customer): Promise<readonly string[]> => {
  const effects = await world.get<readonly Effect[]>(`/simulador/efeitos?proposta=${customer.proposal?._id}`);
  return effects.map(({ operation }) => operation);
};
const count = (list: readonly string[], wanted: string): number => list.filter((one) => one === wanted).length;

describe('the journey of a payroll loan', () => {
  it.each([
    ['aurora-clt', 'payrollMargin.employment', 'employer.approve'],
    ['aurora-convenio', 'employer.approve', 'payrollMargin.employment'],
  ])('goes from the link to the money, and each outside effect happens once: %s', async (channel, asked, unasked) => {
    const customer = new Customer(server.url);
    const proposal = await walk(customer, world, undefined, undefined, channel);
    expect(proposal).toMatchObject({
      currentStep: 'fim',
      situation: 'approved',
      data: { end: 'finished', endorsed: true },
    });
    expect(new Set(Object.values(proposal.stepStatus))).toEqual(new Set(['finished']));
    const effects = await effectsOf(customer);
    expect(new Set(effects).size).toBe(effects.length);
    expect(effects).toHaveLength(13);
    expect([count(effects, asked), count(effects, unasked)]).toEqual([1, 0]);
  });

  it('what was shown, what the contract says and what the lender pays out are one offer', async () => {
    const customer = new Customer(server.url);
    const { data } = await walk(customer, world, undefined, 'contrato');
    const at = await customer.until(({ stepStatus }) => stepStatus.contrato === 'success');
    expect(at.data.shown.contrato).toMatchObject({ oferta: { requested: 2000, installments: 24 } });
    expect(data.end).toBeNull();
  });
});

describe('going back', () => {
  it('another salary asks the bureau again, and the journey still ends well', async () => {
    const customer = new Customer(server.url);
    await walk(customer, world, exampleCpf('73'), 'conta');
    const moved = await customer.submit('trabalho', { ...work, salarioBruto: 4200 });
    expect(moved).toMatchObject({ currentStep: 'analise', stepStatus: { analise: 'waiting' } });
    for (let turn = 0; turn < 40 && customer.proposal?.data.end === null; turn += 1) {
      await doStep(customer, world);
      await customer.refresh();
    }
    expect(customer.proposal?.data.end).toBe('finished');
    expect(count(await effectsOf(customer), 'bureau.analyse')).toBe(2);
    expect(count(await effectsOf(customer), 'lender.disburse')).toBe(1);
  });

  it('the same answer again, or one that no question carries, asks nobody again', async () => {
    const customer = new Customer(server.url);
    await walk(customer, world, exampleCpf('73'), 'conta');
    expect((await customer.submit('trabalho', work)).currentStep).toBe('conta');
    expect(count(await effectsOf(customer), 'bureau.analyse')).toBe(1);
  });

  it('is refused after the averbação, and before the employer has to decide again', async () => {
    const customer = new Customer(server.url);
    await walk(customer, world, undefined, 'aprovacao-da-empresa');
    await expect(customer.submit('conta', { ...account, conta: '999999' })).rejects.toThrow('step.locked');
  });
});

describe('endings of the CPF', () => {
  it('10 has no offer: the fixed result, and nothing can be submitted any more', async () => {
    const customer = new Customer(server.url);
    const proposal = await walk(customer, world, exampleCpf('10'), 'simulacao');
    expect(proposal).toMatchObject({ situation: 'reproved', data: { end: 'noOffer' } });
    await expect(customer.submit('trabalho', work)).rejects.toThrow('proposal.ended');
  });
});
