import { randomBytes } from 'node:crypto';
import { today } from '@passo/domain';
import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventContext } from '../../../apps/server/src/flows/journey/change.ts';
import { giveUpOnQuestion } from '../../../apps/server/src/flows/outside/giveUp.ts';
import { sealContact } from '../../../apps/server/src/flows/contact/contact.ts';
import { offerShape } from '../../../apps/server/src/ports/lender/offerShape.ts';
import { unfitWords } from '../../../apps/server/src/ports/lender/wrongWithOffer.ts';
import { vouchContact } from '../../../apps/server/src/repositories/codeRepository.ts';
import { readStepEvents } from '../../../apps/server/src/repositories/proposalRepository.ts';
import { Customer } from '../../support/customer.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';

/* The contract is written for a day, and the money comes later: what lender, contract and customer then share. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const steps: readonly StepDefinition[] = [
  {
    slug: 'consentimentos',
    name: 'Dados',
    stepType: 'form',
    fields: [
      ...['cpf', 'nome', 'dataNascimento', 'celular', 'email', 'empregador', 'dataAdmissao'].map(text),
      ...['banco', 'agencia', 'conta'].map(text),
      ...['salarioBruto', 'descontosObrigatorios'].map((key) => ({ ...text(key), component: 'money' })),
    ],
  },
  ...identitySteps,
  { slug: 'recebe', name: 'Conta', stepType: 'accountCheck' },
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
  { slug: 'papel', name: 'Contrato', stepType: 'contract' },
  { slug: 'espera', name: 'Espera', stepType: 'form', fields: [text('recado')] },
  { slug: 'pagamento', name: 'Pagamento', stepType: 'propostaEmPagamento' },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];
const twice: readonly StepDefinition[] = [
  ...steps.slice(0, -1),
  { slug: 'segundo', name: 'Segundo pagamento', stepType: 'propostaEmPagamento' },
  ...steps.slice(-1),
];
const data = {
  ...{ cpf: '52998224725', nome: 'MARIA DA SILVA', dataNascimento: '1990-05-12', celular: '11987654321' },
  ...{ email: 'maria@gmail.com', empregador: '11222333000181', dataAdmissao: '2020-03-02' },
  ...{ banco: '001', agencia: '0001', conta: '123456', salarioBruto: 3500, descontosObrigatorios: 500 },
};

const SIGNED = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
let now = SIGNED;
let house: OpenHouse;
const asked: Readonly<Record<string, unknown>>[] = [];
/** Under which keys the lender was asked. */
const keys: string[] = [];
/** The day on which it says to have paid; else the day itself. */
let announced: string | null = null;
/** It cannot be asked. */
let isDown = false;
/** It says that it is at it, and nothing more when it is asked again. */
let isSlow = false;

beforeAll(async () => {
  // Nothing but the contract has to stand before its money.
  const personal = { product: 'personal' };
  const clock = { now: () => new Date(now) };
  house = await openHouse({ uma: steps, duas: twice }, { uma: personal, duas: personal }, { clock });
  Object.assign(house.server.runtime.providers, {
    'lender.disburse': {
      ...{ timeoutMs: 5_000, tries: 2 },
      ask: async (question: Readonly<Record<string, unknown>>, { key }: { readonly key: string }) => {
        asked.push(question);
        keys.push(key);
        if (isDown) return { kind: 'failed', reason: 'down' };
        if (isSlow) return { kind: 'waiting', reference: key };
        return { kind: 'done', value: { reference: 'PG-1', paidOn: announced ?? today(new Date(now)) } };
      },
    },
  });
});
afterAll(() => house.close());

const arrived = (slug: string) => (proposal: NonNullable<Customer['proposal']>) =>
  proposal.currentStep === slug && ['init', 'success'].includes(proposal.stepStatus[slug] ?? 'init');

/** Takes the offer and reads the contract; what is left is a word, and the money. */
async function agree(customer: Customer): Promise<void> {
  for (const slug of ['proposta', 'papel']) {
    await customer.until(arrived(slug));
    await customer.submit(slug, {});
  }
}

async function signed(channel = 'oficina-uma'): Promise<Customer> {
  now = SIGNED;
  asked.length = 0;
  keys.length = 0;
  announced = null;
  [isDown, isSlow] = [false, false];
  const customer = new Customer(house.url);
  await customer.open(channel);
  const { _id: id } = await customer.create(data);
  const { runtime } = house.server;
  const phone = sealContact(runtime, id, { method: 'sms', target: data.celular });
  await vouchContact(runtime.db, [id, 'sms', phone, randomBytes(32), today(runtime.clock.now())]);
  await proveIdentity(customer);
  await customer.until(arrived('recebe'));
  await customer.submit('recebe', {});
  await agree(customer);
  await customer.until(arrived('espera'));
  return customer;
}

