import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { NOON } from '../../support/day.ts';
import { data, openWorkshop, slugOf, type Workshop } from './workshop.ts';

/* A payment of which nobody knows whether it was made is asked for again under its own key, never under another one. */

let shop: Workshop;
const asked: string[] = [];
const answers: Answer<JsonObject>[] = [];
beforeAll(async () => {
  shop = await openWorkshop();
  const bank: Operation<JsonObject, JsonObject> = {
    ...{ timeoutMs: 5_000, tries: 1 },
    ask: async (_question, { key }) => {
      asked.push(key);
      return answers.shift() ?? { kind: 'failed', reason: 'silent' };
    },
  };
  Object.assign(shop.server.runtime.providers, { 'lender.disburse': bank });
});
afterAll(() => shop.close());

it('the key stays while attempts fail, and is another one only after a no', async () => {
  const slug = slugOf('propostaEmPagamento');
  const customer = await shop.customerAt('propostaEmPagamento');
  const failed = () => customer.until(({ stepStatus }) => stepStatus[slug] === 'failed');
  await failed();
  for (let again = 0; again < 2; again += 1) {
    await customer.submit(slug, {});
    await failed();
  }
  // What was asked to be paid is what was signed: nothing before it changes any more.
  await expect(customer.submit('consentimentos', { ...data, salarioBruto: 9000 })).rejects.toThrow('proposal.paying');
  answers.push({ kind: 'done', value: { paidAt: NOON.toISOString() } });
  await customer.submit(slug, {});
  await customer.until(({ stepStatus }) => stepStatus[slug] !== 'failed' && stepStatus[slug] !== 'waiting');
  const id = customer.proposal?._id;
  expect(asked).toEqual([1, 1, 1, 1].map((attempt) => `${id}:${slug}:${attempt}`));
});
