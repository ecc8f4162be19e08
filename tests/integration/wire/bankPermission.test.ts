import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Authorizations } from '../../../apps/server/src/ports/authorizations/authorizations.ts';
import { dataOf, type Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openStage, said, type Stage } from './stage.ts';

/* What a bank asks the customer to allow: of whom it is told, and for whom the permission counts. */

let stage: Stage;
let asked: MockInstance<Authorizations['request']>;
beforeAll(async () => {
  stage = await openStage();
  asked = vi.spyOn(stage.server.runtime.authorizations, 'request');
});
afterAll(() => stage.close());
beforeEach(() => void asked.mockClear());

type PermissionCall = 'c6PrivatePayrollPolling' | 'c6PrivatePayrollToken' | 'c6CarEquityStartInsertion';
const ask = (customer: Customer, name: PermissionCall, body: object = {}) =>
  customer.device.call(name, { params: { id: customer.hash, hashId: customer.hash }, body });
const poll = async (customer: Customer) =>
  dataOf<DataOf<'c6PrivatePayrollPolling'>>(await ask(customer, 'c6PrivatePayrollPolling', { startPolling: true }));
const allow = async (customer: Customer) =>
  (await ask(customer, 'c6PrivatePayrollToken', { token: await stage.world.code(customer.phone) })).body.data;

/** Of whom the bank was told since the test began. */
const told = (): readonly unknown[] => asked.mock.calls.map(([{ person, cellphone }]) => [person.cpf, cellphone]);

async function at(channel: string, slug: string, cpf?: string): Promise<Customer> {
  const customer = stage.newcomer();
  await begin(customer, channel, cpf);
  await goOn(customer, stage.world, ({ currentStep }) => currentStep === slug);
  return customer;
}

describe("the bank's permission", () => {
  it('is asked for once, given with the token, and stays given', async () => {
    const customer = await stage.customerAt('simulacao');
    const [first] = await Promise.all([poll(customer), poll(customer), poll(customer)]);
    expect(first).toMatchObject({ status: 'waiting', target: expect.stringContaining('*') });
    const { resendInSeconds } = await poll(customer);
    expect([resendInSeconds > 0, resendInSeconds <= 30]).toEqual([true, true]);
    const messages: readonly { text: string }[] = await stage.world.get(`/simulador/mensagens?para=${customer.phone}`);
    expect(messages.filter(({ text }) => text.includes('ver que parcela cabe no seu salário'))).toHaveLength(1);
    const wrong = String((Number(await stage.world.code(customer.phone)) + 1) % 1_000_000).padStart(6, '0');
    expect(await ask(customer, 'c6PrivatePayrollToken', { token: wrong })).toMatchObject({
      status: 422,
      body: { name: 'otp.wrong', message: 'Código errado. Restam 4 tentativas.' },
    });
    expect(await allow(customer)).toMatchObject({ status: 'success' });
    expect(await poll(customer)).toMatchObject({ status: 'success', resendInSeconds: 0 });
  });

  it('cannot be guessed in parallel, nor given before it was asked for', async () => {
    const customer = await stage.customerAt('simulacao');
    const guess = (token: string) => said(ask(customer, 'c6PrivatePayrollToken', { token }));
    expect(await guess('000000')).toEqual([409, 'authorization.missing']);
    await poll(customer);
    const code = Number(await stage.world.code(customer.phone));
    const tokens = Array.from({ length: 12 }, (_, next) => String((code + next + 1) % 1_000_000).padStart(6, '0'));
    const names = (await Promise.all(tokens.map(guess))).map(([, name]) => name);
    expect(names.filter((name) => name === 'otp.wrong').length).toBeLessThanOrEqual(4);
    expect(await guess(String(code).padStart(6, '0'))).toEqual([429, 'otp.locked']);
  });

  it('is not asked for once the proposal has ended', async () => {
    const customer = await stage.customerAt('simulacao');
    const params = { hashId: customer.hash, step: 'simulacao' };
    const body = { hashId: customer.hash, revision: customer.proposal?.revision ?? 0, stepAction: 'cancel' };
    expect(await said(customer.device.call('updateStep', { params, body }))).toEqual([200, 'ok']);
    expect(await said(ask(customer, 'c6PrivatePayrollPolling'))).toEqual([409, 'proposal.ended']);
  });

  it('is nothing where the flow has none', async () => {
    const [payroll, vehicle] = [await at('aurora-clt', 'codigo'), await at('aurora-garantia', 'codigo')];
    expect(await said(ask(vehicle, 'c6PrivatePayrollPolling'))).toEqual([404, 'step.notFound']);
    expect(await said(ask(payroll, 'c6CarEquityStartInsertion'))).toEqual([404, 'step.notFound']);
  });

  it('is for a device that is in', async () => {
    const { hash } = await stage.customerAt('endereco');
    const stranger = stage.newcomer();
    stranger.hash = hash;
    expect((await said(ask(stranger, 'c6PrivatePayrollPolling')))[0]).toBe(401);
  });

  it('needs no token for the insertion of a vehicle, which begins once', async () => {
    const customer = await at('aurora-garantia', 'conta', exampleCpf('73', 8));
    const start = () => ask(customer, 'c6CarEquityStartInsertion');
    const answers = await Promise.all([start(), start(), start()]);
    for (const { body } of answers) expect(body.data).toMatchObject({ status: 'success' });
  });
});

