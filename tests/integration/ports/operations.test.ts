import { operationsThatStand, type OperationName } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { questionsFor } from './questions.ts';

/* What holds for every provider of every operation, whoever it is. */

let database: FreshDatabase;
let server: TestServer;
let patient: TestServer;
let proposal: string;
beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  // At its usual pace, so that there is something to wait for.
  patient = await startTestServer({ databaseUrl: database.url, pace: 1 });
  const customer = new Customer(server.url);
  await customer.open();
  proposal = (await customer.create(consents()))._id;
});
afterAll(async () => {
  await server.close();
  await patient.close();
  await database.drop();
});

/** Done by ourselves, not by a provider. */
const ours: readonly OperationName[] = ['documents.contract', 'documents.send'];
const GOOD = exampleCpf('25');
const operations = Object.keys(questionsFor(GOOD)) as OperationName[];
let count = 0;
/** Every test asks under a slug of its own. */
const freshKey = (attempt = 1): string => `${proposal}:s${++count}:${attempt}`;
const live = new AbortController().signal;

function ask(
  name: OperationName,
  cpf: string,
  key: string,
  signal = live,
  from = server,
  offer?: string,
): Promise<Answer> {
  const operations: Readonly<Record<string, Operation<JsonObject, JsonObject>>> = from.runtime.providers;
  const operation = operations[name];
  if (operation === undefined) throw new Error(`nobody answers ${name}`);
  return operation.ask(questionsFor(cpf, offer)[name], { key, signal });
}

async function offerFor(key: string): Promise<string> {
  const loan = { product: 'clt', requestedCentavos: 200_000, installments: 24, marginCentavos: 100_000 };
  const question = { ...loan, bankSlug: 'banco-horizonte', monthlyRate: 0.0179 };
  const answer = await server.runtime.lender.simulate(question, { key, signal: live });
  return answer.kind === 'done' ? answer.value.id : '';
}

