import type { DataOf } from '@passo/contract';
import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { signToken } from '../../support/tokens.ts';

/* By which contact a proposal is found: the one that was proven there last, whoever proved it, and none that was only typed. */

const CPF = '52998224725';
const [OLD, NEW] = ['11976461111', '11976462222'];
const asked = (key: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key, component: 'text', label: key },
  ...more,
});
const form = (slug: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: slug, title: slug, stepType: 'form', fields },
});
const code: StepDefinition = {
  ...{ slug: 'codigo', name: 'Código', stepType: 'tokenValidation', tokenValidationMethods: ['sms', 'link'] },
  fields: [asked('celular', { required: true, mask: 'phone', validation: ['cellphone'] })],
};
const first = form('inicio', asked('cpf', { required: true }), asked('servidor'));
const where = asked('bairro', {
  required: true,
  conditionals: [{ type: 'displayBasedOnValues', conditions: [{ field: 'servidor', values: ['sim'] }] }],
});
const last = form('fim', asked('obs', { required: true }));

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ codigo: [first, form('meio', where), code, last], sem: [first, last] });
});
afterAll(() => house.close());

async function digestOf({ hash, device }: Pick<Customer, 'hash' | 'device'>): Promise<Buffer | null> {
  const { proposal } = dataOf<DataOf<'system'>>(await device.call('system', { params: { id: hash } }));
  const sql = 'select contact_hash as digest from proposal where id = $1';
  const { rows } = await house.server.runtime.db.query<{ digest: Buffer | null }>(sql, [proposal?._id]);
  return rows[0]?.digest ?? null;
}
const digest = (contact: string): Buffer => house.server.runtime.keyring.keyedHash(contact, 'contact');

async function begun(channel = 'codigo'): Promise<Customer> {
  const customer = new Customer(house.url);
  customer.phone = OLD;
  await customer.open(`oficina-${channel}`);
  await customer.create({ cpf: CPF, servidor: 'nao' }, undefined, 'inicio');
  return customer;
}

async function proven(): Promise<Customer> {
  const customer = await begun();
  await customer.refresh();
  if (customer.current === 'meio') await customer.submit('meio', {});
  await customer.sendCode();
  await customer.confirmCode(await new World(house.url).code(OLD));
  return customer;
}

it('by none before a code came back, then by that one, until the code to another one did', async () => {
  const customer = await begun();
  expect(await digestOf(customer)).toBeNull();
  const again = await proven();
  expect(await digestOf(again)).toEqual(digest(OLD));
  await again.sendCode('codigo', { celular: NEW });
  expect(await digestOf(again)).toEqual(digest(OLD));
  await again.confirmCode(await new World(house.url).code(NEW));
  expect(await digestOf(again)).toEqual(digest(NEW));
});

it('by the one that a partner has proven, where the flow asks for a contact and where it asks for none', async () => {
  for (const channel of ['codigo', 'sem']) {
    const customer = new Customer(house.url);
    await customer.open(`oficina-${channel}`);
    const jwtToken = await signToken({ cpf: CPF, phone_number: `+55${NEW}`, hash: customer.hash });
    const params = { hashId: customer.hash };
    dataOf(await customer.device.call('validateWithToken', { params, body: { jwtToken } }));
    expect(await digestOf(customer)).toEqual(digest(NEW));
  }
});

it('by the one that came along from the proposal whose place it takes', async () => {
  const customer = await proven();
  const body = { channel: 'oficina-sem' };
  const answer = await customer.device.call('partialForkProposal', { params: { hashId: customer.hash }, body });
  const { hashId: hash } = dataOf<DataOf<'partialForkProposal'>>(answer);
  expect(await digestOf({ hash, device: customer.device })).toEqual(digest(OLD));
});

it('by the one whose link was opened elsewhere, though it finishes no step', async () => {
  const customer = await proven();
  const params = { id: customer.hash, step: 'codigo' };
  dataOf(await customer.device.call('tokenSend', { params, body: { method: 'link', answers: { celular: NEW } } }));
  await customer.refresh();
  await customer.submit('inicio', { cpf: CPF, servidor: 'sim' });
  expect(customer.current).toBe('meio');
  expect(await digestOf(customer)).toEqual(digest(OLD));
  const [message] = await new World(house.url).messages(NEW);
  const token = new URL(/https?:\S+/.exec(message?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
  const elsewhere = new Device(house.url);
  const { proposal } = dataOf<DataOf<'tokenConfirm'>>(
    await elsewhere.call('tokenConfirm', { params, body: { token } }),
  );
  expect(proposal.stepStatus.codigo).not.toBe('finished');
  expect(await digestOf({ hash: customer.hash, device: elsewhere })).toEqual(digest(NEW));
});