/** The proposal goes on in a flow from before the rule, which has the bank asked at an early step. */
async function asksEarly(customer: Customer, slug: string): Promise<void> {
  const { rows } = await stage.db.query(
    `with older as (
       insert into flow_version (channel, digest, definition)
       select channel, sha256(digest || convert_to($2, 'utf8')), jsonb_set(definition, '{steps}', (
         select jsonb_agg(
           case step ->> 'slug' when $2 then step || jsonb_build_object('bankPermission', mark.kind)
             else step - 'bankPermission' end order by place)
         from jsonb_array_elements(definition -> 'steps') with ordinality as each (step, place)))
       from flow_version, lateral (
         select step ->> 'bankPermission' as kind from jsonb_array_elements(definition -> 'steps') as step
         where step ? 'bankPermission') as mark
       where id = (select flow_version from proposal where id = $1)
       returning id)
     update proposal set flow_version = older.id from older where proposal.id = $1 returning proposal.id`,
    [customer.proposal?._id, slug],
  );
  expect(rows).toHaveLength(1);
}

describe('of nobody but its owner is a bank told the CPF', () => {
  it.each([
    ['aurora-clt', 'endereco', 'c6PrivatePayrollPolling', 'simulacao', 'waiting'],
    ['aurora-garantia', 'sobre-o-veiculo', 'c6CarEquityStartInsertion', 'conta', 'success'],
  ] as const)('%s, in a flow that has it asked early', async (channel, slug, call, later, status) => {
    const cpf = exampleCpf('73', 7);
    const customer = await at(channel, slug, cpf);
    await asksEarly(customer, slug);
    expect(customer.current).toBe(slug);
    expect(await said(ask(customer, call))).toEqual([403, 'identity.unproven']);
    expect(told()).toEqual([]);
    // The form itself can be answered, so that nobody is stuck there.
    await goOn(customer, stage.world, ({ currentStep }) => currentStep === later);
    expect((await ask(customer, call)).body.data).toMatchObject({ status });
    expect(told()).toEqual([[cpf, customer.phone]]);
  });

  it('not by a face and a document whose name the register does not know', async () => {
    const customer = await at('aurora-clt', 'dados-pessoais', exampleCpf('15', 7));
    await asksEarly(customer, 'dados-pessoais');
    await goOn(customer, stage.world, ({ stepStatus }) => stepStatus['dados-pessoais'] === 'remake');
    expect([customer.current, customer.status('selfie')]).toEqual(['dados-pessoais', 'finished']);
    expect(await said(ask(customer, 'c6PrivatePayrollPolling'))).toEqual([403, 'identity.unproven']);
    expect(told()).toEqual([]);
  });

  it.each([
    ['aurora-clt', 'c6PrivatePayrollPolling', 'endereco'],
    ['aurora-garantia', 'c6CarEquityStartInsertion', 'dados-pessoais'],
  ] as const)('%s, as it is shipped', async (channel, call, slug) => {
    const customer = await at(channel, slug);
    expect(await said(ask(customer, call))).toEqual([403, 'identity.unproven']);
    expect(told()).toEqual([]);
  });
});

describe('a permission counts for whom it was given', () => {
  it('and for no other CPF', async () => {
    const [own, other] = [exampleCpf('25', 8), exampleCpf('25', 9)];
    const customer = await at('aurora-clt', 'simulacao', own);
    await poll(customer);
    expect(await allow(customer)).toMatchObject({ status: 'success' });
    await customer.submit('consentimentos', { ...Object(customer.proposal?.selfContract.consentimentos), cpf: other });
    await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'simulacao');
    expect(await said(ask(customer, 'c6PrivatePayrollToken', { token: '000000' }))).toEqual([
      409,
      'authorization.missing',
    ]);
    expect(await poll(customer)).toMatchObject({ status: 'waiting' });
    expect(told()).toEqual([
      [own, customer.phone],
      [other, customer.phone],
    ]);
    expect(await allow(customer)).toMatchObject({ status: 'success' });
  });

  it('nor on another phone', async () => {
    const cpf = exampleCpf('25', 10);
    const customer = await at('aurora-clt', 'simulacao', cpf);
    await poll(customer);
    expect(await allow(customer)).toMatchObject({ status: 'success' });
    const before = customer.phone;
    customer.phone = stage.newcomer().phone;
    await provePhone(customer);
    await goOn(customer, stage.world, ({ currentStep }) => currentStep === 'simulacao');
    expect(await poll(customer)).toMatchObject({ status: 'waiting' });
    expect(told()).toEqual([
      [cpf, before],
      [cpf, customer.phone],
    ]);
  });

  /** Another phone, and the code that came there. */
  async function provePhone(customer: Customer): Promise<void> {
    await customer.sendCode();
    await customer.confirmCode(await stage.world.code(customer.phone));
  }
});
