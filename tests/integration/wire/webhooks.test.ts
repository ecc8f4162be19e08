import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import { openStage, type Stage } from './stage.ts';

/* The door itself is tested with the ports; here, what an early or late call does to a journey. */

const PROVIDER = 'clicksign-simulado';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The envelope that will be opened for the proposal's signature: the provider's own naming. */
const envelopeOf = (proposal: string): string =>
  createHash('sha256').update(`signature.collect:${proposal}:assinatura:1`).digest('base64url').slice(0, 24);

async function callBack(envelope: string, name = 'auto_close'): Promise<number> {
  const secret = createHmac('sha256', stage.server.runtime.keyring.keyedHash(PROVIDER, 'sim-webhook')).digest();
  const body = JSON.stringify({
    event: { name, data: {}, occurred_at: stage.server.runtime.clock.now().toISOString() },
    document: { key: envelope },
  });
  const headers = { 'content-type': 'application/json', 'content-hmac': contentHmac(secret, body) };
  return (await fetch(`${stage.server.url}/webhooks/${PROVIDER}`, { method: 'POST', headers, body })).status;
}

describe('a call back', () => {
  it('that overtakes our own question waits for it', async () => {
    const customer = await stage.customerAt('contrato');
    expect(await callBack(envelopeOf(customer.proposal?._id ?? ''))).toBe(202);
    const ready = await customer.until(({ stepStatus }) => stepStatus.contrato !== 'waiting');
    expect(ready.currentStep).toBe('contrato');
    await customer.submit('contrato', {});
    const after = await customer.until(({ stepStatus }) => stepStatus.assinatura === 'finished');
    expect(after.data.signed).toBe(true);
  });

  it('that comes when nobody waits any more changes nothing', async () => {
    const customer = await stage.customerAt('aprovacao-da-empresa');
    const before = await stage.events(customer);
    expect(await callBack(envelopeOf(customer.proposal?._id ?? ''), 'refusal')).toBe(202);
    const handled = 'select count(*)::int as count from inbox where handled_at is null';
    await expect.poll(async () => (await stage.db.query<{ count: number }>(handled)).rows[0]?.count).toBe(0);
    expect(await stage.events(customer)).toBe(before);
  });
});
