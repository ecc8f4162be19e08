import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf, Device, type WireAnswer } from '../../support/customer.ts';
import { begin, goOn, walk } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { enterMyData } from './enterMyData.ts';

/* A person's own proposals, open and ended: behind the code of *Meus dados*, and nobody else's. */

const CPF = exampleCpf('25', 41);
const OTHER_CPF = exampleCpf('25', 42);
const PHONE = '11976411111';
let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

type Listed = DataOf<'myProposals'>;
const said = ({ status, body }: WireAnswer): readonly unknown[] => [status, body.name ?? 'ok'];
const at = ({ hash }: Customer) => ({ params: { hashId: hash } });
const list = (customer: Customer, device = customer.device): Promise<WireAnswer> =>
  device.call('myProposals', at(customer));
const listed = async (customer: Customer): Promise<Listed> => dataOf(await list(customer));
const hashesOf = ({ proposals }: Listed): readonly string[] => proposals.map(({ hashId }) => hashId);

async function someone(stopAt: string, phone = PHONE, cpf = CPF): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await walk(customer, scene.world, cpf, stopAt);
  return customer;
}

async function open(customer: Customer): Promise<Customer> {
  await enterMyData(scene, customer);
  return customer;
}

async function givenUp(customer: Customer): Promise<Customer> {
  dataOf(await customer.device.call('cancelProposal', { ...at(customer), body: {} }));
  return customer;
}

it('asks for the code of this page’s own door, on each device, and again after ten minutes', async () => {
  const customer = await someone('dados-pessoais', '11976422222');
  expect(said(await list(customer))).toEqual([403, 'data.unproven']);
  await open(customer);
  expect(hashesOf(await listed(customer))).toEqual([customer.hash]);
  expect(said(await list(customer, new Device(scene.server.url)))).toEqual([401, 'proof.missing']);

  const second = new Device(scene.server.url);
  const params = { id: customer.hash, step: 'codigo' };
  await second.call('tokenSend', { params, body: { method: 'sms' } });
  const token = await scene.world.code(customer.phone);
  expect(said(await second.call('tokenConfirm', { params, body: { token } }))).toEqual([200, 'ok']);
  expect(said(await list(customer, second))).toEqual([403, 'data.unproven']);
  try {
    scene.later(11 / 1440);
    expect(said(await list(customer))).toEqual([403, 'data.unproven']);
  } finally {
    scene.later(0);
  }
});

describe('who has typed the code', () => {
  it('finds their own, open and ended, and nobody else’s', async () => {
    const ended = await givenUp(await someone('dados-pessoais'));
    const offered = await someone('aprovacao-da-empresa');
    const strangers = [
      await someone('dados-pessoais', '11976433333'),
      await someone('dados-pessoais', PHONE, OTHER_CPF),
      await someone('codigo'),
    ];
    const elsewhere = new Customer(scene.server.url);
    elsewhere.phone = PHONE;
    await begin(elsewhere, 'ipe-pessoal', CPF);
    await goOn(elsewhere, scene.world, ({ currentStep }) => currentStep === 'dados-pessoais');
    const erased = await open(await someone('dados-pessoais'));
    dataOf(await erased.device.call('askMyData', { ...at(erased), body: { kind: 'erasure' } }));

    const customer = await open(await someone('dados-pessoais'));
    const { proposals, more } = await listed(customer);
    expect(proposals.map(({ hashId, inView, end }) => [hashId, inView, end])).toEqual([
      [customer.hash, true, null],
      [offered.hash, false, null],
      [ended.hash, false, 'cancelled'],
    ]);
    expect(more).toBe(false);
    expect(proposals[1]).toMatchObject({
      ...{ product: 'Consignado da Empresa', situation: 'pending', phase: 'Dinheiro', waiting: true },
      ...{ asked: { amount: 2000, installments: 24 }, taken: { installments: 24, unit: 'installment' } },
      startedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    expect(proposals[0]).toMatchObject({ asked: { amount: null, installments: null }, taken: null, phase: 'Você' });
    const told = JSON.stringify(proposals);
    for (const { hash } of [...strangers, elsewhere, erased]) expect(told).not.toContain(hash);
  });

  it('finds this one alone where the contact on it is being replaced', async () => {
    const customer = await open(await someone('dados-pessoais'));
    expect((await listed(customer)).proposals.length).toBeGreaterThan(1);
    await customer.sendCode('codigo', { celular: '11911113333' });
    expect(hashesOf(await listed(customer))).toEqual([customer.hash]);
  });

  it('is shown twenty, the one in view among them, and told that there are more', async () => {
    const [phone, cpf] = ['11976444444', exampleCpf('25', 43)];
    const oldest = await someone('dados-pessoais', phone, cpf);
    const others: Customer[] = [];
    for (let made = 0; made < 20; made += 1) others.push(await someone('dados-pessoais', phone, cpf));
    const { proposals, more } = await listed(await open(oldest));
    expect(more).toBe(true);
    expect(hashesOf({ proposals, more })).toEqual([
      ...others
        .slice(1)
        .toReversed()
        .map(({ hash }) => hash),
      oldest.hash,
    ]);
  });

  it('may look sixty times an hour', async () => {
    const customer = await open(await someone('dados-pessoais', '11976455555'));
    for (let look = 0; look < 60; look += 1) expect((await list(customer)).status).toBe(200);
    expect(said(await list(customer))).toEqual([429, 'rate.limited']);
  });
});
