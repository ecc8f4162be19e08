import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '../../support/amount.ts';
import type { WireAnswer } from '../../support/customer.ts';
import { settingOf, settings } from './changing.ts';
import { everyCall } from './everyCall.ts';
import { openStage, type Stage } from './stage.ts';

/* Every call that changes something: the same key is the same answer, another body is a mistake, at once is once. */

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const outcome = ({ status, body }: WireAnswer): string =>
  JSON.stringify([status, status === 200 ? body.data : body.name]);
const passing = new Set(['idempotency.inProgress', 'revision.stale']);

const changing = everyCall.filter(({ changes }) => changes);
/** In the gate those that are accepted: of what is refused nothing is done once. */
const atOnce = amount(
  changing.filter(({ name }) => settings[name] !== undefined),
  changing,
);

describe.each(changing.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('answers the same to the same key, and refuses another body under it', async () => {
    const { customer, params, body, other } = await settingOf(call, stage);
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
});

describe.each(atOnce.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('is done once, however much at once it comes', async () => {
    const { customer, params, body } = await settingOf(call, stage);
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
});
