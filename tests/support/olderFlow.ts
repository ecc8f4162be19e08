import type { StepDefinition } from '@passo/engine';
import { data } from '../integration/steps/workshop.ts';
import { Customer } from './customer.ts';
import { identitySteps } from './identity.ts';
import type { OpenHouse } from './openHouse.ts';

/* A proposal that began in a flow that is none of today's. */

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
export const form = (slug: string, keys: readonly string[]): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form' },
  fields: keys.map(text),
});
const begins = form('consentimentos', Object.keys(data));
const asks = form('dados', ['x']);
const ends: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };

/** Asks for the account at which the money arrives. */
export const account: StepDefinition = {
  slug: 'recebe',
  name: 'recebe',
  stepType: 'accountCheck',
  fields: [text('conta')],
};

/** What such a house sells today. */
export const todaysFlow = { hoje: [begins, asks, ...identitySteps, ends] };

let versions = 0;
/** Somebody whose proposal pins these steps, between the first questions and the end. */
export async function inOlderFlow(
  house: OpenHouse,
  bare: readonly StepDefinition[],
  product: string,
): Promise<Customer> {
  const customer = new Customer(house.url);
  await customer.open('oficina-hoje');
  const words = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]));
  const { _id: id } = await customer.create(words);
  const definition = { product, steps: [begins, asks, ...bare, ends] };
  await house.server.runtime.db.query(
    `with older as (insert into flow_version (channel, digest, definition) values ('oficina-hoje', $2, $3) returning id)
     update proposal set flow_version = older.id from older where proposal.id = $1`,
    [id, Buffer.from([(versions += 1)]), JSON.stringify(definition)],
  );
  return customer;
}
