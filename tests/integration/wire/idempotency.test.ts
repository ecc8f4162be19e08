import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, consents, personal } from '../../support/answers.ts';
import { Customer, type WireAnswer } from '../../support/customer.ts';
import { openStage, said, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

function submit(customer: Customer, answers: unknown, key: string, revision?: number): Promise<WireAnswer> {
  const body = { hashId: customer.hash, revision: revision ?? customer.proposal?.revision, 'dados-pessoais': answers };
  return customer.device.call('updateStep', { params: { hashId: customer.hash, step: 'dados-pessoais' }, body, key });
}
const answers = (customer: Customer) => ({ ...personal, celular: customer.phone });

describe('the same submit again', () => {
  it('gets the same answer and is done once', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const before = await stage.events(customer);
    const key = randomUUID();
    const first = await submit(customer, answers(customer), key);
    expect(await submit(customer, answers(customer), key)).toEqual(first);
    expect(first.status).toBe(200);
    expect(await stage.events(customer)).toBe(before + 1);
  });

  it('gets the same answer after the journey has gone on', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const key = randomUUID();
    const first = await submit(customer, answers(customer), key);
    await customer.refresh();
    await customer.submit('endereco', address);
    expect(
      await submit(customer, answers(customer), key, first.body.data === undefined ? 0 : revisionBefore(first)),
    ).toEqual(first);
  });

  it('is refused with another body under the same key', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const key = randomUUID();
    const revision = customer.proposal?.revision ?? 0;
    await submit(customer, answers(customer), key);
    const other = { ...answers(customer), nome: 'Outra Pessoa' };
    expect(await said(submit(customer, other, key, revision))).toEqual([422, 'idempotency.mismatch']);
  });

  it('does one thing and answers all the same when 20 come at once', async () => {
    const customer = await stage.customerAt('dados-pessoais');
    const before = await stage.events(customer);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => submit(customer, answers(customer), key)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await stage.events(customer)).toBe(before + 1);
  });

  it('confirms a code once when the same confirmation comes five times at once', async () => {
    const customer = await stage.customerAt('codigo');
    await customer.sendCode();
    const token = await stage.world.code(customer.phone);
    const params = { id: customer.hash, step: 'codigo' };
    const key = randomUUID();
    const confirm = () => customer.device.call('tokenConfirm', { params, body: { token }, key });
    const all = await Promise.all(Array.from({ length: 5 }, confirm));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await said(confirm())).toEqual([200, 'ok']);
    const other = customer.device.call('tokenConfirm', { params, body: { token: '000000' }, key });
    expect(await said(other)).toEqual([422, 'idempotency.mismatch']);
  });

  it('sends one code when the same request comes five times at once', async () => {
    const customer = await stage.customerAt('codigo');
    const key = randomUUID();
    const body = { method: 'sms', answers: { celular: customer.phone } };
    const params = { id: customer.hash, step: 'codigo' };
    const all = await Promise.all(
      Array.from({ length: 5 }, () => said(customer.device.call('tokenSend', { params, body, key }))),
    );
    expect(all.filter(([status]) => status === 200).length).toBeGreaterThan(0);
    expect(all.filter(([, name]) => name !== 'ok' && name !== 'idempotency.inProgress')).toEqual([]);
    expect(await stage.world.get(`/simulador/mensagens?para=${customer.phone}`)).toHaveLength(1);
  });
});

describe('making a proposal twice', () => {
  it('answers the one that there is', async () => {
    const customer = stage.newcomer();
    await customer.open();
    const made = await customer.create(consents());
    const again = await customer.create(consents());
    expect(again._id).toBe(made._id);
    expect(again.revision).toBe(made.revision);
    expect(await stage.events(customer)).toBe(1);
  });

  it('makes one when ten devices of the same link begin at once, and only that device has the proof', async () => {
    const opener = stage.newcomer();
    await opener.open();
    const devices = Array.from({ length: 10 }, () => {
      const customer = stage.newcomer();
      customer.hash = opener.hash;
      return customer;
    });
    const params = { id: opener.hash };
    const body = { hashId: opener.hash, order: 0, consentimentos: consents() };
    const all = await Promise.all(devices.map(({ device }) => said(device.call('createProposal', { params, body }))));
    expect(all.filter(([status]) => status === 200)).toHaveLength(1);
    expect(all.filter(([, name]) => name === 'proof.unverified')).toHaveLength(9);
  });

  it('gives the proof again to the very same request, whose answer was lost', async () => {
    const customer = stage.newcomer();
    await customer.open();
    const key = randomUUID();
    const named = [...customer.device.cookies];
    await customer.create(consents(), key);
    customer.device.cookies.clear();
    await expect(customer.create(consents(), key)).rejects.toThrow('proof.unverified');
    // As a browser that never heard the answer: it knows only the name that it got with the link.
    for (const [cookie, value] of named) customer.device.cookies.set(cookie, value);
    await customer.create(consents(), key);
    await customer.refresh();
    expect(await stage.events(customer)).toBe(1);
  });
});

describe('two tabs', () => {
  it('the stale one is told, and nothing is lost', async () => {
    const first = await stage.customerAt('dados-pessoais');
    const second = new Customer(stage.server.url, first.device);
    second.hash = first.hash;
    second.phone = first.phone;
    second.proposal = first.proposal;
    await first.submit('dados-pessoais', answers(first));
    const stale = { ...answers(first), nome: 'Nome Da Outra Aba' };
    expect(await said(submit(second, stale, randomUUID()))).toEqual([409, 'revision.stale']);
    const now = await second.refresh();
    expect(now.selfContract['dados-pessoais']).toMatchObject({ nome: personal.nome });
    const mended = await second.submit('dados-pessoais', stale);
    expect(mended.selfContract['dados-pessoais']).toMatchObject({ nome: 'Nome Da Outra Aba' });
  });
});

/** The revision that the first submit was based on: one before the one it made. */
function revisionBefore({ body }: WireAnswer): number {
  return Number(Reflect.get(Object(body.data), 'revision')) - 1;
}
