import { randomUUID } from 'node:crypto';
import type { DataOf } from '@passo/contract';
import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { said } from './stage.ts';

/* A new contact's link, opened on another device while an earlier step is the current one: it finishes no step, and proves the contact. */

const asked = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key, component: 'text', label: key },
  ...more,
});
const form = (slug: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: slug, title: slug, stepType: 'form', fields },
});
const where = asked('bairro', {
  required: true,
  conditionals: [{ type: 'displayBasedOnValues', conditions: [{ field: 'servidor', values: ['sim'] }] }],
});
const steps: readonly StepDefinition[] = [
  form('inicio', asked('nome', { required: true }), asked('servidor')),
  form('meio', where),
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms', 'link'] },
    fields: [asked('celular', { required: true, mask: 'phone', validation: ['cellphone'] })],
  },
  form('fim', asked('obs', { required: true })),
];

let house: OpenHouse;
let world: World;
beforeAll(async () => {
  house = await openHouse({ elsewhere: steps });
  world = new World(house.url);
});
afterAll(() => house.close());
beforeEach(() => house.server.runtime.db.query('delete from rate_limit'));

let phones = 0;
const nextPhone = (): string => `119765${String((phones += 1)).padStart(5, '0')}`;
const at = ({ hash: id }: Customer) => ({ id, step: 'codigo' });
const look = (device: Device, { hash: id }: Customer) => said(device.call('finishedUpdate', { params: { id } }));
const confirm = (device: Device, customer: Customer, token: string, key: string = randomUUID()) =>
  said(device.call('tokenConfirm', { params: at(customer), body: { token }, key }));

async function send(device: Device, customer: Customer, method: 'sms' | 'link', celular?: string): Promise<void> {
  await house.server.runtime.db.query(`update code set sent_at = now() - interval '31 seconds'`);
  const body = { method, ...(celular !== undefined && { answers: { celular } }) };
  dataOf(await device.call('tokenSend', { params: at(customer), body }));
}

/** A customer whose phone is proven, on the device that proved it. */
async function settled(): Promise<Customer> {
  const customer = new Customer(house.url);
  customer.phone = nextPhone();
  await customer.open('oficina-elsewhere');
  await customer.create({ nome: 'Maria', servidor: 'nao' }, undefined, 'inicio');
  await customer.refresh();
  if (customer.current === 'meio') await customer.submit('meio', {});
  await customer.sendCode();
  await customer.confirmCode(await world.code(customer.phone));
  return customer;
}

/** Another device of the same proposal, let in by a code to the phone that is proven. */
async function letInBy(customer: Customer): Promise<Device> {
  const device = new Device(house.url);
  await send(device, customer, 'sms');
  expect(await confirm(device, customer, await world.code(customer.phone))).toEqual([200, 'ok']);
  return device;
}

/** The token of a link to a phone that was typed; an earlier step is the current one by now. */
async function linkTo(customer: Customer, phone: string): Promise<string> {
  await send(customer.device, customer, 'link', phone);
  await customer.refresh();
  await customer.submit('inicio', { nome: 'Maria', servidor: 'sim' });
  expect(customer.current).toBe('meio');
  const [message] = await world.messages(phone);
  return new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
}

async function passOf({ device, hash }: Customer): Promise<string> {
  const answer = await device.call('startAction', { params: { hash, id: 'second-device' }, body: { step: 'fim' } });
  return new URL(dataOf<DataOf<'startAction'>>(answer).link ?? '').searchParams.get('token') ?? '';
}

const noted = async (customer: Customer): Promise<number> => {
  const sql = `select 1 from outcome_message where proposal = $1 and message = 'replaced' and target is not null`;
  return (await house.server.runtime.db.query(sql, [customer.proposal?._id])).rows.length;
};

