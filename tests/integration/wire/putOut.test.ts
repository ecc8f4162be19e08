import { randomUUID } from 'node:crypto';
import type { DataOf } from '@passo/contract';
import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutOutOthers } from '../../../apps/server/src/flows/access/shutOutOthers.ts';
import type { Queryable } from '../../../apps/server/src/database/pool.ts';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { said } from './stage.ts';

/* Whoever is about to be let in while a contact is being replaced waits for it, and stays out. */

const text = (key: string): FieldDefinition => ({ key, component: 'text', label: key, required: true });
const steps: readonly StepDefinition[] = [
  { slug: 'inicio', name: 'Início', stepType: 'form', fields: [text('nome')] },
  {
    ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms'] },
    fields: [{ ...text('celular'), mask: 'phone', validation: ['cellphone'] }],
  },
  { slug: 'meio', name: 'Meio', stepType: 'form', fields: [text('cidade')] },
];

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ fora: steps });
});
afterAll(() => house.close());

const look = (device: Device, { hash: id }: Customer) => said(device.call('finishedUpdate', { params: { id } }));
const confirm = (device: Device, { hash: id }: Customer, token: string, key: string = randomUUID()) =>
  said(device.call('tokenConfirm', { params: { id, step: 'codigo' }, body: { token }, key }));

interface Asking {
  readonly customer: Customer;
  /** The very requests that made the proposal and that proved its contact. */
  make(device: Device): ReturnType<typeof said>;
  prove(device: Device): ReturnType<typeof said>;
}

async function settled(): Promise<Asking> {
  const customer = new Customer(house.url);
  const id = await customer.open('oficina-fora');
  const made = { params: { id }, body: { hashId: id, order: 0, inicio: { nome: 'Maria' } }, key: randomUUID() };
  const make = (device: Device) => said(device.call('createProposal', made));
  expect(await make(customer.device)).toEqual([200, 'ok']);
  await customer.sendCode();
  const [token, key] = [await new World(house.url).code(customer.phone), randomUUID()];
  const prove = (device: Device) => confirm(device, customer, token, key);
  expect(await prove(customer.device)).toEqual([200, 'ok']);
  await customer.refresh();
  return { customer, make, prove };
}

/** The same device, with the name that it has for the link and without the proof. */
function withoutProof({ device }: Customer): Device {
  const same = new Device(house.url);
  for (const [name, value] of device.cookies) same.cookies.set(name, value.replace(/\..*/, '.'));
  return same;
}

/** Is put out, with the proposal held, once what was asked for meanwhile is waiting, or through. */
async function whilePutOut<T>({ proposal }: Customer, ask: () => Promise<T>, putOut: (db: Queryable) => Promise<void>) {
  const db = await house.server.runtime.db.connect();
  try {
    await db.query('begin');
    await db.query('select from proposal where id = $1 for update', [proposal?._id]);
    let through = false;
    const asking = ask().finally(() => (through = true));
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => through || (await house.server.runtime.db.query(waits)).rows.length > 0).toBe(true);
    await putOut(db);
    await db.query('commit');
    return await asking;
  } finally {
    db.release(true);
  }
}
const everybody = (customer: Customer) => (db: Queryable) =>
  shutOutOthers(db, customer.proposal?._id ?? '', { device: null, request: null });

it.each([
  ['make', 'made the proposal', [401, 'proof.missing']],
  // The code was used up by the first.
  ['prove', 'proved the contact', [429, 'otp.locked']],
] as const)('%s: the request that %s, sent again', async (which, _what, refused) => {
  const { customer, ...requests } = await settled();
  const device = withoutProof(customer);
  expect(await whilePutOut(customer, () => requests[which](device), everybody(customer))).toEqual(refused);
  expect(await look(device, customer)).toEqual([401, 'proof.missing']);
  const again = await settled();
  const own = withoutProof(again.customer);
  expect(await again[which](own)).toEqual([200, 'ok']);
  expect(await look(own, again.customer)).toEqual([200, 'ok']);
});

it('a pass', async () => {
  const { customer } = await settled();
  const params = { hash: customer.hash, id: 'second-device' };
  const made = await customer.device.call('startAction', { params, body: { step: 'meio' } });
  const pass = new URL(dataOf<DataOf<'startAction'>>(made).link ?? '').searchParams.get('token') ?? '';
  const device = new Device(house.url);
  expect(await whilePutOut(customer, () => confirm(device, customer, pass), everybody(customer))).toEqual([
    401,
    'proof.invalid',
  ]);
  expect(await look(device, customer)).toEqual([401, 'proof.missing']);
});
