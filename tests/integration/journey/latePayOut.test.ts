import { loanProduct, type QuestionOf } from '@passo/catalog';
import { formatMoney, today, type CalendarDate } from '@passo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { unfitWords } from '../../../apps/server/src/ports/lender/wrongWithOffer.ts';
import { work } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { doStep, walk, World } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* The whole private-payroll journey, signed on one day and paid on another: contract, lender and customer have the same figures. */

const DAY_MS = 86_400_000;
const SIGNED = Date.parse('2026-11-23T12:00:00Z');
const SIGNED_ON: CalendarDate = '2026-11-23';
let now = SIGNED;
/** How many days later than it says the lender really pays. */
let paysLater = 0;
/** What the lender was asked to pay, each time. */
const disbursed: QuestionOf<'lender.disburse'>[] = [];
let database: FreshDatabase;
let server: TestServer;
let world: World;

beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url, clock: { now: () => new Date(now) } });
  world = new World(server.url);
  const { providers } = server.runtime;
  const bank = providers['lender.disburse'];
  const late: typeof bank = {
    ...bank,
    ask: async (question, asking) => {
      disbursed.push(question);
      const answer = await bank.ask(question, asking);
      now += paysLater * DAY_MS;
      const paidOn = today(new Date(now));
      return answer.kind === 'done' ? { kind: 'done', value: { ...answer.value, paidOn } } : answer;
    },
  };
  Object.assign(providers, { 'lender.disburse': late });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Everything is signed, and the employer has yet to say yes. */
async function signed(): Promise<Customer> {
  now = SIGNED;
  paysLater = 0;
  disbursed.length = 0;
  const customer = new Customer(server.url);
  await walk(customer, world, undefined, 'aprovacao-da-empresa');
  return customer;
}

async function goOn(customer: Customer, stopAt?: string): Promise<void> {
  for (let turn = 0; turn < 40 && customer.proposal?.data.end === null && customer.current !== stopAt; turn += 1) {
    await doStep(customer, world);
    await customer.refresh();
  }
}

interface Shown {
  readonly id: string;
  readonly rulesOf: CalendarDate;
  readonly total: number;
  readonly valorDaParcela: number;
}
const shownAt = (customer: Customer, slug: string, name = 'oferta'): Shown | null => {
  const offer = customer.proposal?.data.shown[slug]?.[name] ?? null;
  return JSON.parse(JSON.stringify(offer));
};

/** What the contract that is kept says, as it is read behind the customer's link. */
async function paperOf(customer: Customer): Promise<{ readonly text: string; readonly count: number }> {
  const papers = await contractsOf(customer);
  return { text: await wordsFor(customer, papers[0]?.url ?? ''), count: papers.length };
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const inReais = (reais: number | undefined): string => plain(formatMoney(Math.round((reais ?? 0) * 100)));

it('on its day: the figures that were signed, and no others', async () => {
  const customer = await signed();
  await goOn(customer);
  expect(customer.proposal?.data.end).toBe('finished');
  const shown = shownAt(customer, 'fim');
  expect([shown?.rulesOf, shownAt(customer, 'fim', 'ofertaAssinada')]).toEqual([SIGNED_ON, null]);
  expect(disbursed.map(({ quote }) => quote)).toEqual([undefined]);
  expect(plain((await paperOf(customer)).text)).toContain(inReais(shown?.total));
});

it('three days late: the lender is told the figures of the day, the customer sees them beside the signed ones, and the contract said so', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  now += 3 * DAY_MS;
  await goOn(customer);
  const [asked, more] = disbursed;
  const shown = shownAt(customer, 'fim');
  expect(more).toBeUndefined();
  expect(shown).toMatchObject({ rulesOf: '2026-11-26', total: (asked?.quote?.totalCentavos ?? 0) / 100 });
  expect(shownAt(customer, 'fim', 'ofertaAssinada')).toEqual(before);
  expect(shown?.total).toBeLessThan(before?.total ?? 0);
  const { text } = await paperOf(customer);
  expect(plain(text)).toContain(inReais(before?.total));
  expect(text.replaceAll('\n', ' ')).toMatch(/Se o dinheiro sair até 5 dias depois, elas são refeitas/);
});

