import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twilioSignature } from '../../../apps/server/src/ports/messaging/twilio/twilio.ts';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { json, page } from '../../../apps/server/src/ports/testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../../../apps/server/src/ports/testing/wireServer.ts';
import { consents, photo } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* Real vendors in the house, chosen by the configuration, spoken to by a local server. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-papers-'));
let database: FreshDatabase;
let vendor: WireServer;
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  vendor = await startWireServer();
  const env = {
    MESSAGING_PROVIDER: 'twilio',
    MESSAGING_TWILIO_URL: vendor.parts.url,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15005550006',
    STORAGE_PROVIDER: 'folder',
    STORAGE_FOLDER: folder,
    VEHICLES_PROVIDER: 'brasilapi',
    VEHICLES_BRASILAPI_URL: vendor.parts.url,
  };
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  server = await startTestServer({ databaseUrl: database.url, env, logger });
});
afterAll(async () => {
  await server.close();
  vendor.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const message = { channel: 'sms', to: '11987654321', text: 'oi' } as const;

describe('a messenger that knows no keys', () => {
  it('is told once under one key, at once and later', async () => {
    vendor.speak(() => json(201, { sid: 'SM1', status: 'queued' }));
    await Promise.all([1, 2, 3, 4].map(() => server.runtime.messaging.send(message, 'k1')));
    expect(await server.runtime.messaging.send(message, 'k1')).toEqual({ ok: true });
    expect(vendor.seen).toHaveLength(1);
  });

  it('is told again after it failed, or after whoever told it died', async () => {
    vendor.speak(() => page(503));
    expect(await server.runtime.messaging.send(message, 'k2')).toEqual({ ok: false });
    vendor.speak(() => json(201, { sid: 'SM1' }));
    expect(await server.runtime.messaging.send(message, 'k2')).toEqual({ ok: true });
    await server.runtime.db.query(
      `insert into message_sent (key, claimed_at) values ('k3', now() - interval '2 minutes')`,
    );
    expect(await server.runtime.messaging.send(message, 'k3')).toEqual({ ok: true });
    expect(vendor.seen).toHaveLength(2);
  });

  it('carries the code of a customer, and its news are taken from it alone', async () => {
    vendor.speak(() => json(201, { sid: 'SM1' }));
    const customer = new Customer(server.url);
    await customer.open();
    await customer.create(consents());
    await customer.sendCode();
    const text = new URLSearchParams(String(vendor.seen[0]?.body)).get('Body') ?? '';
    expect((await customer.confirmCode(/\d{6}/.exec(text)?.[0] ?? '')).currentStep).toBe('dados-pessoais');
    const url = `${server.url}/webhooks/twilio`;
    const form = new URLSearchParams({ MessageSid: 'SM1', MessageStatus: 'delivered', To: '+5511987654321' });
    const tell = async (signature: string): Promise<number> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
      return (await fetch(url, { method: 'POST', headers, body: form.toString() })).status;
    };
    expect(await tell(twilioSignature('secret', url, form))).toBe(202);
    expect(await tell(twilioSignature('secret', url, form))).toBe(202);
    expect(await tell(twilioSignature('other', url, form))).toBe(401);
  });
});

describe('a code that does not arrive', () => {
  const url = (): string => `${server.url}/webhooks/twilio`;
  const tell = async (sid: string, status: string): Promise<number> => {
    const form = new URLSearchParams({ MessageSid: sid, MessageStatus: status });
    const signature = twilioSignature('secret', url(), form);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
    return (await fetch(url(), { method: 'POST', headers, body: form.toString() })).status;
  };
  const polled = async ({ device, hash }: Customer): Promise<unknown> => {
    const params = { id: hash, step: 'codigo' };
    return (await device.call('tokenPolling', { params, body: { startPolling: true } })).body.data;
  };

  it('says so, and the next one goes out at once: by the other way of the step, then when it is asked for', async () => {
    let sid = 0;
    vendor.speak(() => json(201, { sid: `SMX${(sid += 1)}`, status: 'queued' }));
    const customer = new Customer(server.url);
    await customer.open();
    await customer.create(consents());
    await customer.sendCode();
    await expect(customer.sendCode()).rejects.toThrow('otp.tooSoon');
    expect(await polled(customer)).toMatchObject({ status: 'waiting', undelivered: false });
    expect(await tell('SMX1', 'sent')).toBe(202);
    expect(await tell('SMX1', 'undelivered')).toBe(202);
    expect(await tell('SMX1', 'undelivered')).toBe(202);
    await expect.poll(() => vendor.seen.length).toBe(2);
    expect(new URLSearchParams(String(vendor.seen[1]?.body)).get('To')).toBe('whatsapp:+5511987654321');
    expect(await tell('SMX2', 'failed')).toBe(202);
    await expect
      .poll(() => polled(customer))
      .toMatchObject({ status: 'failed', undelivered: true, resendInSeconds: 0 });
    await customer.sendCode();
    expect(await polled(customer)).toMatchObject({ status: 'waiting', undelivered: false });
    // News of an older one are nobody's any more.
    await tell('SMX1', 'failed');
    expect(await polled(customer)).toMatchObject({ status: 'waiting', undelivered: false });
  });
});

describe('documents in a folder', () => {
  it('lie there sealed, and come back as they were to their own proposal', async () => {
    const customer = new Customer(server.url);
    await customer.open();
    const { _id: proposal } = await customer.create(consents());
    const content = Buffer.from(await (await photo()).arrayBuffer());
    const { storage, db } = server.runtime;
    const { id } = await storage.put({ proposal, slug: 's', name: 'n', mediaType: 'image/jpeg', content });
    const file = fs.readFileSync(path.join(folder, proposal, id));
    expect(file.includes(content.subarray(0, 64))).toBe(false);
    expect((await storage.get(id, proposal))?.content.equals(content)).toBe(true);
    expect(await storage.get(id, '00000000-0000-0000-0000-000000000000')).toBeNull();
    const { rows } = await db.query('select content, place from document where id = $1', [id]);
    expect(rows).toEqual([{ content: null, place: 'folder' }]);
  });
});

it('plates that nobody looks up are nobody’s, and the server has said so when it started', async () => {
  const { kind, ...found } = await server.runtime.vehicles.findPlate('ABC1D23', AbortSignal.timeout(1_000));
  expect([kind, found]).toEqual(['done', { vehicle: null }]);
  expect(lines.filter((line) => line.includes('nobody looks plates up'))).toHaveLength(1);
});