interface Shown {
  readonly total: number;
  readonly rulesOf: string;
  readonly id: string;
}
/** The offer as the customer sees it beside a step. */
const shownAt = (customer: Customer, slug: string): Shown => {
  const { oferta } = customer.proposal?.data.shown[slug] ?? {};
  return JSON.parse(JSON.stringify(oferta));
};

it('paid on its day: as it was signed', async () => {
  const customer = await signed();
  const { id } = shownAt(customer, 'papel');
  await customer.submit('espera', { recado: 'ok' });
  await customer.until(({ currentStep }) => currentStep === 'fim');
  expect(asked).toMatchObject([{ offer: id }]);
  expect(asked[0]).not.toHaveProperty('quote');
});

it('three days late: the figures of that day, which the lender is told and the customer sees, and none is higher', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'papel');
  now += 3 * DAY;
  await customer.submit('espera', { recado: 'ok' });
  await customer.until(({ currentStep }) => currentStep === 'fim');
  const told = offerShape.shape.quote.parse(asked[0]?.quote);
  const shown = shownAt(customer, 'pagamento');
  expect([shown.rulesOf, shown.total]).toEqual(['2026-11-26', told.totalCentavos / 100]);
  expect(told.rulesOf).toBe('2026-11-26');
  expect(shown.total).toBeLessThan(before.total);
});

/** Until the lender was asked once more and its question rests. */
async function askAgain({ proposal }: Customer): Promise<void> {
  const { runtime } = house.server;
  const before = keys.length;
  await runtime.db.query('update question set due_at = now() where proposal = $1', [proposal?._id]);
  runtime.asked();
  await expect.poll(() => keys.length).toBeGreaterThan(before);
  await rests(proposal?._id);
}

const rests = (id = '') =>
  expect
    .poll(async () => {
      const { rows } = await house.server.runtime.db.query(
        `select 1 from question where proposal = $1 and slug = 'pagamento' and state = 'open' and due_at > now() + interval '50 minutes'`,
        [id],
      );
      return rows.length;
    })
    .toBe(1);

async function announcedFor(day: string, channel?: string): Promise<Customer> {
  const customer = await signed(channel);
  announced = day;
  await customer.submit('espera', { recado: 'ok' });
  await rests(customer.proposal?._id);
  await customer.refresh();
  return customer;
}

/** How often they were told by message that the money does not come in the time of the contract. */
async function toldOutside({ proposal }: Customer): Promise<number> {
  const { rows } = await house.server.runtime.db.query(
    `select 1 from outcome_message where proposal = $1 and message = 'paysOutside'`,
    [proposal?._id],
  );
  return rows.length;
}

const noticeOf = ({ proposal }: Customer): string => proposal?.data.notices.pagamento ?? '';

it('announced for the next day: it is waited for, and asked again under the same key until that day has come', async () => {
  const customer = await announcedFor('2026-11-24');
  expect([customer.current, customer.status('pagamento')]).toEqual(['pagamento', 'waiting']);
  expect(noticeOf(customer)).toMatch(/vai depositar em 24\/11\/2026\. Você não precisa assinar de novo/);
  const { revision } = customer.proposal ?? {};
  await askAgain(customer);
  expect((await customer.refresh()).revision).toBe(revision);
  now += DAY;
  await house.server.runtime.db.query('update question set due_at = now() where proposal = $1', [
    customer.proposal?._id,
  ]);
  house.server.runtime.asked();
  await customer.until(({ currentStep }) => currentStep === 'fim');
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});

it('announced, and then the lender cannot be asked: it may have paid, so nothing has failed, and its day comes', async () => {
  const customer = await announcedFor('2026-11-24');
  isDown = true;
  const before = keys.length;
  for (let turn = 0; turn < 3; turn += 1) await askAgain(customer);
  // Each time anew with all its tries.
  expect(keys.length - before).toBe(6);
  const { runtime } = house.server;
  const row = { proposal: customer.proposal?._id ?? '', slug: 'pagamento', attempt: 1, operation: 'lender.disburse' };
  await giveUpOnQuestion(runtime, { ...row, tries: 1, lost: 5 });
  await rests(row.proposal);
  expect((await customer.refresh()).stepStatus.pagamento).toBe('waiting');
  isDown = false;
  now += DAY;
  await runtime.db.query('update question set due_at = now() where proposal = $1', [row.proposal]);
  runtime.asked();
  await customer.until(({ currentStep }) => currentStep === 'fim');
});

it('announced for a day outside the contract: the customer reads it and is told by message, and reads the new one once it is sooner', async () => {
  const customer = await announcedFor('2026-12-08');
  expect(noticeOf(customer)).toContain('só vai depositar em 08/12/2026, fora do prazo do seu contrato.');
  expect(await toldOutside(customer)).toBe(1);
  announced = '2026-11-26';
  await askAgain(customer);
  await customer.refresh();
  expect(noticeOf(customer)).toContain('vai depositar em 26/11/2026. Você não precisa');
  expect(await toldOutside(customer)).toBe(1);
  announced = '2027-02-08';
  await askAgain(customer);
  expect(await toldOutside(customer)).toBe(2);
});