describe.each(operations.map((name) => [name]))('%s', (name) => {
  it('has a timeout and a number of tries', () => {
    const { timeoutMs, tries } = server.runtime.providers[name];
    expect(timeoutMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeLessThanOrEqual(15_000);
    expect(tries).toBeGreaterThan(1);
  });

  it('answers in the words of an answer', async () => {
    const key = freshKey();
    const answer = await ask(name, GOOD, key, live, server, await offerFor(key));
    // A contract that was never written cannot be sent.
    expect(name === 'documents.send' ? ['refused'] : ['done', 'waiting']).toContain(answer.kind);
    if (answer.kind === 'done') expect(Object.keys(answer.value).length).toBeGreaterThan(0);
    if (answer.kind === 'waiting') expect(answer.reference).toMatch(/^[\w-]{16,}$/);
  });

  it('answers the same to the same key, one after the other and at once', async () => {
    const key = freshKey();
    const offer = await offerFor(key);
    const first = await Promise.all([1, 2, 3].map(() => ask(name, GOOD, key, live, server, offer)));
    const later = await ask(name, GOOD, key, live, server, offer);
    for (const answer of first) expect(answer).toEqual(later);
  });

  it('ends at once, without an answer that counts, when the caller gives up', async () => {
    const key = freshKey();
    const answer = await ask(name, GOOD, key, AbortSignal.timeout(20), patient);
    expect(['failed', 'done', 'refused']).toContain(answer.kind);
    if (!ours.includes(name)) expect(answer.kind).toBe('failed');
  });
});

describe('the simulated world', () => {
  // Their endings are those of the CPF that the question names.
  const namesSomebody = (name: OperationName): boolean => JSON.stringify(questionsFor(GOOD)[name]).includes(GOOD);
  const simulated = operations
    .filter((name) => !ours.includes(name) && namesSomebody(name))
    .map((name) => [name] as const);

  it.each(simulated)('%s fails twice and then answers where the ending says so', async (name) => {
    const key = freshKey();
    const offer = await offerFor(key);
    const kinds: string[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      kinds.push((await ask(name, exampleCpf('30'), key, live, server, offer)).kind);
    expect(kinds.slice(0, 2)).toEqual(['failed', 'failed']);
    expect(['done', 'waiting']).toContain(kinds[2]);
  });

  it.each(simulated)('%s never answers where the ending says so, and heeds the signal', async (name) => {
    expect(await ask(name, exampleCpf('31'), freshKey(), AbortSignal.timeout(30))).toMatchObject({ kind: 'failed' });
  });

  it.each<[string, OperationName, number, object]>([
    ['10', 'bureau.analyse', 1, { kind: 'refused', noOffer: true }],
    ['12', 'bureau.restrictions', 1, { kind: 'refused' }],
    ['13', 'bureau.score', 1, { kind: 'refused', noOffer: true }],
    ['13', 'bureau.behaviour', 1, { kind: 'refused', noOffer: true }],
    ['14', 'bureau.crivo', 1, { kind: 'review' }],
    ['14', 'bureau.kyc', 1, { kind: 'review' }],
    ['43', 'identity.faceMatch', 1, { kind: 'refused', inconsistency: 'face' }],
    ['43', 'identity.livenessFaceMatch', 1, { kind: 'refused', inconsistency: 'face' }],
    ['50', 'utility.readBill', 1, { kind: 'refused', remake: true }],
    ['50', 'utility.readBill', 2, { kind: 'done' }],
    ['51', 'utility.readBill', 1, { kind: 'refused', remake: true, text: 'A conta ofertada não pertence ao cadastro' }],
    ['52', 'utility.readBill', 2, { kind: 'refused', remake: true, inconsistency: 'overdue' }],
    ['53', 'utility.readBill', 1, { kind: 'refused', remake: true, inconsistency: 'readBill' }],
    ['54', 'utility.readBill', 1, { kind: 'refused', remake: true, inconsistency: 'invalidBill' }],
    ['55', 'utility.readBill', 1, { kind: 'refused', remake: true, inconsistency: 'proofOfResidence' }],
    ['56', 'utility.readBill', 1, { kind: 'refused', remake: true, inconsistency: 'cep' }],
    ['64', 'benefits.in100', 1, { kind: 'refused' }],
    ['65', 'employer.policy', 1, { kind: 'refused' }],
    ['40', 'identity.readDocuments', 1, { kind: 'refused', remake: true }],
    ['40', 'identity.readDocuments', 2, { kind: 'done' }],
    ['41', 'identity.liveness', 1, { kind: 'refused', remake: true }],
    ['41', 'identity.liveness', 2, { kind: 'done' }],
    ['42', 'identity.liveness', 1, { kind: 'review' }],
    ['60', 'payrollMargin.reserve', 1, { kind: 'refused' }],
    ['71', 'lender.disburse', 1, { kind: 'refused', inconsistency: 'account' }],
    ['74', 'lender.disburse', 1, { kind: 'refused' }],
  ])('ending %s: %s, attempt %i', async (ending, name, attempt, expected) => {
    expect(await ask(name, exampleCpf(ending), freshKey(attempt))).toMatchObject(expected);
  });

  const standing = [...operationsThatStand('kept'), ...operationsThatStand('open')].map((name) => [name] as const);

  it.each(standing)(
    '%s is taken back once, however often it is said, and refused where that came first',
    async (name) => {
      const withdraw = async (key: string) =>
        server.runtime.providers[name].withdraw?.({ key, signal: live, reference: null, kept: {} });
      const effect = async (key: string) =>
        (await server.runtime.db.query('select withdrawals, outcome from sim_effect where key = $1', [key])).rows;
      const key = freshKey();
      const { kind } = await ask(name, GOOD, key, live, server, await offerFor(key));
      expect([await withdraw(key), await withdraw(key)]).toEqual([{ kind: 'done' }, { kind: 'done' }]);
      expect(await effect(key)).toEqual([{ withdrawals: 2, outcome: kind }]);
      const never = freshKey();
      await withdraw(never);
      expect(await ask(name, GOOD, never, live, server, await offerFor(never))).toEqual({ kind: 'refused' });
      expect(await effect(never)).toEqual([{ withdrawals: 1, outcome: null }]);
    },
  );

  it('lends less where the ending says so', async () => {
    const [whole, less] = await Promise.all(
      [GOOD, exampleCpf('11')].map((cpf) => ask('bureau.analyse', cpf, freshKey())),
    );
    const most = (answer?: Answer) => (answer?.kind === 'done' ? Number(answer.value.maximumCentavos) : 0);
    expect(most(less)).toBeLessThan(most(whole));
  });

  it('takes an offer only from the proposal that it was made to, and only as it was made', async () => {
    const key = freshKey();
    const offer = await offerFor(key);
    const stranger = `00000000-0000-0000-0000-000000000000:s:1`;
    expect(await ask('lender.accept', GOOD, stranger, live, server, offer)).toEqual({ kind: 'refused', remake: true });
    expect(await ask('lender.accept', GOOD, freshKey(), live, server, 'of_none')).toEqual({
      kind: 'refused',
      remake: true,
    });
  });

  it('sends a message once under one key', async () => {
    const { messaging } = server.runtime;
    const message = { channel: 'sms', to: '11900001111', text: 'oi' } as const;
    await Promise.all([1, 2, 3].map(() => messaging.send(message, 'k1')));
    const sent = await (await fetch(`${server.url}/simulador/mensagens?para=11900001111`)).json();
    expect(sent).toEqual([{ ...message, at: expect.any(String) }]);
  });
});