describe('a link that was opened elsewhere and finishes no step', () => {
  it('tells the phone that it replaced, and puts out whoever came in by that one', async () => {
    const customer = await settled();
    const byOldPhone = await letInBy(customer);
    const pass = await passOf(customer);
    const token = await linkTo(customer, nextPhone());
    expect(await look(byOldPhone, customer)).toEqual([200, 'ok']);
    const elsewhere = new Device(house.url);
    // The page that the link opens.
    await elsewhere.call('system', { params: { id: customer.hash } });
    const [before, key] = [[...elsewhere.cookies], randomUUID()];
    expect(await confirm(elsewhere, customer, token, key)).toEqual([200, 'ok']);
    expect(await noted(customer)).toBe(1);
    await expect.poll(async () => (await world.messages(customer.phone))[0]?.text).toContain('foi trocado por outro');
    expect(await look(byOldPhone, customer)).toEqual([401, 'proof.missing']);
    expect(await look(customer.device, customer)).toEqual([401, 'proof.missing']);
    expect(await confirm(new Device(house.url), customer, pass)).toEqual([401, 'proof.invalid']);
    expect(await look(elsewhere, customer)).toEqual([200, 'ok']);
    // Where the answer was lost, and the proof with it, the same request lets it in again.
    elsewhere.cookies.clear();
    for (const [name, value] of before) elsewhere.cookies.set(name, value);
    expect(await look(elsewhere, customer)).toEqual([401, 'proof.missing']);
    expect(await confirm(elsewhere, customer, token, key)).toEqual([200, 'ok']);
    expect(await look(elsewhere, customer)).toEqual([200, 'ok']);
  });

  it('leaves the journey where it was, and who opened it goes on there', async () => {
    const customer = await settled();
    const phone = nextPhone();
    const token = await linkTo(customer, phone);
    const other = new Customer(house.url);
    other.hash = customer.hash;
    const answer = await other.device.call('tokenConfirm', { params: at(customer), body: { token } });
    other.proposal = dataOf<DataOf<'tokenConfirm'>>(answer).proposal;
    expect(other.proposal).toMatchObject({ currentStep: 'meio', stepStatus: { codigo: 'init' } });
    expect((await other.submit('meio', { bairro: 'Centro' })).currentStep).toBe('codigo');
    // The phone is known by now: confirming it replaces nothing.
    await send(other.device, customer, 'sms', phone);
    expect(await confirm(other.device, customer, await world.code(phone))).toEqual([200, 'ok']);
    expect((await other.refresh()).currentStep).toBe('fim');
    expect(await noted(customer)).toBe(1);
  });

  it('and went to the phone that is proven tells nobody and puts nobody out', async () => {
    const customer = await settled();
    const second = await letInBy(customer);
    await send(customer.device, customer, 'sms', nextPhone());
    const token = await linkTo(customer, customer.phone);
    expect(await confirm(new Device(house.url), customer, token)).toEqual([200, 'ok']);
    expect([await look(second, customer), await look(customer.device, customer)]).toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
    expect(await noted(customer)).toBe(0);
  });

  it('lets nobody stay who comes in by the old phone at the same time', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const customer = await settled();
      const thief = new Device(house.url);
      await send(thief, customer, 'sms');
      const code = await world.code(customer.phone);
      const token = await linkTo(customer, nextPhone());
      const elsewhere = new Device(house.url);
      const link = () => confirm(elsewhere, customer, token);
      const [opened] = await Promise.all([link(), confirm(thief, customer, code)]);
      // Who was let in first leaves the proposal as it was: the link is good all the same.
      expect(opened).toEqual([200, 'ok']);
      expect(await look(thief, customer)).toEqual([401, 'proof.missing']);
      expect(await look(elsewhere, customer)).toEqual([200, 'ok']);
    }
  });
});

describe('a code of the phone that was replaced', () => {
  it('lets nobody in once it is typed again and not confirmed', async () => {
    const customer = await settled();
    const former = new Device(house.url);
    await send(former, customer, 'sms');
    const code = await world.code(customer.phone);
    const phone = nextPhone();
    await send(customer.device, customer, 'sms', phone);
    expect(await confirm(customer.device, customer, await world.code(phone))).toEqual([200, 'ok']);
    await send(customer.device, customer, 'sms', customer.phone);
    expect((await confirm(former, customer, code))[1]).toBe('otp.wrong');
    expect(await look(former, customer)).toEqual([401, 'proof.missing']);
  });
});
