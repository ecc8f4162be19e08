import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '@passo/contract';
import { Device, type Customer, type WireAnswer } from '../../support/customer.ts';
import { settingOf } from './changing.ts';
import { everyCall } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* Every call that takes an Idempotency-Key, sent again with key and body by somebody who has learnt both. */

let stage: Stage;
let stranger: Customer;
const counts = { calls: 0, tries: 0, refused: 0, answeredAnew: 0, storedAnswers: 0 };
beforeAll(async () => {
  stage = await openStage();
  stranger = await stage.customerAt('codigo');
});
afterAll(async () => {
  process.stdout.write(`replays by others: ${JSON.stringify(counts)}\n`);
  await stage.close();
});

const withCookies = (cookies: Iterable<readonly [string, string]>): Device => {
  const device = new Device(stage.server.url);
  for (const [name, value] of cookies) device.cookies.set(name, value);
  return device;
};
const nameOf = (value: string): string => value.split('.')[0] ?? '';

/** Who sends it again. The last one even learnt the name of the customer's device: it is no proof. */
const thieves: readonly (readonly [string, (victim: Customer) => Device])[] = [
  ['no device', () => withCookies([])],
  ['a device with a proof of its own', () => withCookies(stranger.device.cookies)],
  [
    'a device with its own proof under the name of the other',
    ({ device }) => {
      const [value = ''] = stranger.device.cookies.values();
      return withCookies([...device.cookies.keys()].map((name) => [name, value] as const));
    },
  ],
  [
    "a device with the customer's name and no proof",
    ({ device }) => withCookies([...device.cookies].map(([name, value]) => [name, `${nameOf(value)}.`] as const)),
  ],
];

/** What lets in who shows it, which is the very way back of a device whose answer was lost: the name alone is asked for. */
const letsIn: readonly CallName[] = ['createProposal', 'tokenConfirm', 'validateWithToken'];
/** Does for whoever asks what it did for the first one, anew: another link, where a code went, masked. */
const forAnybody: readonly CallName[] = ['newHash', 'tokenPolling'];
/** What it needs is the code, and that is used. */
const byCode: readonly CallName[] = ['tokenConfirm'];

/** Says the same to everybody, and stores nothing. */
const sameForAll: readonly CallName[] = ['forgetDevice'];
const keyed = everyCall.filter(({ name, changes }) => changes && !sameForAll.includes(name));

describe.each(keyed.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('sent again by another device is not answered with what the first one heard', async () => {
    const { customer, params, body } = await settingOf(call, stage);
    const key = randomUUID();
    const headers = { 'x-fingerprint': 'the customer' };
    const first = await customer.device.call(name, { params, body, key, headers });
    expect(first.status).toBeLessThan(500);
    counts.calls += 1;
    for (const [who, make] of thieves) {
      if (letsIn.includes(name) && who.startsWith("a device with the customer's name")) continue;
      // A clean slate: what refuses must be the missing proof, not how often somebody tried.
      await stage.db.query('delete from rate_limit');
      const again = await make(customer).call(name, { params, body, key, headers: { 'x-fingerprint': who } });
      counts.tries += 1;
      expect(isStored(first, again), `${name} by ${who}`).toBe(false);
      if (byCode.includes(name)) expect(again.body.name).toMatch(/^otp\./);
      else if (!forAnybody.includes(name))
        expect([401, 403], `${name} by ${who}: ${again.body.name}`).toContain(again.status);
    }
  });
});

function isStored(first: WireAnswer, again: WireAnswer): boolean {
  const stored = again.status === 200 && JSON.stringify(again.body.data) === JSON.stringify(first.body.data);
  if (stored) counts.storedAnswers += 1;
  else if (again.status === 200) counts.answeredAnew += 1;
  else counts.refused += 1;
  return stored;
}
