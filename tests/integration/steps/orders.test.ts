import { createHmac } from 'node:crypto';
import type { StepKind } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../apps/server/src/flows/outside/answerQuestion.ts';
import { tend } from '../../../apps/server/src/flows/outside/tend.ts';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import type { CalledRow } from '../../../apps/server/src/repositories/questionRepository.ts';
import { createDecisions } from '../../../apps/server/src/simulator/decisions.ts';
import { callbackOf } from '../../../apps/server/src/simulator/verdict.ts';
import type { Customer } from '../../support/customer.ts';
import { byPerson, openWorkshop, send, settled, slugOf, type Workshop } from './workshop.ts';

/* An answer may come by call back, by our own poll, from the person who decides, or because the question is put again.
   Whatever comes first, and whatever comes at once: one state, one outside effect. */

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const ways = ['callback', 'poll', 'person', 'retry'] as const;
type Way = (typeof ways)[number];

const orders = (rest: readonly Way[]): readonly (readonly Way[])[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((way) => orders(rest.filter((one) => one !== way)).map((tail) => [way, ...tail]));

/** The question as the database has it, and the ways in which its answer may come. */
async function waiting(name: string, kind: StepKind) {
  const { runtime, url } = shop.server;
  const slug = slugOf(name);
  const operation = kind.call?.operation ?? '';
  const customer = await shop.customerAt(name);
  await send(customer, kind, slug);
  const proposal = customer.proposal?._id ?? '';
  const sql = `select proposal, slug, attempt, operation, tries, reference, told, 1::float8 as waited_seconds
    from question where proposal = $1 and slug = $2 and state = 'called'`;
  const find = async (): Promise<CalledRow | undefined> =>
    (await runtime.db.query<CalledRow>(sql, [proposal, slug])).rows[0];
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const ask = await find();
  if (ask === undefined) throw new Error('nobody was asked');
  const decisions = createDecisions(runtime.db, runtime.keyring);
  const callBack = async (): Promise<unknown> => {
    const pending = await decisions.find(ask.reference);
    const callback = pending && callbackOf(pending, true, '', new Date('2026-11-20T12:00:00Z'));
    if (!callback) throw new Error('nobody would call back');
    const secret = createHmac('sha256', runtime.keyring.keyedHash(callback.provider, 'sim-webhook')).digest();
    const headers = { 'content-type': 'application/json', 'content-hmac': contentHmac(secret, callback.body) };
    return fetch(`${url}/webhooks/${callback.provider}`, { method: 'POST', headers, body: callback.body });
  };
  const come: Readonly<Record<Way, () => Promise<unknown>>> = {
    callback: callBack,
    poll: () => tend(runtime, ask),
    person: () => shop.world.decide(proposal, operation, 'approve'),
    retry: () => answerQuestion(runtime, ask),
  };
  return { customer, slug, proposal, operation, come };
}

async function outcome(customer: Customer, slug: string, operation: string) {
  const { db } = shop.server.runtime;
  const reached = await customer.until(settled(slug));
  // Whatever is still on its way arrives before one looks.
  const open = 'select count(*)::int as count from inbox where handled_at is null';
  await expect.poll(async () => (await db.query(open)).rows[0]?.count, { timeout: 10_000 }).toBe(0);
  const count = async (sql: string, ...values: readonly string[]): Promise<unknown> =>
    (await db.query(sql, [...values])).rows[0]?.count;
  const id = reached._id;
  const after = await customer.refresh();
  return {
    status: after.stepStatus[slug],
    end: after.data.end,
    answers: await count(
      `select count(*)::int as count from event where proposal = $1 and slug = $2 and kind = 'step.done'`,
      id,
      slug,
    ),
    effects: await count(
      'select count(*)::int as count from sim_effect where proposal::text = $1 and operation = $2',
      id,
      operation,
    ),
    open: await count(
      `select count(*)::int as count from question where proposal = $1 and slug = $2 and state <> 'settled'`,
      id,
      slug,
    ),
  };
}

const expected = (kind: StepKind) =>
  kind.advances === 'byCustomer'
    ? { status: 'success', end: null, answers: 1, effects: 1, open: 0 }
    : { status: 'finished', end: 'finished', answers: 1, effects: 1, open: 0 };

/** All orders for one kind of each sort of vendor; for every other kind each way first, and all at once. */
const whole = ['clickSign', 'verifyIdentity', 'review'];
const first: readonly (readonly Way[])[] = ways.map((way) => [way, ...ways.filter((one) => one !== way)]);

describe.each(byPerson)('%s', (name, kind) => {
  it.each((whole.includes(name) ? orders(ways) : first).map((order) => [order.join(', '), order] as const))(
    'comes to one end by %s',
    async (_words, order) => {
      const { customer, slug, operation, come } = await waiting(name, kind);
      for (const way of order) await come[way]();
      expect(await outcome(customer, slug, operation)).toEqual(expected(kind));
    },
  );

  it('comes to one end when all come at once, twice', async () => {
    const { customer, slug, operation, come } = await waiting(name, kind);
    await Promise.all([...ways, ...ways].map((way) => come[way]()));
    expect(await outcome(customer, slug, operation)).toEqual(expected(kind));
  });
});
