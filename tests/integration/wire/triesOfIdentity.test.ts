import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseProposal } from '../../../apps/server/src/flows/retention/eraseOne.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { registered } from '../../../apps/server/src/simulator/outcomes.ts';
import type { Customer } from '../../support/customer.ts';
import { answersOf, newCpf, newPhone, openDoors, type Opened, type Who } from './openers.ts';

/* Whoever guesses who somebody is asks again and again: what is refused counts for the CPF over all phones, and for the phone over all CPFs. */

let doors: Opened;
beforeAll(async () => void (doors = await openDoors()));
afterAll(() => doors.house.close());

const db = () => doors.house.server.runtime.db;
const guesses = Array.from({ length: 9 }, (_none, at) => `1958-03-0${at + 1}`);
const HEADING = 'Uma pessoa vai conferir os seus dados';

/** Sends photos until the outside leads back, ends it, or a person has to look: what stands where. */
async function goAsFar(customer: Customer): Promise<string> {
  for (;;) {
    const { currentStep, stepStatus, data } = await customer.until(
      (at) => at.data.end !== null || stepsBusy.every((slug) => at.stepStatus[slug] !== 'waiting'),
    );
    if (data.end !== null) return data.end;
    const status = stepStatus[currentStep] ?? '';
    if (status === 'review' || currentStep === 'inicio') return `${currentStep} ${status}`;
    await customer.submit(currentStep, {});
  }
}
const stepsBusy = ['documento', 'rosto', 'cadastro'];

/** Name and birth date are written anew, and everything is sent once more. */
async function guess(customer: Customer, dataNascimento: string, nome: string = registered.name): Promise<string> {
  const { cpf } = customer.proposal?.selfContract.inicio ?? {};
  await customer.submit('inicio', { ...answersOf(String(cpf)), nome, dataNascimento });
  return goAsFar(customer);
}

/** How often something was asked outside about somebody. */
const countAsked = async (customer: Customer, operation: string): Promise<number> =>
  (await doors.askedOutside(customer)).filter((name) => name === operation).length;

/** Opens the CPF with a phone of their own, and goes as far as the outside lets them. */
async function tried(who: Partial<Who>): Promise<{ readonly customer: Customer; readonly came: string }> {
  const customer = await doors.opened(who);
  return { customer, came: await goAsFar(customer) };
}

/** The register has said no three times to this customer, who waits now. */
async function held(cpf: string): Promise<Customer> {
  const { customer, came } = await tried({ cpf });
  const told = [came];
  for (const day of guesses.slice(0, 3)) told.push(await guess(customer, day));
  expect(told).toEqual(['inicio remake', 'inicio remake', 'inicio remake', 'documento review']);
  return customer;
}

/** Goes on once nobody has to look any more. */
async function goOn(customer: Customer): Promise<string> {
  await customer.until(({ stepStatus }) => stepStatus.documento !== 'review');
  return goAsFar(customer);
}

describe('a birth date that is guessed', () => {
  let customer: Customer;
  const cpf = newCpf('15');
  beforeAll(async () => void (customer = await held(cpf)));

  it('is asked three times; then nothing more, and the page says why without a word of the register', async () => {
    expect(await countAsked(customer, 'bureau.register')).toBe(3);
    expect(await countAsked(customer, 'identity.readDocuments')).toBe(3);
    const { headings, notices } = customer.proposal?.data ?? {};
    expect(headings?.documento).toBe(HEADING);
    expect(notices?.documento).toContain('uma pessoa vai conferir o seu pedido');
    expect(notices?.documento).not.toMatch(/nascimento|Receita|nome/);
  });

  it('waits at another phone too, and operators see how often and no CPF', async () => {
    const { customer: other, came } = await tried({ cpf });
    expect([came, await doors.askedOutside(other)]).toEqual(['documento review', []]);
    const checks = (await doors.checks()).filter(({ reason }) => reason === 'manyRefusals');
    expect(checks).toMatchObject([
      { proposal: other.proposal?._id, means: 'cpf', count: 3 },
      { proposal: customer.proposal?._id, means: 'cpf', count: 3 },
    ]);
    expect(JSON.stringify(checks)).not.toContain(cpf);
  });

  it('has tries anew once a person lets that order go on, and only that one', async () => {
    const { customer: other } = await tried({ cpf });
    const first = (await doors.checks()).find(({ proposal }) => proposal === customer.proposal?._id);
    expect(await doors.decide(customer, 'release')).toBe('released');
    const told = [await goOn(customer)];
    await doors.lookAgain(other);
    await doors.untilHeld(other);
    expect(other.status('documento')).toBe('review');
    for (const day of guesses.slice(4, 7)) told.push(await guess(customer, day));
    expect(told).toEqual(['inicio remake', 'inicio remake', 'inicio remake', 'documento review']);
    const again = (await doors.checks()).find(({ proposal }) => proposal === customer.proposal?._id);
    expect([first?.id === again?.id, await countAsked(customer, 'bureau.register')]).toEqual([false, 6]);
  });
});

