import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mode } from '../../../apps/server/src/platform/mode.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { sendRaw } from '../wire/rawRequest.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* What watches and steers: open where nobody else comes, behind a secret where others do, not there without one. */

const SECRET = 'the operators’ own secret';
const places = [
  ...['/simulador', '/simulador/mensagens?para=11987654321', '/simulador/efeitos', '/demo', '/metrics', '/docs'],
  ...['/openapi.json', '/unauth/product-self-contract/preview/step/form', '/passos/contrato/aurora-clt'],
];
/** The same places as a router reads them, and as somebody might write them. */
const disguised = [
  '/%64emo',
  '/simulador/',
  '//simulador',
  '/SIMULADOR',
  '/./simulador',
  '/%73imulador/efeitos',
  '/demo?x=1',
];

/** One for each world: what is real and what is pretended never share one. */
const databases: FreshDatabase[] = [];
const servers = new Map<string, TestServer>();
beforeAll(async () => {
  databases.push(await freshDatabase(), await freshDatabase());
  const [simulated = '', real = ''] = databases.map(({ url }) => url);
  const start = async (name: string, databaseUrl: string, mode: Mode, operatorSecret?: string): Promise<void> =>
    void servers.set(name, await startTestServer({ databaseUrl, mode, ...(operatorSecret && { operatorSecret }) }));
  await start('development', simulated, 'development');
  await start('demo', simulated, 'demo', SECRET);
  await start('demoToo', simulated, 'demo', SECRET);
  await start('production', real, 'production');
  await start('watched', real, 'production', SECRET);
});
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  await Promise.all(databases.map((one) => one.drop()));
});

const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`who:${password}`).toString('base64')}` });
const ask = async (server: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${servers.get(server)?.url}${path}`, { headers, redirect: 'manual' });

describe.each(places)('%s', (place) => {
  it('is open in development', async () => {
    const headers = place.startsWith('/unauth') ? { authorization: 'Bearer passo-dev' } : {};
    expect((await ask('development', place, headers)).status).toBe(200);
  });

  it('asks for the secret in a demonstration, and a wrong one is none', async () => {
    await servers.get('demo')?.runtime.db.query('delete from rate_limit');
    for (const headers of [{}, basic('wrong'), basic(''), { cookie: 'operator=AAAA' }]) {
      const answer = await ask('demo', place, headers);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, expect.stringMatching(/^Basic/)]);
    }
  });

  it('is not there in production without a secret', async () => {
    expect((await ask('production', place, basic(SECRET))).status).toBe(404);
  });
});

it('opens to a program that brings the secret each time, and leaves it nothing to keep', async () => {
  for (const server of ['demo', 'watched']) {
    const answer = await ask(server, '/metrics', basic(SECRET));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
});

it.each(disguised)('%s opens nothing either', async (path) => {
  expect([400, 401, 404]).toContain((await ask('demo', path)).status);
});

/** As no browser would send it: the router reads all of these as an address of its own. */
it.each(['http://any.host/simulador/efeitos', '/metrics#', '/simulador/efeitos#x', '/docs;x', 'http://x/metrics#'])(
  '%s on the wire opens nothing',
  async (target) => {
    const port = Number(new URL(servers.get('demo')?.url ?? '').port);
    const headers = [['host', '127.0.0.1']] as const;
    const { status } = await sendRaw(port, { method: 'GET', target, headers, body: Buffer.alloc(0) });
    expect([400, 401, 404]).toContain(status);
  },
);

/** The house has no operators' pages: their door is not there either. */
it.each(['development', 'production'])('%s has no door', async (server) => {
  expect((await ask(server, '/operador', { accept: 'text/html' })).status).toBe(404);
});

it.each(['/simulador', '/demo'])('where there is no door no page leads to it: %s', async (page) => {
  expect(await (await ask('development', page)).text()).not.toContain('/operador');
});

it('is guessed thirty times an hour and no more, over all processes', async () => {
  await servers.get('demo')?.runtime.db.query('delete from rate_limit');
  const guesses = await Promise.all(
    Array.from({ length: 36 }, (_, at) => ask(at % 2 === 0 ? 'demo' : 'demoToo', '/metrics', basic(`guess ${at}`))),
  );
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(6);
  expect((await ask('demo', '/healthz')).status).toBe(200);
});