it.each([
  ['cannot be asked any more', () => (isDown = true)],
  ['says only that it is at it', () => (isSlow = true)],
])(
  'announced, and its lender %s: the page says that no yes came, and a message that the contract is over',
  async (_what, goes) => {
    const customer = await announcedFor('2026-11-24');
    goes();
    const { runtime } = house.server;
    const later = async (days: number, words: RegExp): Promise<void> => {
      now = SIGNED + days * DAY;
      await runtime.db.query('update question set due_at = now() where proposal = $1', [customer.proposal?._id]);
      runtime.asked();
      runtime.called();
      await expect.poll(async () => (await customer.refresh()).data.notices.pagamento).toMatch(words);
    };
    await later(2, /ainda não confirmou o depósito que avisou para 24\/11\/2026\. Você não precisa assinar de novo/);
    expect(await toldOutside(customer)).toBe(0);
    await later(10, /O prazo do seu contrato acabou\. Se não quiser esperar, fale com a gente/);
    await expect.poll(() => toldOutside(customer)).toBe(1);
    expect(customer.status('pagamento')).toBe('waiting');
  },
);

it('announced by one payment and paid: another one, which nobody announced, fails as ever', async () => {
  const customer = await announcedFor('2026-11-24', 'oficina-duas');
  now += DAY;
  const { runtime } = house.server;
  const real = runtime.providers['lender.disburse'];
  const once: typeof real = {
    ...real,
    ask: async (question, asking) => {
      isDown = asking.key.includes(':segundo:');
      return real.ask(question, asking);
    },
  };
  Object.assign(runtime.providers, { 'lender.disburse': once });
  try {
    await runtime.db.query('update question set due_at = now() where proposal = $1', [customer.proposal?._id]);
    runtime.asked();
    await customer.until(({ stepStatus }) => stepStatus.segundo === 'failed');
    expect(customer.proposal?.data.retryable).toContain('segundo');
  } finally {
    Object.assign(runtime.providers, { 'lender.disburse': real });
  }
});

it('ten days late: nothing is paid, the offer is made anew and a new contract is written before anything is', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'papel');
  now += 10 * DAY;
  await customer.submit('espera', { recado: 'ok' });
  await customer.until(
    ({ currentStep, stepStatus }) => currentStep === 'proposta' && stepStatus.proposta === 'success',
  );
  expect(asked).toEqual([]);
  await agree(customer);
  await customer.until(({ currentStep }) => currentStep === 'fim');
  const shown = shownAt(customer, 'papel');
  expect([before.rulesOf, shown.rulesOf]).toEqual(['2026-11-23', '2026-12-03']);
  expect(shown.id).not.toBe(before.id);
  expect(asked).toMatchObject([{ offer: shown.id }]);
  expect(asked[0]).not.toHaveProperty('quote');
});

describe('an offer that lies, answered to a step', () => {
  it('is not kept: the customer hears what is the matter and asks for another one, operators see the code', async () => {
    const { runtime } = house.server;
    const real = runtime.providers['lender.propose'];
    const lying: typeof real = {
      ...real,
      ask: async (question, asking) => {
        const answer = await real.ask(question, asking);
        if (answer.kind !== 'done') return answer;
        const { quote } = answer.value;
        return { kind: 'done', value: { ...answer.value, quote: { ...quote, cetAnnual: 0.01, cetMonthly: 0.0008 } } };
      },
    };
    Object.assign(runtime.providers, { 'lender.propose': lying });
    const customer = new Customer(house.url);
    try {
      now = SIGNED;
      await customer.open('oficina-uma');
      const { _id: id } = await customer.create({ ...data, cpf: '11144477735' });
      await proveIdentity(customer);
      await customer.submit('recebe', {});
      await customer.until(({ stepStatus }) => stepStatus.proposta === 'remake');
      expect(customer.proposal?.data.shown.proposta?.oferta ?? null).toBeNull();
      expect(customer.proposal?.data.notices.proposta).toBe(unfitWords([]));
      const events = await readStepEvents(runtime.db, [id, ['proposta']]);
      const told = events.flatMap(({ change }) =>
        change === null ? [] : [runtime.keyring.openJson(change, eventContext(id))],
      );
      expect(told).toContainEqual(expect.objectContaining({ kind: 'refused', codes: ['cet.differs'] }));
    } finally {
      Object.assign(runtime.providers, { 'lender.propose': real });
    }
    await customer.submit('proposta', {});
    await customer.until(arrived('proposta'));
    expect(shownAt(customer, 'proposta').total).toBeGreaterThan(0);
  });
});
