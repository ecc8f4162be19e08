import { catalog } from '@passo/catalog';
import { addDays, today } from '@passo/domain';
import type { Answer, JsonObject, StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { Customer } from '../../support/customer.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { data } from '../steps/workshop.ts';

/* AUDIT: the rule of what comes before the money arrives (a release) while a payment is already asked for, or announced. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const form = (slug: string, keys: readonly string[]): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form' },
  fields: keys.map(text),
});
const begins = form('consentimentos', Object.keys(data));
const asks = form('dados', ['x']);
const ends: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };
const account: StepDefinition = { slug: 'recebe', name: 'recebe', stepType: 'accountCheck', fields: [text('conta')] };
const pays: StepDefinition = { slug: 'bindet', name: 'bindet', stepType: 'propostaEmPagamento' };

let house: OpenHouse;
const asked: string[] = [];
const answers: Answer<JsonObject>[] = [];
beforeAll(async () => {
  house = await openHouse({ hoje: [begins, asks, ...identitySteps, ends] });
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

let versions = 0;
async function inOlderFlow(): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-hoje');
  const words = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]));
  const { _id: id } = await customer.create(words);
  const definition = { product: 'clt', steps: [begins, asks, ...identitySteps, account, pays, ends] };
  await house.server.runtime.db.query(
    `with older as (insert into flow_version (channel, digest, definition) values ('oficina-hoje', $2, $3) returning id)
     update proposal set flow_version = older.id from older where proposal.id = $1`,
    [id, Buffer.from([(versions += 1)]), JSON.stringify(definition)],
  );
  return customer;
}

it.each([
  ['announced for tomorrow', { kind: 'done', value: { reference: 'P1', paidOn: addDays(today(new Date()), 40) } }],
  ['made, and the answer lost', { kind: 'failed', reason: 'silent' }],
] as const)('a payment that is %s is still asked for under its key once the rule is there', async (_what, first) => {
  const needs = catalog.products?.clt?.needs as Record<string, unknown>;
  const rule = needs.payment;
  needs.payment = {};
  let customer: Customer;
  try {
    customer = await inOlderFlow();
    answers.push(first as Answer<JsonObject>);
    await customer.submit('dados', { x: 'sim' });
    await proveIdentity(customer);
    await customer.submit('recebe', { conta: data.conta });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    if (first.kind === 'failed') await customer.until(({ stepStatus }) => stepStatus.bindet === 'failed');
    else await expect.poll(async () => (await customer.refresh()).data.headings?.bindet).toBe('O dinheiro ainda não saiu');
    const gone = await customer.device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
    expect(gone.body.name).toBe('proposal.paying');
  } finally {
    needs.payment = rule;
  }
  // The release: the rule is there. The money is out or on its way.
  const before = asked.length;
  answers.push({ kind: 'done', value: { reference: 'P1', paidOn: today(new Date()) } });
  const { runtime } = house.server;
  if (first.kind === 'failed') await customer.submit('bindet', {});
  else {
    await runtime.db.query(`update question set due_at = now() where proposal = $1 and slug = 'bindet'`, [customer.proposal?._id]);
    runtime.asked();
  }
  await customer.until(({ data: { end }, currentStep }) => end !== null || currentStep === 'fim', 15).catch((e) => console.log(String(e)));
  console.log('END', customer.proposal?.data.end, customer.proposal?.data.notices.bindet, asked.length - before);
  answers.length = 0;
  expect([customer.proposal?.data.end, asked.length - before]).toEqual(['finished', 1]);
});
