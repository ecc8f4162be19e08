import type { Offer } from '@passo/catalog';
import type { JsonObject } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Effect } from '../../../apps/server/src/simulator/effects.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { unfitWords } from '../../../apps/server/src/ports/lender/wrongWithOffer.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* A bank that proposes by itself is asked for another amount and term: what comes of it is what is shown, held, signed and paid. */

const STEP = 'proposta-do-banco';

let server: TestServer;
let world: World;
let drop: () => Promise<void>;
/** What the bank was asked, to propose and to pay, in its order. */
const heard: { readonly name: string; readonly key: string; readonly question: JsonObject }[] = [];
/** The bank proposes this in place of what it would. */
let instead: ((honest: Offer) => Offer) | null = null;

beforeAll(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  server = await startTestServer({ databaseUrl: database.url });
  world = new World(server.url);
  const { providers } = server.runtime;
  const [propose, disburse] = [providers['lender.propose'], providers['lender.disburse']];
  const proposes: typeof propose = {
    ...propose,
    ask: async (question, asking) => {
      heard.push({ name: 'propose', key: asking.key, question });
      const answer = await propose.ask(question, asking);
      return answer.kind === 'done' && instead !== null ? { ...answer, value: instead(answer.value) } : answer;
    },
  };
  const disburses: typeof disburse = {
    ...disburse,
    ask: (question, asking) => {
      heard.push({ name: 'disburse', key: asking.key, question });
      return disburse.ask(question, asking);
    },
  };
  Object.assign(providers, { 'lender.propose': proposes, 'lender.disburse': disburses });
});
afterAll(async () => {
  await server.close();
  await drop();
});

const heardOf = ({ proposal }: Customer) => heard.filter(({ key }) => key.startsWith(proposal?._id ?? '-'));
const shownAt = ({ proposal }: Customer, step = STEP): Record<string, unknown> =>
  Object(proposal?.data.shown[step]?.oferta ?? null);
const answered = (customer: Customer) => customer.until(({ stepStatus }) => stepStatus[STEP] !== 'waiting');
const termOf = (value: number) => ({ value, label: `${value}x` });

async function wish(customer: Customer, valorSolicitado: number | null, prazo: number | null) {
  await customer.submit(STEP, { valorSolicitado, prazo: prazo === null ? null : termOf(prazo) });
  await answered(customer);
}

let people = 0;
async function customerAtOffer(): Promise<Customer> {
  const customer = new Customer(server.url);
  people += 1;
  customer.phone = `1196${1_000_000 + people}`;
  await begin(customer, 'ipe-pessoal', exampleCpf('25', people));
  const isThere = ({ currentStep }: { readonly currentStep: string }) => currentStep === STEP;
  await goOn(customer, world, isThere);
  await answered(customer);
  return customer;
}

/** What the built-in bank was told to take back, by its keys. */
async function withdrawn({ proposal }: Customer): Promise<readonly string[]> {
  const effects = await world.get<readonly Effect[]>(`/simulador/efeitos?proposta=${proposal?._id}`);
  const proposed = effects.filter(
    ({ operation, withdrawnAt }) => operation === 'lender.propose' && withdrawnAt !== null,
  );
  return proposed.map(({ key }) => key).toSorted();
}

it('is asked once for each wish, and the offer that is taken is the one that is held, signed and paid', async () => {
  const customer = await customerAtOffer();
  const first = shownAt(customer);
  await wish(customer, 1_500, 12);
  const wished = shownAt(customer);
  expect([wished.requested, wished.installments]).toEqual([1_500, 12]);
  expect(wished.id).not.toBe(first.id);
  // The same once more.
  await wish(customer, 1_500, 12);
  await wish(customer, null, null);
  expect(shownAt(customer)).toMatchObject({ requested: first.requested, installments: first.installments });
  await wish(customer, 2_000, 24);
  const taken = shownAt(customer);
  const id = customer.proposal?._id ?? '';
  const wishes = heardOf(customer).map(({ key, question: { requestedCentavos = null, installments = null } }) => [
    ...[key, requestedCentavos, installments],
  ]);
  expect(wishes).toEqual([
    [`${id}:${STEP}:1`, null, null],
    [`${id}:${STEP}:2`, 150_000, 12],
    [`${id}:${STEP}:3`, null, null],
    [`${id}:${STEP}:4`, 200_000, 24],
  ]);
  await expect.poll(() => withdrawn(customer)).toEqual([1, 2, 3].map((attempt) => `${id}:${STEP}:${attempt}`));

  const { data } = await goOn(customer, world);
  expect(data.end).toBe('finished');
  expect(shownAt(customer, 'contrato')).toMatchObject({ id: taken.id, requested: 2_000, total: taken.total });
  const paid = heardOf(customer).filter(({ name }) => name === 'disburse');
  expect(paid.map(({ question: { offer } }) => offer)).toEqual([taken.id]);
  const [paper, ...more] = await contractsOf(customer);
  const words = await wordsFor(customer, paper?.url ?? '');
  expect([words.includes('2.000,00'), words.includes('1.500,00'), more]).toEqual([true, false, []]);
  expect(await withdrawn(customer)).toHaveLength(3);
});

it('beyond the limits nothing is asked; a bank that says no or another amount is not the end', async () => {
  const customer = await customerAtOffer();
  const { valorSolicitado: { minValue = 0, maxValue = 0 } = {}, prazo } = customer.proposal?.data.bounds[STEP] ?? {};
  const first = shownAt(customer);
  for (const [amount, term] of [
    [maxValue + 10, 24],
    [minValue - 10, 24],
    [0, 24],
    [minValue, 7],
  ] as const)
    await expect(wish(customer, amount, term)).rejects.toThrow('fields.invalid');
  expect([(await customer.refresh()).stepStatus[STEP], shownAt(customer), heardOf(customer)]).toMatchObject([
    'success',
    first,
    [{ name: 'propose' }],
  ]);
  // The most does not fit the shortest term: the bank says so, and its words lead on.
  const [shortest] = prazo?.values ?? [];
  await wish(customer, maxValue, Number(shortest?.value));
  expect([customer.status(STEP), customer.proposal?.data.end, shownAt(customer)]).toEqual(['remake', null, {}]);
  expect(customer.proposal?.data.notices[STEP]).toMatch(/você pode pegar de R\$/);
  let [another]: readonly Offer[] = [];
  instead = (honest) => ((another = honest), honest);
  await wish(customer, minValue, 24);
  expect(shownAt(customer)).toMatchObject({ requested: minValue, installments: 24 });
  instead = () => another ?? expect.fail('there is another one');
  await wish(customer, minValue + 100, 24);
  expect(customer.status(STEP)).toBe('remake');
  expect([customer.proposal?.data.notices[STEP], shownAt(customer)]).toEqual([unfitWords(['asked.differs']), {}]);
  instead = null;
  await customer.submit(STEP, {});
  await answered(customer);
  expect(shownAt(customer)).toMatchObject({ requested: first.requested, installments: first.installments });
});
