import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import { Customer } from '../../support/customer.ts';
import { suiteClock } from '../../support/day.ts';
import { walk, World } from '../../support/journey.ts';
import { startOwnServer } from '../../support/ownServer.ts';

/* The doors as they stand in the house: what a provider sends is heard once, what anybody else sends not at all. */

const PROVIDER = 'clicksign-simulado';
let server: Awaited<ReturnType<typeof startOwnServer>>;
beforeAll(async () => void (server = await startOwnServer()));
afterAll(() => server.close());

/** The simulated provider's own secret. */
const secret = (): Buffer => createHmac('sha256', server.runtime.keyring.keyedHash(PROVIDER, 'sim-webhook')).digest();

const call = async (body: string, headers: Record<string, string>, provider = PROVIDER): Promise<number> => {
  const sent = { 'content-type': 'application/json', ...headers };
  return (await fetch(`${server.url}/webhooks/${provider}`, { method: 'POST', headers: sent, body })).status;
};
const signed = (body: string, by = secret()): Record<string, string> => ({ 'content-hmac': contentHmac(by, body) });
const bodyOf = (reference: string, name = 'auto_close', hoursAgo = 0): string => {
  const at = new Date(suiteClock.now().getTime() - hoursAgo * 3_600_000).toISOString();
  return JSON.stringify({ event: { name, occurred_at: at }, document: { key: reference } });
};
const count = async (sql: string, ...values: readonly string[]): Promise<number> =>
  Number((await server.runtime.db.query({ text: sql, values: [...values] })).rows[0]?.count);

describe('the webhook door', () => {
  it.each<[string, (body: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['a forged one', (body) => signed(body, Buffer.from('not the secret'))],
    ['one of other bytes', (body) => signed(`${body} `)],
    ['one without its prefix', (body) => ({ 'content-hmac': (signed(body)['content-hmac'] ?? '').slice(7) })],
  ])('answers 401 to %s, and keeps nothing', async (_what, headers) => {
    const body = bodyOf('ref-forged');
    expect(await call(body, headers(body))).toBe(401);
    expect(await count('select count(*) from inbox')).toBe(0);
  });

  it.each([73, 24 * 30, -1])('answers 401 to what was signed %i hours ago, and keeps nothing', async (hours) => {
    const body = bodyOf('ref-old', 'auto_close', hours);
    expect(await call(body, signed(body))).toBe(401);
    expect(await count('select count(*) from inbox')).toBe(0);
  });

  it('is not there for a provider that nobody knows', async () => {
    const body = bodyOf('ref');
    expect(await call(body, signed(body), 'somebody')).toBe(404);
  });

  it('takes well what means nothing to us', async () => {
    for (const body of [bodyOf('ref-1', 'update_deadline'), '{}', 'not json']) {
      expect(await call(body, signed(body))).toBe(202);
    }
  });

  it('hears the same news once, however often it is sent', async () => {
    const customer = new Customer(server.url);
    const { _id: proposal } = await walk(customer, new World(server.url), undefined, 'assinatura');
    const findReference = async (): Promise<string | undefined> => {
      const all: readonly { proposal: string; reference: string }[] = await new World(server.url).get(
        '/simulador/pendentes',
      );
      return all.find((one) => one.proposal === proposal)?.reference;
    };
    await expect.poll(findReference).toBeDefined();
    const body = bodyOf((await findReference()) ?? '');
    const statuses = await Promise.all(Array.from({ length: 8 }, () => call(body, signed(body))));
    expect(new Set(statuses)).toEqual(new Set([202]));
    await customer.until(({ stepStatus }) => stepStatus.assinatura === 'finished');
    expect(await call(body, signed(body))).toBe(202);
    const settled = `select count(*) from event where proposal = $1 and slug = 'assinatura' and kind = 'step.done'`;
    expect(await count(settled, proposal)).toBe(1);
  });
});
