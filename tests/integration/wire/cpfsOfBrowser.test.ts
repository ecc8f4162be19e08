import { randomUUID } from 'node:crypto';
import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, type Customer } from '../../support/customer.ts';
import { signToken } from '../../support/tokens.ts';
import { answersOf, name, newCpf, openDoors, sendDocument, type Opened } from './openers.ts';

/* A browser counts for the CPF behind each door by which it comes in, though it says its name there and never again. */

let doors: Opened;
beforeAll(async () => void (doors = await openDoors()));
afterAll(() => doors.house.close());

/** Whose phone is in, and the browser by that door; before the document, and no browser says its name. */
type Door = (browser: string) => Promise<Customer>;

const codeAt = ({ hash: id }: Customer) => ({ id, step: 'codigo' });
const enter = async (customer: Customer, token: string, key: string = randomUUID()): Promise<unknown> =>
  dataOf(await customer.device.call('tokenConfirm', { params: codeAt(customer), body: { token }, key }));

/** A code of its own for a browser that is not in. */
async function codeFor(other: Customer): Promise<string> {
  dataOf(await other.device.call('tokenSend', { params: codeAt(other), body: { method: 'sms' } }));
  return doors.codeOf(other);
}

/** As if the answers since had been lost. */
function forget({ device }: Customer, before: readonly (readonly [string, string])[]): void {
  device.cookies.clear();
  for (const [cookie, value] of before) device.cookies.set(cookie, value);
}

async function provePhone(customer: Customer): Promise<Customer> {
  await customer.sendCode();
  await customer.confirmCode(await doors.codeOf(customer));
  return customer;
}

const firstSubmit: Door = async (browser) => {
  const customer = await doors.begun({ browser });
  name(customer, null);
  return provePhone(customer);
};

const firstSubmitAgain: Door = async (browser) => {
  const customer = await doors.linked();
  const [key, before] = [randomUUID(), [...customer.device.cookies]];
  const answers = answersOf(newCpf());
  await customer.create(answers, key, 'inicio');
  forget(customer, before);
  name(customer, browser);
  await customer.create(answers, key, 'inicio');
  name(customer, null);
  return provePhone(customer);
};

const codeOfStep: Door = async (browser) => {
  const customer = await doors.begun();
  await customer.sendCode();
  name(customer, browser);
  await customer.confirmCode(await doors.codeOf(customer));
  name(customer, null);
  return customer;
};

const codeToEnter: Door = async (browser) => {
  const customer = await doors.opened();
  const other = doors.beside(customer, browser);
  await enter(other, await codeFor(other));
  return customer;
};

const codeAgain: Door = async (browser) => {
  const customer = await doors.opened();
  const other = doors.beside(customer, browser);
  name(other, null);
  const [code, key] = [await codeFor(other), randomUUID()];
  const before = [...other.device.cookies];
  await enter(other, code, key);
  forget(other, before);
  name(other, browser);
  await enter(other, code, key);
  await other.refresh();
  return customer;
};

const pass: Door = async (browser) => {
  const customer = await doors.opened();
  const params = { hash: customer.hash, id: 'second-device' };
  const answer = await customer.device.call('startAction', { params, body: { step: 'documento' } });
  const link = new URL(dataOf<DataOf<'startAction'>>(answer).link ?? '');
  await enter(doors.beside(customer, browser), link.searchParams.get('token') ?? '');
  return customer;
};

const fork: Door = async (browser) => {
  const customer = await doors.opened();
  name(customer, browser);
  const params = { hashId: customer.hash };
  const answer = await customer.device.call('partialForkProposal', { params, body: { channel: 'oficina-outra' } });
  customer.hash = dataOf<DataOf<'partialForkProposal'>>(answer).hashId;
  name(customer, null);
  customer.proposal = null;
  const { selfContract } = await customer.refresh();
  await customer.submit('inicio', { ...answersOf(''), ...Object(selfContract.inicio) });
  return provePhone(customer);
};

/** Whom the partner knows, at the customer's link. */
async function vouch(customer: Customer, cpf: string): Promise<void> {
  const token = { cpf, phone_number: customer.phone, hash: customer.hash };
  const body = { jwtToken: await signToken(token) };
  const answer = await customer.device.call('validateWithToken', { params: { hashId: customer.hash }, body });
  customer.proposal = dataOf<DataOf<'validateWithToken'>>(answer).proposal;
}

const partnersWord: Door = async (browser) => {
  const [customer, cpf] = [await doors.linked({ browser }), newCpf()];
  await vouch(customer, cpf);
  name(customer, null);
  await customer.submit('inicio', answersOf(cpf));
  return customer;
};

const partnersWordBeside: Door = async (browser) => {
  const cpf = newCpf();
  const customer = await doors.opened({ cpf });
  await vouch(doors.beside(customer, browser), cpf);
  return customer;
};

it.each<[string, Door]>([
  ['the first submit', firstSubmit],
  ['the first submit whose answer was lost', firstSubmitAgain],
  ['the code that finishes its step', codeOfStep],
  ['a code that lets another browser in', codeToEnter],
  ['such a code whose answer was lost', codeAgain],
  ['a pass', pass],
  ['a fork', fork],
  ['the word of a partner', partnersWord],
  ['the word of a partner about a proposal that is there', partnersWordBeside],
])('by %s', async (_what, door) => {
  const browser = `browser-${randomUUID()}`;
  for (let at = 0; at < 3; at += 1) await doors.begun({ browser });
  expect(await sendDocument(await door(browser))).toBe('review');
  expect((await doors.checks())[0]).toMatchObject({ means: 'browser', count: 4 });
});