it('paid three days later than it was asked for: the same figures as if it had been asked for then', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  paysLater = 3;
  await goOn(customer);
  const shown = shownAt(customer, 'fim');
  expect(shown?.rulesOf).toBe('2026-11-26');
  expect(shown?.total).toBeLessThan(before?.total ?? 0);
  expect(shownAt(customer, 'fim', 'ofertaAssinada')).toEqual(before);
  expect(customer.proposal?.data.shown.fim?.pagamento).toEqual({
    ...{ paidOn: '2026-11-26', outsideContract: false },
    reference: expect.stringMatching(/^[0-9A-F]{12}$/),
  });
});

it('paid ten days later than it was asked for: it is said, and nothing takes the place of what was signed', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  paysLater = 10;
  await goOn(customer);
  expect(customer.proposal?.data.shown.fim?.pagamento).toEqual({
    ...{ paidOn: '2026-12-03', outsideContract: true },
    reference: expect.stringMatching(/^[0-9A-F]{12}$/),
  });
  expect([shownAt(customer, 'fim'), shownAt(customer, 'fim', 'ofertaAssinada')]).toEqual([before, null]);
});

it('ten days late: nothing is paid until another contract is signed, and its figures are everybody’s', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  const first = await paperOf(customer);
  now += 10 * DAY_MS;
  await goOn(customer, 'simulacao');
  expect(customer.status('simulacao')).toBe('remake');
  expect(customer.proposal?.data.notices.simulacao).toContain('O dinheiro não saiu no dia previsto no contrato');
  // What was signed stands beside what is chosen now.
  expect(shownAt(customer, 'pagamento', 'ofertaAssinada')).toEqual(before);
  expect(disbursed).toEqual([]);

  await goOn(customer, 'assinatura');
  expect(customer.status('assinatura')).toBe('waiting');
  const second = await paperOf(customer);
  expect(second.text).not.toBe(first.text);
  await goOn(customer);
  expect(customer.proposal?.data.end).toBe('finished');
  const shown = shownAt(customer, 'fim');
  expect([before?.rulesOf, shown?.rulesOf]).toEqual([SIGNED_ON, '2026-12-03']);
  expect(plain(second.text)).toContain(inReais(shown?.total));
  expect(disbursed).toMatchObject([{ offer: shown?.id }]);
  expect(disbursed[0]).not.toHaveProperty('quote');
  expect(shownAt(customer, 'fim', 'ofertaAssinada')).toBeNull();
});

it('another salary, for which the offer that was taken is too much: no contract is written of it, and it is said why', async () => {
  now = SIGNED;
  const customer = new Customer(server.url);
  await walk(customer, world, exampleCpf('73'), 'conta');
  // Of R$ 200,00 that are left a month no installment of R$ 100,00 may be taken; over more months the same amount fits.
  await customer.submit('trabalho', { ...work, salarioBruto: 700 });
  await customer.until(({ stepStatus }) => stepStatus.analise === 'finished');
  await goOn(customer, 'simulacao');
  expect(customer.status('simulacao')).toBe('remake');
  expect(customer.proposal?.data.notices.simulacao).toContain('não vale mais com os seus dados de hoje');
  expect(customer.proposal?.data.shown.contrato?.contrato ?? null).toBeNull();
});

it('a lender that takes another offer than the one that was shown, a lawful one: it is none, and the customer chooses again', async () => {
  now = SIGNED;
  const { providers } = server.runtime;
  const real = providers['lender.accept'];
  const dearer: typeof real = {
    ...real,
    ask: async (question, asking) => {
      const answer = await real.ask(question, asking);
      if (answer.kind !== 'done') return answer;
      const { requestedCentavos, installments } = answer.value.quote;
      const asked = { requestedCentavos, installments, monthlyRate: 0.0199, paidOutOn: SIGNED_ON };
      const quoted = loanProduct('clt')?.quote(asked);
      return quoted?.ok === true ? { kind: 'done', value: { ...answer.value, quote: quoted.value } } : answer;
    },
  };
  Object.assign(providers, { 'lender.accept': dearer });
  const customer = new Customer(server.url);
  try {
    await walk(customer, world, exampleCpf('73'), 'conta');
    await doStep(customer, world);
    await customer.until(({ stepStatus }) => stepStatus.simulacao === 'remake');
    expect(customer.proposal?.data.notices.simulacao).toBe(unfitWords([]));
  } finally {
    Object.assign(providers, { 'lender.accept': real });
  }
  await goOn(customer, 'contrato');
  expect(customer.current).toBe('contrato');
});
