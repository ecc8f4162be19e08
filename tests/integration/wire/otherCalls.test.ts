import type { DataOf } from '@passo/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { doStep } from '../../support/journey.ts';
import { contractsOf, fileFor } from '../../support/papers.ts';
import { openStage, said, type Stage } from './stage.ts';

/* The calls beside the steps: papers, another product, a step done again. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ask = (customer: Customer, ...[name, options]: Parameters<Customer['device']['call']>) =>
  customer.device.call(name, { params: { id: customer.hash, hashId: customer.hash }, ...options });

describe('papers and details', () => {
  it('list the contract where it is read, and say when it is signed', async () => {
    const customer = await stage.customerAt('simulacao');
    expect(dataOf(await ask(customer, 'listContracts'))).toEqual([]);
    await doStep(customer, stage.world);
    await customer.until(({ stepStatus }) => stepStatus.contrato === 'success');
    const [paper] = await contractsOf(customer);
    expect(paper).toMatchObject({ step: 'contrato', status: 'pending', signedAt: null });
    const read = await fileFor(customer, paper?.url ?? '');
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    while (customer.proposal?.data.signed !== true) {
      await doStep(customer, stage.world);
      await customer.refresh();
    }
    const [signed] = await contractsOf(customer);
    expect(signed).toMatchObject({ status: 'signed', signedAt: expect.stringMatching(/^\d{4}-/) });
  });

  it('tell how the proposal stands and what happened, without what was typed', async () => {
    const customer = await stage.customerAt('endereco');
    const details = dataOf<DataOf<'proposalDetails'>>(await ask(customer, 'proposalDetails'));
    expect(details).toMatchObject({ situationLabel: 'Pendente', startedAs: 'customer', currentStep: 'endereco' });
    expect(details.changesHistory.at(-1)).toMatchObject({ change: 'proposal.created', by: 'customer' });
    expect(details.steps.map(({ slug }) => slug)).toContain('endereco');
    expect(JSON.stringify(details)).not.toMatch(/52998224725|Maria/);
  });
});

describe('a step with documents', () => {
  it('opens again: the old verdict counts no more, and the photos are asked for anew', async () => {
    const customer = await stage.customerAt('selfie');
    const answer = await ask(customer, 'redoDocumentLinkStep', { body: { step: 'documento' } });
    expect(dataOf<DataOf<'redoDocumentLinkStep'>>(answer)).toMatchObject({
      currentStep: 'documento',
      stepStatus: { documento: 'remake' },
    });
    await customer.refresh();
    await doStep(customer, stage.world);
    await customer.until(({ currentStep }) => currentStep === 'selfie');
  });

  it.each([
    ['a step that has none', 'dados-pessoais', [409, 'step.notRedoable']],
    ['a step that is not reached', 'selfie', [409, 'step.notReached']],
    ['a step that nobody knows', 'nada', [404, 'step.notFound']],
    ['no step at all', undefined, [409, 'step.notRedoable']],
  ] as const)('is refused for %s', async (_what, step, expected) => {
    const customer = await stage.customerAt('endereco');
    expect(await said(ask(customer, 'redoDocumentLinkStep', { body: { step } }))).toEqual(expected);
  });
});

describe('another product', () => {
  it('knows the person and none of the consents, and opens on this device alone', async () => {
    const customer = await stage.customerAt('simulacao');
    const key = randomUUID();
    const fork = () => ask(customer, 'partialForkProposal', { body: { channel: 'aurora-clt' }, key });
    const first = dataOf<DataOf<'partialForkProposal'>>(await fork());
    expect(await fork()).toMatchObject({ body: { data: first } });
    expect(first.carried).toEqual(expect.arrayContaining(['cpf', 'nome', 'celular', 'salarioBruto']));
    const params = { id: first.hashId };
    const { proposal } = dataOf<DataOf<'system'>>(await customer.device.call('system', { params }));
    expect(proposal?.currentStep).toBe('consentimentos');
    expect(proposal?.selfContract.consentimentos).toEqual({ cpf: '52998224725' });
    expect(proposal?.selfContract['dados-pessoais']).toMatchObject({ nome: 'Maria da Silva' });
    // Whoever has the link may ask for a code to the contact that was proven, and sees nothing before.
    expect(await said(stage.newcomer().device.call('system', { params }))).toEqual([401, 'proof.missing']);
  });

  it.each(['nobody-clt', 'aurora-nada'])('is not found where it is %s', async (channel) => {
    const customer = await stage.customerAt('codigo');
    expect(await said(ask(customer, 'partialForkProposal', { body: { channel } }))).toEqual([404, 'channel.notFound']);
  });
});

describe('answers that are only judged', () => {
  it('are not kept', async () => {
    const customer = stage.newcomer();
    await customer.open();
    const judge = async (proposalData: unknown, step?: string) =>
      ask(customer, 'validateInitially', { body: { proposalData, step } });
    expect((await judge({ cpf: '11111111111' })).body.data).toMatchObject({
      valid: false,
      errors: expect.arrayContaining([{ field: 'cpf', message: 'CPF inválido. Verifique o formato e a validade.' }]),
    });
    expect((await judge({ nada: 1 })).body.data).toMatchObject({ valid: false });
    expect(await said(judge({}, 'endereco'))).toEqual([409, 'step.notReached']);
    expect(await said(judge({}, 'nada'))).toEqual([404, 'step.notFound']);
    const system = await ask(customer, 'system');
    expect(system.body.data).toMatchObject({ proposal: null });
  });
});

describe('the poll for a code', () => {
  it('waits, says how long, and ends well on the device that typed it', async () => {
    const customer = await stage.customerAt('codigo');
    const poll = async (body: object = { startPolling: true }) =>
      customer.device.call('tokenPolling', { params: { id: customer.hash, step: 'codigo' }, body });
    expect((await poll()).body.data).toMatchObject({ status: 'failed' });
    await customer.sendCode();
    const waiting = (await poll()).body.data;
    expect(waiting).toMatchObject({ status: 'waiting', target: expect.stringContaining('*') });
    expect(await said(poll({ resendSms: true }))).toEqual([429, 'otp.tooSoon']);
    await stage.db.query(`update code set sent_at = now() - interval '1 minute'`);
    const before = await stage.world.code(customer.phone);
    expect(await said(poll({ resendSms: true }))).toEqual([200, 'ok']);
    const code = await stage.world.code(customer.phone);
    expect(code).not.toBe(before);
    await customer.confirmCode(code);
    expect((await poll()).body.data).toMatchObject({ status: 'success' });
  });

  it('goes by SMS where it was asked for so, whatever brought the last one', async () => {
    const customer = await stage.customerAt('codigo');
    const params = { id: customer.hash, step: 'codigo' };
    const body = { method: 'whatsapp', answers: { celular: customer.phone } };
    expect(await said(customer.device.call('tokenSend', { params, body }))).toEqual([200, 'ok']);
    await stage.db.query(`update code set sent_at = now() - interval '1 minute'`);
    expect(await said(customer.device.call('tokenPolling', { params, body: { resendSms: true } }))).toEqual([
      200,
      'ok',
    ]);
    const sql = 'select method from code where proposal = $1';
    const id = (await customer.refresh())._id;
    expect((await stage.db.query<{ method: string }>(sql, [id])).rows).toEqual([{ method: 'sms' }]);
  });
});
