import { randomBytes } from 'node:crypto';
import { today } from '@passo/domain';
import type { StepDefinition } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealContact } from '../../../apps/server/src/flows/contact/contact.ts';
import { vouchContact } from '../../../apps/server/src/repositories/codeRepository.ts';
import { Customer } from '../../support/customer.ts';
import { identitySteps } from '../../support/identity.ts';
import { World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { said } from '../wire/stage.ts';
import { data } from './workshop.ts';

/* A proposal that began in a flow from before the rule that identity is proven first: it goes on in that flow, and binds nobody. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const form = (slug: string, keys: readonly string[]): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form' },
  fields: keys.map(text),
});
const begins = form('consentimentos', Object.keys(data));
const asks = form('dados', ['x']);
const ends: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };
const step = (slug: string, stepType: string): StepDefinition => ({ slug, name: slug, stepType });

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ hoje: [begins, asks, ...identitySteps, ends] });
});
afterAll(() => house.close());

let versions = 0;
/** Somebody whose proposal pins a flow that is none of today's. */
async function inOlderFlow(...bare: readonly StepDefinition[]): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-hoje');
  const words = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]));
  const { _id: id } = await customer.create(words);
  const definition = { product: 'clt', steps: [begins, asks, ...bare, ends] };
  await house.server.runtime.db.query(
    `with older as (insert into flow_version (channel, digest, definition) values ('oficina-hoje', $2, $3) returning id)
     update proposal set flow_version = older.id from older where proposal.id = $1`,
    [id, Buffer.from([(versions += 1)]), JSON.stringify(definition)],
  );
  return customer;
}

it.each(['creditAnalysis', 'averbationReserve', 'contract', 'propostaEmPagamento'])(
  'asks nobody at %s, and says that one begins anew',
  async (kind) => {
    const customer = await inOlderFlow(step('bindet', kind));
    await customer.submit('dados', { x: 'sim' });
    await customer.until(({ data: { end } }) => end === 'refused');
    expect(customer.proposal?.data.notices.bindet).toContain('agora confirmamos quem você é');
    const effects = await house.server.runtime.db.query('select operation from sim_effect where proposal = $1', [
      customer.proposal?._id,
    ]);
    expect(effects.rows).toEqual([]);
  },
);

it('takes no signature', async () => {
  const customer = await inOlderFlow({ ...step('assina', 'contractSignature'), tokenValidationMethods: ['sms'] });
  const { runtime } = house.server;
  const id = customer.proposal?._id ?? '';
  const phone = sealContact(runtime, id, { method: 'sms', target: data.celular });
  await vouchContact(runtime.db, [id, 'sms', phone, randomBytes(32), today(runtime.clock.now())]);
  await customer.submit('dados', { x: 'sim' });
  await customer.sendCode('assina', {});
  const token = await new World(house.url).code(data.celular);
  const params = { id: customer.hash, step: 'assina' };
  expect(await said(customer.device.call('tokenConfirm', { params, body: { token } }))).toEqual([
    403,
    'identity.unproven',
  ]);
  expect((await customer.refresh()).stepStatus.assina).not.toBe('finished');
});
