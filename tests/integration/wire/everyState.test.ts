import type { CallName } from '@passo/contract';
import type { JsonObject } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { someOf } from '../../support/amount.ts';
import { personal } from '../../support/answers.ts';
import { type Device, type Customer } from '../../support/customer.ts';
import { doStep, walk } from '../../support/journey.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { bodyFor, everyCall, paramsFor, queries, type Described } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* Every call, by whoever may and by whoever may not, once a proposal can no longer be changed: paid, given up, refused, or with the
   deduction registered and the money on its way. */

let stage: Stage;
const customers = new Map<string, Customer>();
let neighbour: Customer;
const counts = { asked: 0, good: 0, refused: 0 };

const ways = {
  'given up': async () => {
    const given = await stage.customerAt('simulacao');
    await given.device.call('cancelProposal', { params: { hashId: given.hash }, body: {} });
    return given;
  },
  paid: async () => {
    const paid = stage.newcomer();
    await walk(paid, stage.world);
    return paid;
  },
  refused: async () => {
    const refused = stage.newcomer();
    await walk(refused, stage.world, exampleCpf('10'));
    return refused;
  },
  // The last one: from here on money is asked for and nobody answers.
  endorsed: async () => {
    const silent: Operation<JsonObject, JsonObject> = {
      ...{ timeoutMs: 60_000, tries: 1 },
      ask: () => new Promise(() => undefined),
    };
    Object.assign(stage.server.runtime.providers, { 'lender.disburse': silent });
    const endorsed = await stage.customerAt('aprovacao-da-empresa');
    await doStep(endorsed, stage.world);
    await endorsed.until(({ currentStep }) => currentStep === 'pagamento');
    return endorsed;
  },
};
const states = someOf(['given up', 'paid', 'refused', 'endorsed'] as const, 1);

beforeAll(async () => {
  stage = await openStage();
  neighbour = await stage.customerAt('dados-pessoais');
  for (const state of states) customers.set(state, await ways[state]());
});
afterAll(async () => {
  process.stdout.write(`every state: ${JSON.stringify(counts)}\n`);
  await stage.close();
});

const visitors: readonly (readonly [string, (customer: Customer) => Device])[] = [
  ['the customer', ({ device }) => device],
  ['a device that was not let in', () => new CheckedDevice(stage.server.url)],
  ['a device with a proof of its own', () => neighbour.device],
];

/** What would change something, were it still allowed. */
const bodies: Readonly<Partial<Record<CallName, (customer: Customer) => unknown>>> = {
  updateStep: ({ hash, proposal, phone }) => ({
    hashId: hash,
    revision: proposal?.revision,
    'dados-pessoais': { ...personal, nome: 'Outra Pessoa', celular: phone },
  }),
  tokenSend: () => ({ method: 'sms', answers: { celular: '11911113333' } }),
  startAction: () => ({ step: 'assinatura' }),
  redoDocumentLinkStep: () => ({ step: 'documento' }),
};
const steps: Readonly<Partial<Record<CallName, string>>> = { updateStep: 'dados-pessoais' };

/** Leaving is always allowed, and is of the device; a stream does not end. */
const ofTheDevice: readonly CallName[] = ['forgetDevice', 'events', 'newHash'];
/** What was registered is the deduction; a consent may still be given. */
const stillAllowed: Readonly<Record<string, readonly CallName[]>> = { endorsed: ['externalLgpd'] };
const made = everyCall.filter(({ name }) => !ofTheDevice.includes(name));

/** Everything that could have changed for a proposal, but for news that the outside brings by itself. */
async function standing(id: string): Promise<unknown> {
  const { rows } = await stage.db.query(
    `select (select to_jsonb(p) - 'state' - 'updated_at' from proposal p where id = $1) as proposal,
       (select count(*) from event where proposal = $1 and actor not like 'provider:%') as deeds,
       (select count(*) from question where proposal = $1) as questions,
       (select count(*) from document where proposal = $1) as documents,
       (select count(*) from consent where proposal = $1) as consents,
       (select count(*) from device where proposal = $1) as devices,
       (select count(*) from withdrawal where proposal = $1) as withdrawals,
       (select count(*) from proposal) as proposals`,
    [id],
  );
  return rows;
}

async function make(call: Described, customer: Customer, device: Device) {
  await stage.db.query('delete from rate_limit');
  const { name, method } = call;
  const step = steps[name];
  const params = { ...paramsFor(call, customer.hash), ...(step && { step }) };
  const body = bodies[name]?.(customer) ?? bodyFor(call, customer.hash) ?? {};
  return device.call(name, { params, ...(method !== 'GET' && { body }), query: queries[name] ?? '' });
}

describe.each(states)('%s', (state) => {
  describe.each(visitors)('%s', (_who, deviceOf) => {
    const held = made.filter(({ name }) => stillAllowed[state]?.includes(name) !== true);
    it.each(held.map((call) => [call.name, call] as const))('%s changes nothing', async (_name, call) => {
      const customer = customers.get(state);
      if (customer === undefined) throw new Error(`nobody is ${state}`);
      const id = customer.proposal?._id ?? '';
      const before = await standing(id);
      const { status } = await make(call, customer, deviceOf(customer));
      counts.asked += 1;
      counts[status < 400 ? 'good' : 'refused'] += 1;
      expect(status).toBeLessThan(500);
      expect(await standing(id)).toEqual(before);
    });
  });
});
