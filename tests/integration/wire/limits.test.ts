import type { CallName } from '@passo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { RateLimiter } from '../../../apps/server/src/platform/rateLimit.ts';
import type { Customer } from '../../support/customer.ts';
import { bodyFor, everyCall, paramsFor, queries, type Described } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* How often each thing may be done, by whom: what is counted when every call is made once. */

let stage: Stage;
let customer: Customer;
let taken: MockInstance<RateLimiter['take']>;
beforeAll(async () => {
  stage = await openStage();
  customer = await stage.customerAt('simulacao');
  taken = vi.spyOn(stage.server.runtime.limiter, 'take');
});
afterAll(() => stage.close());
beforeEach(() => taken.mockClear());

const HOUR = 3_600;
const MINUTE = 60;
type Limit = readonly [what: string, most: number, seconds: number];

/** By what the key of the count begins with; the rest of the key is whose count it is. */
const limits: Readonly<Partial<Record<CallName, readonly Limit[]>>> = {
  // By a device that is in; strangers have a count of their own.
  newHash: [['new-link-in', 1_000, HOUR]],
  tokenSend: [
    ['code-here', 20, 24 * HOUR],
    ['code-contact', 40, 24 * HOUR],
    ['code-sent', 200, HOUR],
    ['code-partner', 5_000, HOUR],
  ],
  tokenPolling: [['token-poll', 60, MINUTE]],
  ...forAll(['multiProposal', 'openProposals'], ['multi', 60, HOUR]),
  findCompanies: [['lookup', 600, MINUTE]],
  ...forAll(
    ['findAddress', 'fipeResource', 'fipeModels', 'fipeYears', 'fipeValue', 'findVehicle'],
    // A device that is in is not counted with its network.
    ['lookup-link', 60, MINUTE],
  ),
  ...forAll(
    everyCall.map(({ name }) => name).filter((name) => /simulation|financing|calculator|residency|qitech/i.test(name)),
    ['simulation', 240, MINUTE],
  ),
  validateWithToken: [['vouch', 60, HOUR]],
  startAction: [
    ['pass', 30, HOUR],
    ['resend', 1, 30],
    ['messages', 10, HOUR],
  ],
  redoDocumentLinkStep: [['redo', 20, HOUR]],
  partialForkProposal: [
    ['fork', 10, HOUR],
    ['new-link-in', 1_000, HOUR],
  ],
  c6PrivatePayrollPolling: [['authorization', 10, HOUR]],
  validateInitially: [['validate', 120, MINUTE]],
  judgePreview: [['judge', 120, MINUTE]],
  sendMyDataCode: [
    ['code-device', 20, 24 * HOUR],
    ['code-partner', 5_000, HOUR],
  ],
};

function forAll(
  names: readonly CallName[],
  ...all: readonly Limit[]
): Readonly<Partial<Record<CallName, readonly Limit[]>>> {
  return Object.fromEntries(names.map((name) => [name, all]));
}

/** Bodies with which a call comes as far as its counts, where its example does not. */
const bodies = (): Readonly<Partial<Record<CallName, unknown>>> => ({
  tokenSend: { method: 'sms' },
  startAction: { step: 'simulacao', send: true },
  partialForkProposal: { channel: 'aurora-clt' },
});

const counted = (): readonly Limit[] =>
  taken.mock.calls.map(([key, most, seconds]) => [key.split(':')[0] ?? '', most, seconds]);

async function make(call: Described): Promise<void> {
  const { name, method } = call;
  const params = paramsFor(call, customer.hash);
  const body = method === 'GET' ? {} : { body: bodies()[name] ?? bodyFor(call, customer.hash) ?? {} };
  // A code is for a device that asks to be let in: for the customer's own the step is finished.
  const device = name === 'tokenSend' ? stage.newcomer().device : customer.device;
  await device.call(name, { params, ...body, query: queries[name] ?? '' });
}

/** After the first of these the customer is not proven until there are photos again, after the others there is no proposal to ask about. */
const last: readonly CallName[] = [
  'redoDocumentLinkStep',
  'partialForkProposal',
  'cancelProposal',
  'newHash',
  'forgetDevice',
];
// The stream of events does not end, and an upload's bytes are counted by their own test.
const made = everyCall
  .filter(({ name }) => name !== 'events')
  .toSorted((one, other) => last.indexOf(one.name) - last.indexOf(other.name));

describe('each call is counted', () => {
  it.each(made.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    await make(call);
    expect(counted()).toEqual(limits[name] ?? []);
  });

  it('a bank is asked how a permission stands thirty times a minute', async () => {
    const poll = made.find(({ name }) => name === 'c6PrivatePayrollPolling')!;
    customer = await stage.customerAt('simulacao');
    await make(poll);
    taken.mockClear();
    await make(poll);
    expect(counted()).toEqual([['authorization-look', 30, MINUTE]]);
  });
});
