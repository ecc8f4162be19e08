import { randomUUID } from 'node:crypto';
import type { Answer } from '@passo/engine';
import type { AskedPort, Made, PortName } from '../vendor.ts';
import type { Quoting } from '../lender/lender.ts';
import type { Ask } from './ask.ts';
import type { Asked, Told, WireName } from './words.ts';

type Failed = { readonly kind: 'failed'; readonly reason: string };

/** The ports that no step asks and that go over this wire. Documents lie in a database, a folder or S3. */
type HelperPort = Exclude<PortName, AskedPort | 'storage'>;

const unexpected: Failed = { kind: 'failed', reason: 'unexpected' };

/** A look-up is done or failed: nobody waits for it, and there is nothing to refuse. */
const atOnce = <Value>(answer: Answer<Value>): { readonly kind: 'done'; readonly value: Value } | Failed =>
  answer.kind === 'done' || answer.kind === 'failed' ? answer : unexpected;

/** What each such port is to us, made of its questions. */
export const helpers: { readonly [Port in HelperPort]: (ask: Ask) => Made<Port> } = {
  addresses: (ask) => ({ find: async (cep, signal) => flat(await lookUp(ask, 'addresses.find', { cep }, signal)) }),
  companies: (ask) => ({ find: async (name, signal) => flat(await lookUp(ask, 'companies.find', { name }, signal)) }),
  vehicles: (ask) => ({
    brands: async (type, signal) => flat(await lookUp(ask, 'vehicles.brands', { type }, signal)),
    models: async (at, signal) => flat(await lookUp(ask, 'vehicles.models', at, signal)),
    years: async (at, signal) => flat(await lookUp(ask, 'vehicles.years', at, signal)),
    value: async (at, year, signal) => flat(await lookUp(ask, 'vehicles.value', { ...at, year }, signal)),
    findPlate: async (plate, signal) => flat(await lookUp(ask, 'vehicles.findPlate', { plate }, signal)),
  }),
  messaging: (ask) => ({
    channels: ['sms', 'email', 'whatsapp'],
    send: async (message, key) => ({
      ok: (await ask('messaging.send', message, { key, signal: AbortSignal.timeout(MESSAGE_MS) })).kind === 'done',
    }),
  }),
  authorizations: (ask) => ({
    request: (question, asking) => ask('authorizations.request', question, asking),
    status: (reference, signal) => ask('authorizations.status', { reference }, once(signal)),
    confirm: (reference, token, signal) => ask('authorizations.confirm', { reference, token }, once(signal)),
  }),
};

export const isHelperPort = (port: PortName): port is HelperPort => Object.hasOwn(helpers, port);

/** A customer waits for a code. */
const MESSAGE_MS = 8_000;

/** What has no key of its own is the same question in its two tries only. */
const once = (signal: AbortSignal) => ({ key: randomUUID(), signal });

const lookUp = async <Name extends WireName>(ask: Ask, name: Name, question: Asked<Name>, signal: AbortSignal) =>
  atOnce(await ask(name, question, once(signal)));

const flat = <Value extends object>(answer: { readonly kind: 'done'; readonly value: Value } | Failed) =>
  answer.kind === 'failed' ? answer : { kind: answer.kind, ...answer.value };

const isNotOffered = (answer: Answer<unknown>): boolean => answer.kind === 'failed' && answer.reason === 'notOffered';

/** A lender that does not compare has one way, and one that does not refinance has no contracts: as if the question did not exist. */
export const quotingOver = (ask: Ask): Quoting => ({
  simulate: (question, asking) => ask('lender.simulate', question, asking),
  compare: async (question, asking) => {
    const compared = await ask('lender.compare', question, asking);
    if (!isNotOffered(compared)) return compared;
    const single: Answer<Told<'lender.simulate'>> = await ask('lender.simulate', question, asking);
    return single.kind === 'done' ? { kind: 'done', value: [single.value] } : single;
  },
  limits: (question, asking) => ask('lender.limits', question, asking),
  contracts: async (question, asking) => {
    const found = await ask('lender.contracts', question, asking);
    return isNotOffered(found) ? { kind: 'done', value: [] } : found;
  },
});
