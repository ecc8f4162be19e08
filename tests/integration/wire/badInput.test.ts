import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { photo } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { houseOf } from '../../support/house.ts';
import { openHouse } from '../../support/openHouse.ts';
import { startTestServer } from '../../support/server.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { openStage, said, type Stage } from './stage.ts';

/* What providers, publishers and customers do that nobody asked them to. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const act = (customer: Customer, slug: string, stepAction: string) =>
  customer.device.call('updateStep', {
    params: { hashId: customer.hash, step: slug },
    body: { hashId: customer.hash, revision: customer.proposal?.revision ?? 0, stepAction },
  });

describe('a provider that lies', () => {
  const bring = (customer: Customer, slug: string, answer: Parameters<typeof settle>[1]['answer']) =>
    settle(stage.server.runtime, {
      proposal: customer.proposal?._id ?? '',
      slug,
      attempt: 1,
      answer,
      actor: 'provider:test',
    });

  it('says yes after no: the no stands', async () => {
    const customer = await stage.customerAt('assinatura');
    await bring(customer, 'assinatura', { kind: 'refused' });
    const events = await stage.events(customer);
    await bring(customer, 'assinatura', { kind: 'done', value: { envelope: 'x', signedAt: 'y' } });
    await bring(customer, 'assinatura', { kind: 'waiting', reference: 'x' });
    expect(await customer.refresh()).toMatchObject({ situation: 'reproved', data: { end: 'refused' } });
    expect(await stage.events(customer)).toBe(events);
  });

  it('says no after yes: the yes stands', async () => {
    const customer = await stage.customerAt('aprovacao-da-empresa');
    await bring(customer, 'assinatura', { kind: 'refused' });
    expect(await customer.refresh()).toMatchObject({ situation: 'pending', currentStep: 'aprovacao-da-empresa' });
  });

  it('answers unknown fields and wrong types: every page still opens', async () => {
    const customer = await stage.customerAt('assinatura');
    const value = { signedAt: 7, envelope: null, extra: [[{ deep: '<script>' }]], constructor: 'x' };
    await bring(customer, 'assinatura', { kind: 'done', value });
    await customer.until(({ stepStatus }) => stepStatus.assinatura === 'finished');
    const params = { id: customer.hash, hashId: customer.hash, step: 'assinatura' };
    for (const name of ['system', 'finishedUpdate', 'showStep', 'listContracts', 'proposalDetails'] as const) {
      expect(await said(customer.device.call(name, { params })), name).toEqual([200, 'ok']);
    }
  });

  it('answers a step that nobody asked about, or an attempt that nobody made', async () => {
    const customer = await stage.customerAt('contrato');
    const before = await stage.events(customer);
    await bring(customer, 'averbacao', { kind: 'done', value: {} });
    await bring(customer, 'nada', { kind: 'done', value: {} });
    await settle(stage.server.runtime, {
      proposal: customer.proposal?._id ?? '',
      slug: 'analise',
      attempt: 9,
      answer: { kind: 'refused' },
      actor: 'provider:test',
    });
    expect(await stage.events(customer)).toBeGreaterThanOrEqual(before);
    expect((await customer.refresh()).situation).toBe('pending');
  });
});

describe('photos', () => {
  it('that are swapped after they were checked are checked again', async () => {
    const customer = await stage.customerAt('selfie');
    await customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() });
    expect(customer.current).toBe('documento');
    await customer.until(({ currentStep }) => currentStep === 'selfie');
    const { rows } = await stage.db.query<{ count: number }>(
      `select count(*)::int as count from question where proposal = $1 and slug = 'documento'`,
      [customer.proposal?._id],
    );
    expect(rows[0]?.count).toBe(2);
  });
});

describe('an action on a step', () => {
  it.each([
    ['skip', 'dados-pessoais', [409, 'step.notSkippable']],
    ['advance', 'dados-pessoais', [409, 'step.notConfirmed']],
    ['skip', 'averbacao', [409, 'step.notReached']],
    ['skip', 'consentimentos', [409, 'step.finished']],
    ['dance', 'dados-pessoais', [400, 'body.unreadable']],
  ])('%s of %s is refused', async (action, slug, expected) => {
    const customer = await stage.customerAt('dados-pessoais');
    expect(await said(act(customer, slug, action))).toEqual(expected);
    expect((await customer.refresh()).currentStep).toBe('dados-pessoais');
  });

  it('cancel gives the proposal up for good', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    expect((await act(customer, 'dados-pessoais', 'cancel')).body.data).toMatchObject({ data: { end: 'cancelled' } });
    await customer.refresh();
    expect(await said(act(customer, 'dados-pessoais', 'cancel'))).toEqual([409, 'proposal.ended']);
  });
});

describe('a step that the answers have dropped', () => {
  const field = { component: 'text', required: true } as const;
  const visualization = [{ type: 'visualization', field: 'casado', values: ['sim'] }] as const;
  const steps: readonly StepDefinition[] = [
    { slug: 'consentimentos', name: 'a', stepType: 'form', fields: [{ key: 'casado', label: 'Casado?', ...field }] },
    {
      slug: 'conjuge',
      name: 'b',
      stepType: 'form',
      fields: [{ key: 'conjuge', label: 'Cônjuge', conditionals: visualization, ...field }],
    },
    { slug: 'c', name: 'c', stepType: 'form', fields: [{ key: 'c', label: 'c', ...field }] },
  ];

  it('takes no answers, until it is asked again', async () => {
    const house = await openHouse({ teste: steps });
    const customer = new Customer(house.url, new CheckedDevice(house.url));
    await customer.open('oficina-teste');
    expect((await customer.create({ casado: 'não' })).currentStep).toBe('c');
    await expect(customer.submit('conjuge', { conjuge: 'Ana' })).rejects.toThrow('step.locked');
    await expect(customer.submit('conjuge', {})).rejects.toThrow('step.locked');
    expect((await customer.submit('consentimentos', { casado: 'sim' })).currentStep).toBe('conjuge');
    expect((await customer.submit('conjuge', { conjuge: 'Ana' })).currentStep).toBe('c');
    await house.close();
  });
});

describe('a flow that is published anew', () => {
  const step = (slug: string): StepDefinition => ({
    slug,
    name: slug,
    stepType: 'form',
    fields: [{ key: slug, component: 'text', label: slug, required: true }],
  });
  const last: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };

  it('leaves alone who is in it, and is what the next one gets', async () => {
    const database = await freshDatabase();
    const [old, newer] = [
      [step('consentimentos'), step('b'), last],
      [step('consentimentos'), step('c'), last],
    ].map((flow) => houseOf({ teste: flow }));
    if (old === undefined || newer === undefined) throw new Error('no house');
    const first = await startTestServer({ databaseUrl: database.url, root: old.root });
    const early = new Customer(first.url, new CheckedDevice(first.url));
    await early.open('oficina-teste');
    await early.create({ consentimentos: 'x' });
    await first.close();
    const second = await startTestServer({ databaseUrl: database.url, root: newer.root });
    const device = new CheckedDevice(second.url);
    for (const [name, value] of early.device.cookies) device.cookies.set(name, value);
    const later = new Customer(second.url, device);
    later.hash = early.hash;
    expect((await later.refresh()).currentStep).toBe('b');
    expect((await later.submit('b', { b: 'y' })).data.end).toBe('finished');
    const next = new Customer(second.url, new CheckedDevice(second.url));
    await next.open('oficina-teste');
    expect((await next.create({ consentimentos: 'x' })).currentStep).toBe('c');
    await second.close();
    await database.drop();
    old.remove();
    newer.remove();
  });
});
