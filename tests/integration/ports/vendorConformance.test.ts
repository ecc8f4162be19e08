import { generateKeyPairSync } from 'node:crypto';
import type { OperationName } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriers } from '../../../apps/server/src/ports/messaging/carriers.ts';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { page, type Recorded } from '../../../apps/server/src/ports/testing/vendorServer.ts';
import { startWireServer, type WireServer } from '../../../apps/server/src/ports/testing/wireServer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { questionsFor } from './questions.ts';
import { qitechEnvironment } from './qitechSandbox.ts';

/* What holds for every provider, held against the real ones: chosen by the configuration, on a wire that misbehaves. */

const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

let database: FreshDatabase;
let vendor: WireServer;
let server: TestServer;
beforeAll(async () => {
  database = await freshDatabase();
  vendor = await startWireServer();
  const { url } = vendor.parts;
  server = await startTestServer({
    databaseUrl: database.url,
    env: {
      SIGNATURE_PROVIDER: 'clicksign',
      SIGNATURE_CLICKSIGN_URL: url,
      CLICKSIGN_ACCESS_TOKEN: 'token',
      CLICKSIGN_HMAC_SECRET: 'secret',
      IDENTITY_PROVIDER: 'unico',
      IDENTITY_UNICO_URL: url,
      UNICO_ISSUER: 'service@tenant',
      UNICO_PRIVATE_KEY: base64(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      UNICO_API_KEY: 'key',
      UNICO_WEBHOOK_KEY: 'webhook',
      ...qitechEnvironment(url),
    },
  });
});
afterAll(async () => {
  await server.close();
  vendor.close();
  await database.drop();
});

const CPF = '52998224725';
const spoken: readonly OperationName[] = [
  'signature.collect',
  'signature.withLiveness',
  'identity.verify',
  'identity.facial',
  'lender.fgtsBalance',
];
const left: readonly OperationName[] = ['signature.others', 'identity.liveness', 'lender.disburse', 'lender.accept'];

let count = 0;
const freshKey = (): string => `00000000-0000-7000-8000-000000000000:v${(count += 1)}:1`;

function ask(name: OperationName, signal: AbortSignal, key = freshKey()): Promise<Answer> {
  const operations: Readonly<Record<string, Operation<JsonObject, JsonObject>>> = server.runtime.providers;
  const operation = operations[name];
  if (operation === undefined) throw new Error(`nobody answers ${name}`);
  return operation.ask(questionsFor(CPF)[name], { key, signal });
}

const wrongs: readonly (readonly [string, Recorded])[] = [
  ['is down', page(503)],
  ['answers a page', page(200)],
  ['cuts the line', 'cut'],
];

describe.each(spoken.map((name) => [name] as const))('%s by its vendor', (name) => {
  it('has a timeout and a number of tries', () => {
    const { timeoutMs, tries } = server.runtime.providers[name];
    expect(timeoutMs).toBeGreaterThan(0);
    expect(timeoutMs).toBeLessThanOrEqual(15_000);
    expect(tries).toBeGreaterThan(1);
  });

  it.each(wrongs)('that %s fails, at once and under the same key too, and says nobody’s name', async (_what, said) => {
    vendor.speak(() => said);
    const key = freshKey();
    const { signal } = new AbortController();
    const answers = await Promise.all([1, 2].map(() => ask(name, signal, key)));
    for (const answer of answers) {
      expect(answer.kind).toBe('failed');
      expect(JSON.stringify(answer)).not.toContain(CPF);
    }
  });

  it('that never answers is not waited for longer than the caller does', async () => {
    vendor.speak(() => null);
    const started = performance.now();
    expect((await ask(name, AbortSignal.timeout(50))).kind).toBe('failed');
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});

it.each(left)('%s, which its vendor does not offer, says so instead of being made up', async (name) => {
  expect(await ask(name, new AbortController().signal)).toEqual({ kind: 'failed', reason: 'notOffered' });
});

describe.each([['zenvia'], ['twilio']])('the messenger %s', (name) => {
  it.each(wrongs)('that %s has not sent', async (_what, said) => {
    vendor.speak(() => said);
    const made = carriers[name]?.({
      at: () => vendor.parts,
      secret: () => 'x',
      publicUrl: 'http://127.0.0.1',
      simulated: server.runtime.messaging,
    });
    expect(await made?.send({ channel: 'sms', to: '11987654321', text: 'oi' }, freshKey())).toMatchObject({
      ok: false,
    });
  });
});
