import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWireServer, type WireServer } from '../../../apps/server/src/ports/testing/wireServer.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { NOON, stillClock } from '../../support/day.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { ask } from '../simulations/counter.ts';
import { offersIn } from '../simulations/soundness.ts';
import { qitechEnvironment, sandbox, tell, withdrawalDay } from './qitechSandbox.ts';

/* What the lender told of the fund is what the customer is offered. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps = [
  {
    slug: 'consentimentos',
    name: 'Começo',
    stepType: 'form',
    fields: ['cpf', 'nome', 'dataNascimento'].map(text),
  },
  ...identitySteps,
  { slug: 'saldo', name: 'Saldo', stepType: 'fgtsBalance' },
  { slug: 'simulacao', name: 'Simulação', stepType: 'simulation', fields: [text('prazo')] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];

let house: OpenHouse;
let vendor: WireServer;
beforeAll(async () => {
  vendor = await startWireServer();
  const env = qitechEnvironment(vendor.parts.url, 'qitech,simulated');
  house = await openHouse({ fgts: steps }, { fgts: { product: 'fgts' } }, { env, clock: stillClock });
});
afterAll(async () => {
  await house.close();
  vendor.close();
});

/** Somebody whose yearly withdrawals, in reais, the lender has told. */
async function customerWith(amounts: readonly number[], next: number): Promise<Customer> {
  const bank = sandbox(amounts, stillClock);
  vendor.speak(bank.answer);
  const customer = new Customer(house.url);
  await customer.open('oficina-fgts');
  const person = { cpf: exampleCpf('25', next), nome: 'Maria da Silva', dataNascimento: '1990-05-12' };
  await customer.create({ ...person });
  await proveIdentity(customer);
  await expect.poll(() => bank.asked.size).toBe(1);
  const [key = ''] = bank.asked.keys();
  expect(await tell(house.url, bank.news(key), { at: NOON })).toBe(202);
  await customer.until(({ currentStep }) => currentStep === 'simulacao');
  return customer;
}

it.each([
  [
    [500.1, 400.2],
    [
      { dueOn: withdrawalDay(0), installment: 500 },
      { dueOn: withdrawalDay(1), installment: 400.2 },
    ],
  ],
  [[123.45], [{ dueOn: withdrawalDay(0), installment: 123.45 }]],
])('withdrawals of %j make the offer %j', async (told, schedule) => {
  const customer = await customerWith(told, told.length);
  const [offer] = offersIn(await ask(customer, 'fgtsSimulation', { periodos: told.length }));
  expect(offer?.schedule).toMatchObject(schedule);
  expect(offer?.schedule).toHaveLength(told.length);
});

it('more withdrawals than were told are not sold, and nothing told is no offer', async () => {
  const tooMany = await ask(await customerWith([300], 7), 'fgtsSimulation', { periodos: 2 });
  expect([tooMany.status, tooMany.body.message]).toEqual([422, 'Escolha um destes prazos: 1x.']);
  const nothing = await ask(await customerWith([], 8), 'fgtsSimulation', { periodos: 1 });
  expect(nothing.status).toBe(422);
});
