import type { CallName } from '@passo/contract';
import { address, consents, personal } from '../../support/answers.ts';
import type { Customer } from '../../support/customer.ts';
import { signToken } from '../../support/tokens.ts';
import { bodyFor, paramsFor, type Described } from './everyCall.ts';
import type { Stage } from './stage.ts';

/* Every call that changes something, by a customer for whom it means something. */

export interface Scene {
  readonly customer: Customer;
  readonly params: Record<string, string>;
  readonly body: unknown;
  /** The same call with something else in it. */
  readonly other: unknown;
}
type Setting = (call: Described, stage: Stage) => Promise<Scene>;

const at =
  (slug: string, body: (customer: Customer) => unknown, other: (customer: Customer) => unknown, step = slug): Setting =>
  async (call, stage) => {
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
  async (call, stage) => {
    const customer = stage.newcomer();
    const hash = await customer.open();
    return { customer, params: paramsFor(call, hash), body: make(hash), other: other(hash) };
  };
const first = (cpf?: string) => (hash: string) => ({ hashId: hash, order: 0, consentimentos: consents(cpf) });

/** Calls whose example alone would only be refused. */
export const settings: Readonly<Partial<Record<CallName, Setting>>> = {
  newHash: async (_call, stage) => ({
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
  tokenConfirm: async (call, stage) => {
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
    'simulacao',
    () => ({ startPolling: true }),
    () => ({ startPolling: false }),
  ),
  c6PrivatePayrollToken: async (call, stage) => {
    const customer = await stage.customerAt('simulacao');
    const params = paramsFor(call, customer.hash);
    await customer.device.call('c6PrivatePayrollPolling', { params, body: {} });
    const token = await stage.world.code(customer.phone);
    return { customer, params, body: { token }, other: { token: token === '000000' ? '000001' : '000000' } };
  },
  validateWithToken: async (call, stage) => {
    const customer = stage.newcomer();
    const hash = await customer.open();
    const tokens = await Promise.all(
      [personal.nome, 'João de Souza'].map((name) => signToken({ cpf: '52998224725', name, hash })),
    );
    return { customer, params: paramsFor(call, hash), body: { jwtToken: tokens[0] }, other: { jwtToken: tokens[1] } };
  },
};

/** Any other call: its example, by a customer who stands before the simulation. */
const usual: Setting = async (call, stage) => {
  const customer = await stage.customerAt('simulacao');
  const body = bodyFor(call, customer.hash);
  return { customer, params: paramsFor(call, customer.hash), body, other: { ...Object(body), another: 1 } };
};

export const settingOf = (call: Described, stage: Stage): Promise<Scene> => (settings[call.name] ?? usual)(call, stage);
