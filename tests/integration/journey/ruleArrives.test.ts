import { catalog } from '@passo/catalog';
import { addDays, today } from '@passo/domain';
import type { Answer, JsonObject, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import type { Customer } from '../../support/customer.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { account, inOlderFlow, todaysFlow } from '../../support/olderFlow.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { data } from '../steps/workshop.ts';

/* A release brings the rule of what comes before the money, while a payment is asked for, or announced: it goes on to its end. */

const pays: StepDefinition = { slug: 'bindet', name: 'bindet', stepType: 'propostaEmPagamento' };

let house: OpenHouse;
const asked: string[] = [];
const answers: Answer<JsonObject>[] = [];
beforeAll(async () => {
  house = await openHouse(todaysFlow);
  const bank: Operation<JsonObject, JsonObject> = {
    ...{ timeoutMs: 5_000, tries: 1 },
    ask: async (_question, { key }) => {
      asked.push(key);
      return answers.shift() ?? { kind: 'failed', reason: 'silent' };
    },
  };
  Object.assign(house.server.runtime.providers, { 'lender.disburse': bank });
});
afterAll(() => house.close());
beforeEach(() => {
  asked.length = 0;
  answers.length = 0;
});

const day = () => today(house.server.runtime.clock.now());
const paid = (paidOn: string): Answer<JsonObject> => ({ kind: 'done', value: { reference: 'P1', paidOn } });
const paying = (): Promise<Customer> => inOlderFlow(house, [...identitySteps, account, pays], 'clt');

/** As a flow was before the rule: its answers are asked for, and the money. */
async function withoutRule(work: () => Promise<void>): Promise<void> {
  const needs: { payment?: unknown } = catalog.products?.clt?.needs ?? expect.fail();
  const rule = needs.payment;
  needs.payment = {};
  await work().finally(() => (needs.payment = rule));
}

async function askedToBePaid(customer: Customer): Promise<void> {
  await customer.submit('dados', { x: 'sim' });
  await proveIdentity(customer);
  await customer.submit('recebe', { conta: data.conta });
  await expect.poll(() => asked).toHaveLength(1);
}

it('a payment that is announced is asked for again on its day, under its key', async () => {
  const customer = await paying();
  answers.push(paid(addDays(day(), 1)), paid(day()));
  await withoutRule(async () => {
    await askedToBePaid(customer);
    const heading = async () => (await customer.refresh()).data.headings?.bindet;
    await expect.poll(heading).toBe('O dinheiro ainda não saiu');
  });
  const { runtime } = house.server;
  const due = `update question set due_at = now() where proposal = $1 and slug = 'bindet'`;
  await runtime.db.query(due, [customer.proposal?._id]);
  runtime.asked();
  await customer.until(({ data: { end } }) => end !== null);
  expect([customer.proposal?.data.end, asked.length, new Set(asked).size]).toEqual(['finished', 2, 1]);
});

it('a payment whose answer was lost may be asked for again, under its key', async () => {
  const customer = await paying();
  answers.push({ kind: 'failed', reason: 'silent' }, paid(day()));
  await withoutRule(async () => {
    await askedToBePaid(customer);
    await customer.until(({ stepStatus }) => stepStatus.bindet === 'failed');
  });
  await customer.submit('bindet', {});
  await customer.until(({ data: { end } }) => end !== null);
  expect([customer.proposal?.data.end, asked.length, new Set(asked).size]).toEqual(['finished', 2, 1]);
});