it('who is who they say goes on after a person let them, and has tries anew in their next order', async () => {
  const cpf = newCpf('15');
  const customer = await held(cpf);
  expect(await doors.decide(customer, 'release')).toBe('released');
  expect(await goOn(customer)).toBe('inicio remake');
  expect(await guess(customer, registered.birthDate)).toBe('finished');
  const { customer: next, came } = await tried({ cpf, phone: customer.phone });
  expect([came, await guess(next, registered.birthDate)]).toEqual(['inicio remake', 'finished']);
});

it('whom a person refuses is told so, asked nothing more, and may ask for a review', async () => {
  const customer = await held(newCpf('15'));
  const asked = await doors.askedOutside(customer);
  expect(await doors.decide(customer, 'refuse')).toBe('refused');
  await customer.until(({ data }) => data.end === 'refused');
  const { headings, notices, refusal } = customer.proposal?.data ?? {};
  expect(headings?.documento).toBe('Não pudemos confirmar os seus dados');
  expect(notices?.documento).toContain('peça a revisão');
  expect(refusal).toMatchObject({ automatic: false });
  expect(await doors.askedOutside(customer)).toEqual(asked);
});

it('eight with a face that is refused, of one CPF and as many phones, at once over two processes: five are looked at', async () => {
  const cpf = newCpf('43');
  const all: Customer[] = [];
  for (let at = 0; at < 8; at += 1) {
    const customer = await doors.opened({ cpf });
    await customer.submit('documento', {});
    await customer.until(({ currentStep }) => currentStep === 'rosto');
    all.push(customer);
  }
  const came = await Promise.all(all.map(goAsFar));
  const faces = await Promise.all(all.map((customer) => countAsked(customer, 'identity.liveness')));
  expect(faces.reduce((sum, count) => sum + count)).toBe(5);
  // Three of one order end it; who has tries left waits with the others.
  expect(came).toEqual(faces.map((count) => (count === 3 ? 'refused' : 'rosto review')));
});

it('five refused photos of one phone count for its next CPF', async () => {
  const [phone, first, second] = [newPhone(), newCpf('43'), newCpf('43')];
  expect((await tried({ phone, cpf: first })).came).toBe('refused');
  expect((await tried({ phone, cpf: second })).came).toBe('rosto review');
  const { customer, came } = await tried({ phone });
  expect([came, await doors.askedOutside(customer)]).toEqual(['documento review', []]);
  expect((await doors.checks())[0]).toMatchObject({ reason: 'manyRefusals', means: 'contact', count: 5 });
});

describe('what counts', () => {
  it('is no photo that an owner takes once more, who is proven then', async () => {
    const phone = newPhone();
    for (let at = 0; at < 6; at += 1) expect((await tried({ phone, cpf: newCpf('41') })).came).toBe('finished');
  });

  it('is what was given up or erased, though nothing says whose it was', async () => {
    const cpf = newCpf('15');
    const [given, erased] = [(await tried({ cpf })).customer, (await tried({ cpf })).customer];
    const params = { hashId: given.hash };
    expect((await given.device.call('cancelProposal', { params, body: {} })).status).toBe(200);
    expect(await eraseProposal(doors.house.server.runtime, erased.proposal?._id ?? '', 'requested')).toBe('erased');
    expect([(await tried({ cpf })).came, (await tried({ cpf })).came]).toEqual(['inicio remake', 'documento review']);
  });

  it('is nothing after thirty days, and nothing of it is kept', async () => {
    const customer = await held(newCpf('15'));
    await doors.untilHeld(customer);
    doors.later(31);
    await doors.lookAgain(customer);
    expect(await goOn(customer)).toBe('inicio remake');
    await runRetention(doors.house.server.runtime, { dry: false });
    const left = await db().query('select distinct proposal from identity_try');
    expect(left.rows).toEqual([{ proposal: customer.proposal?._id }]);
    doors.later(0);
  });
});
