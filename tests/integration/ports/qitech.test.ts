import type { ProposalOnWire } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { vendorNames, vendorNeeds } from '../../../apps/server/src/ports/registry.ts';
import { page } from '../../../apps/server/src/ports/testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../../../apps/server/src/ports/testing/wireServer.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { suiteClock } from '../../support/day.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { qitechEnvironment, sandbox, tell, type Sandbox } from './qitechSandbox.ts';

/* QI Tech as the lender, chosen by the configuration: signed both ways, answered at its door, settled through the inbox. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps = [
  {
    slug: 'consentimentos',
    name: 'Começo',
    stepType: 'form',
    fields: [{ ...text('cpf'), mask: 'cpf' }, ...['nome', 'dataNascimento'].map(text)],
  },
  ...identitySteps,
  { slug: 'saldo', name: 'Saldo', stepType: 'fgtsBalance' },
  { slug: 'depois', name: 'Depois', stepType: 'form', fields: [{ key: 'cidade', component: 'text', label: 'Cidade' }] },
];

let house: OpenHouse;
let vendor: WireServer;
beforeAll(async () => {
  vendor = await startWireServer();
  const env = qitechEnvironment(vendor.parts.url, 'qitech,simulated');
  house = await openHouse({ fgts: steps }, {}, { env });
});
afterAll(async () => {
  await house.close();
  vendor.close();
});

async function begin(customer: Customer, cpf: string): Promise<void> {
  await customer.create({ cpf, nome: 'Maria da Silva', dataNascimento: '1990-05-12' });
  await proveIdentity(customer);
}

/** A customer whose balance QI Tech was asked for, and the key of the query. */
async function waiting(ending: string, bank: Sandbox): Promise<{ customer: Customer; key: string }> {
  vendor.speak(bank.answer);
  const customer = new Customer(house.url);
  await customer.open('oficina-fgts');
  await begin(customer, exampleCpf(ending));
  await expect.poll(() => bank.asked.size).toBeGreaterThan(0);
  await expect.poll(() => referenceOf(customer)).toBe([...bank.asked.keys()].at(-1));
  return { customer, key: [...bank.asked.keys()].at(-1) ?? '' };
}

async function referenceOf({ proposal }: Customer): Promise<unknown> {
  const sql = `select reference from question where proposal = $1 and slug = 'saldo'`;
  return (await house.server.runtime.db.query({ text: sql, values: [proposal?._id] })).rows[0]?.reference;
}

const stands = ({ currentStep, stepStatus }: ProposalOnWire): string =>
  `${currentStep} ${stepStatus[currentStep] ?? 'init'}`;

describe('the balance', () => {
  it('comes at the door, once, however often it is told', async () => {
    const bank = sandbox();
    const { customer, key } = await waiting('25', bank);
    expect(stands(await customer.refresh())).toBe('saldo waiting');
    const news = bank.news(key);
    const told = await Promise.all([1, 2, 3, 4].map(() => tell(house.url, news)));
    expect(new Set(told)).toEqual(new Set([202]));
    await customer.until(({ currentStep }) => currentStep === 'depois');
    // Failure after success: late, and nobody's any more.
    await tell(
      house.url,
      JSON.stringify({ ...JSON.parse(news), status: 'failed', data: { enumerator: 'caixa_error' } }),
    );
    const sql = `select count(*)::int as times from event where proposal = $1 and slug = 'saldo' and kind = 'step.done'`;
    const { rows } = await house.server.runtime.db.query({ text: sql, values: [customer.proposal?._id] });
    expect(rows).toEqual([{ times: 1 }]);
    expect(stands(await customer.refresh())).toBe('depois init');
  });

  it.each([
    ['90', 'Já existe uma antecipação em andamento. Espere ela terminar para pedir outra.'],
    ['91', 'Autorize o banco no aplicativo FGTS e tente novamente.'],
    ['92', 'Escolha o saque-aniversário no aplicativo FGTS e tente novamente.'],
    ['93', 'A Caixa não aceita este pedido hoje. Tente novamente nos próximos dias.'],
    ['94', 'Você pediu para sair do saque-aniversário. Cancele a saída no aplicativo FGTS.'],
    ['95', 'A Caixa ainda está processando mudanças na sua conta. Tente novamente mais tarde.'],
  ])('of a CPF ending in %s has to be asked for again, and says why', async (ending, words) => {
    const bank = sandbox();
    const { customer, key } = await waiting(ending, bank);
    expect(await tell(house.url, bank.news(key))).toBe(202);
    const { data } = await customer.until((proposal) => proposal.stepStatus.saldo !== 'waiting');
    expect(stands(await customer.refresh())).toBe('saldo remake');
    expect(data.notices.saldo).toBe(words);
  });

  it('that Caixa cannot tell is a failure to be tried again', async () => {
    const bank = sandbox();
    const { customer, key } = await waiting('99', bank);
    expect(await tell(house.url, bank.news(key))).toBe(202);
    const { data } = await customer.until((proposal) => proposal.stepStatus.saldo === 'failed');
    expect(data.retryable).toEqual(['saldo']);
  });
});

describe('the door', () => {
  it.each<[string, (body: string) => Parameters<typeof tell>[2]]>([
    ['nobody signed', () => ({ by: 'nobody' })],
    ['somebody else signed', () => ({ by: 'other' })],
    ['was signed for other bytes', (body) => ({ signed: `${body} ` })],
    ['was signed for another path', () => ({ uri: '/webhooks/other' })],
    ['was signed long ago', () => ({ at: new Date(suiteClock.now().getTime() - 6 * 60_000) })],
  ])('keeps out what %s', async (_what, how) => {
    const bank = sandbox();
    const { customer, key } = await waiting('25', bank);
    expect(await tell(house.url, bank.news(key), how(bank.news(key)))).toBe(401);
    expect(stands(await customer.refresh())).toBe('saldo waiting');
  });

  it('takes well what is about something else', async () => {
    expect(await tell(house.url, JSON.stringify({ webhook_type: 'debt', key: 'k', status: 'disbursed' }))).toBe(202);
    expect(await tell(house.url, 'not json')).toBe(202);
  });
});

it('down at first, it is asked again until it answers', async () => {
  const bank = sandbox();
  let calls = 0;
  vendor.speak((request) => ((calls += 1) < 3 ? page(503) : bank.answer(request)));
  const customer = new Customer(house.url);
  await customer.open('oficina-fgts');
  await begin(customer, exampleCpf('25', 7));
  await expect.poll(() => bank.asked.size, { timeout: 20_000 }).toBe(1);
  const [key = ''] = bank.asked.keys();
  // Told before our own note of the query may be there: it comes again.
  expect(await tell(house.url, bank.news(key))).toBe(202);
  await customer.until(({ currentStep }) => currentStep === 'depois');
});

it('the start is refused where a key is missing', () => {
  const env = { ...qitechEnvironment('http://127.0.0.1:9'), QITECH_PUBLIC_KEY: '' };
  expect(() => readConfig(env, vendorNames, vendorNeeds)).toThrow(
    'QITECH_PUBLIC_KEY must be set for lender by qitech.',
  );
});
