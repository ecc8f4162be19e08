import type { CallName } from '@passo/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, consents, personal } from '../../support/answers.ts';
import type { Customer, WireAnswer } from '../../support/customer.ts';
import { signToken } from '../../support/tokens.ts';
import { bodyFor, everyCall, paramsFor, type Described } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* Every call that changes something: the same key is the same answer, another body is a mistake, at once is once. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

interface Scene {
  readonly customer: Customer;
  readonly params: Record<string, string>;
  readonly body: unknown;
  /** The same call with something else in it. */
  readonly other: unknown;
}
type Setting = (call: Described) => Promise<Scene>;

const at =
  (slug: string, body: (customer: Customer) => unknown, other: (customer: Customer) => unknown, step = slug): Setting =>
  async (call) => {
    const customer = await stage.customerAt(slug);
    const params = { ...paramsFor(call, customer.hash), ...(call.params.includes('step') && { step }) };
    return { customer, params, body: body(customer), other: other(customer) };
  };
const submitOf =
  (slug: string, answers: unknown) =>
  ({ hash, proposal }: Customer) => ({
    hashId: hash,
    revision: proposal?.revision,
    [slug]: answers,
  });
const fresh =
  (make: (hash: string) => unknown, other: (hash: string) => unknown): Setting =>
  async (call) => {
    const customer = stage.newcomer();
    const hash = await customer.open();
    return { customer, params: paramsFor(call, hash), body: make(hash), other: other(hash) };
  };
const first = (cpf?: string) => (hash: string) => ({ hashId: hash, order: 0, consentimentos: consents(cpf) });

/** Calls whose example alone would only be refused. */
const settings: Readonly<Partial<Record<CallName, Setting>>> = {
  newHash: async () => ({
    customer: stage.newcomer(),
    params: { id: 'aurora-clt' },
    body: {},
    other: { deviceIp: '10.0.0.1' },
  }),
  createProposal: fresh(first(), first('11144477735')),
  updateStep: at('endereco', submitOf('endereco', address), submitOf('endereco', { ...address, numero: '7' })),
  externalLgpd: at(
    'dados-pessoais',
    ({ hash }) => ({ hashId: hash, consent: 'marketing', version: '2026-11' }),
    ({ hash }) => ({ hashId: hash, consent: 'lgpd', version: '2026-11' }),
  ),
  tokenSend: at(
    'codigo',
    ({ phone }) => ({ method: 'sms', answers: { celular: phone } }),
    () => ({ method: 'sms', answers: { celular: '11911112222' } }),
  ),
  tokenConfirm: async (call) => {
    const customer = await stage.customerAt('codigo');
    await customer.sendCode();
    const token = await stage.world.code(customer.phone);
    const other = { token: token === '000000' ? '000001' : '000000' };
    return { customer, params: { ...paramsFor(call, customer.hash), step: 'codigo' }, body: { token }, other };
  },
  simulation: at(
    'simulacao',
    () => ({ step: 'simulacao', valorSolicitado: 2000, prazo: 24 }),
    () => ({ step: 'simulacao', valorSolicitado: 2500, prazo: 24 }),
  ),
  startAction: at(
    'documento',
    () => ({ step: 'documento', send: true }),
    () => ({ step: 'documento', send: false }),
  ),
  redoDocumentLinkStep: at(
    'selfie',
    () => ({ step: 'documento' }),
    () => ({}),
  ),
  partialForkProposal: at(
    'endereco',
    () => ({ channel: 'aurora-clt' }),
    () => ({ channel: 'nobody' }),
  ),
  c6PrivatePayrollPolling: at(
    'trabalho',
    () => ({ startPolling: true }),
    () => ({ startPolling: false }),
  ),
  c6PrivatePayrollToken: async (call) => {
    const customer = await stage.customerAt('trabalho');
    const params = paramsFor(call, customer.hash);
    await customer.device.call('c6PrivatePayrollPolling', { params, body: {} });
    const token = await stage.world.code(customer.phone);
    return { customer, params, body: { token }, other: { token: token === '000000' ? '000001' : '000000' } };
  },
  validateWithToken: async (call) => {
    const customer = stage.newcomer();
    const hash = await customer.open();
    const tokens = await Promise.all(
      [personal.nome, 'João de Souza'].map((name) => signToken({ cpf: '52998224725', name })),
    );
    return { customer, params: paramsFor(call, hash), body: { jwtToken: tokens[0] }, other: { jwtToken: tokens[1] } };
  },
};

/** Any other call: its example, by a customer who stands before the simulation. */
const usual: Setting = async (call) => {
  const customer = await stage.customerAt('simulacao');
  const body = bodyFor(call, customer.hash);
  return { customer, params: paramsFor(call, customer.hash), body, other: { ...Object(body), another: 1 } };
};

const outcome = ({ status, body }: WireAnswer): string =>
  JSON.stringify([status, status === 200 ? body.data : body.name]);
const passing = new Set(['idempotency.inProgress', 'revision.stale']);

describe.each(everyCall.filter(({ changes }) => changes).map((call) => [call.name, call] as const))(
  '%s',
  (name, call) => {
    const setting = settings[name] ?? usual;

    it('answers the same to the same key, and refuses another body under it', async () => {
      const { customer, params, body, other } = await setting(call);
      const send = (sent: unknown, key: string) => customer.device.call(name, { params, body: sent, key });
      const key = randomUUID();
      const answered = await send(body, key);
      if (settings[name] !== undefined) expect(outcome(answered)).toContain('[200');
      // A submit may have put a question to the outside, whose answer comes when it comes.
      const deeds = await stage.deeds(customer);
      expect(outcome(await send(body, key))).toBe(outcome(answered));
      expect(await stage.deeds(customer)).toBe(deeds);
      // A refusal is not remembered: the same key may try again with what is right.
      if (answered.status === 200 && JSON.stringify(body) !== JSON.stringify(other)) {
        const refused = await send(other, key);
        expect([refused.status, refused.body.name]).toEqual(
          settings[name] === undefined ? [refused.status, refused.body.name] : [422, 'idempotency.mismatch'],
        );
      }
    });

    it('is done once, however much at once it comes', async () => {
      const { customer, params, body } = await setting(call);
      const key = randomUUID();
      const send = () => customer.device.call(name, { params, body, key });
      const answers = await Promise.all([send(), send(), send(), send()]);
      const last = await send();
      for (const answer of answers) {
        expect(answer.status).toBeLessThan(500);
        if (answer.status === 200) expect(outcome(answer)).toBe(outcome(last));
        else if (last.status === 200) expect(passing).toContain(answer.body.name);
      }
    });
  },
);
