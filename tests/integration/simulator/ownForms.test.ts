import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mode } from '../../../apps/server/src/platform/mode.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { asOperator } from '../../support/journey.ts';
import { Operator } from '../../support/operator.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/* What operators write comes from their own pages: another site writes nothing in their name, in no mode. */

const SECRET = 'the operators’ own secret';
const servers = new Map<Mode, TestServer>();
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  for (const mode of ['development', 'demo'] as const)
    servers.set(mode, await startTestServer({ databaseUrl: database.url, mode, operatorSecret: SECRET }));
});
afterAll(async () => {
  await Promise.all([...servers.values()].map((server) => server.close()));
  await database.drop();
});

const urlOf = (mode: Mode): string => servers.get(mode)?.url ?? '';
const links = async (): Promise<number> =>
  (await servers.get('demo')?.runtime.db.query('select 1 from link'))?.rowCount ?? -1;

/** Somebody who is in, where that is asked for. */
async function inside(mode: Mode): Promise<Operator> {
  const operator = new Operator(urlOf(mode));
  if (mode === 'demo') expect((await operator.enter(SECRET)).status).toBe(303);
  return operator;
}

const MAKE = '/demo/aurora-clt';
const writes = [MAKE, `${MAKE}/andar`, '/simulador/decisoes/nobody', '/simulador/dados/nobody'];
const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['that hides where it is', { origin: 'null' }],
  ['of another house', { origin: 'https://evil.example' }],
  ['of another port', { origin: 'http://127.0.0.1:1' }],
  ['of a house that is called a little like ours', { origin: 'http://127.0.0.1.evil.example' }],
  ['that no browser writes', { origin: 'evil' }],
  ['of the same site', { 'sec-fetch-site': 'same-site' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
];

describe.each<Mode>(['development', 'demo'])('in %s', (mode) => {
  it.each(foreign)('a page %s writes nothing, though it knew the token', async (_what, headers) => {
    const operator = await inside(mode);
    const before = await links();
    const ficha = await operator.token('/demo');
    for (const path of [...writes, ...(mode === 'demo' ? ['/operador', '/operador/sair'] : [])]) {
      const form = await operator.send(path, { ficha, decision: 'approve', segredo: SECRET }, headers);
      const json = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
      const bare = { method: 'POST', headers: { ...headers } };
      const others = await Promise.all([operator.ask(path, json), operator.ask(path, bare)]);
      const statuses = [form, ...others].map(({ status }) => status);
      // Development tells whole houses apart before anything else is looked at.
      expect([path, statuses.filter((status) => ![403, 421].includes(status))]).toEqual([path, []]);
    }
    expect(await links()).toBe(before);
  });

  it('a form without a token, or with the one of another browser, writes nothing', async () => {
    const [operator, other] = [await inside(mode), await inside(mode)];
    const before = await links();
    const tokens = ['', 'A'.repeat(43), await other.token('/demo')];
    await operator.token('/demo');
    for (const ficha of tokens)
      for (const path of writes) expect([path, (await operator.send(path, { ficha })).status]).toEqual([path, 403]);
    expect((await operator.ask(MAKE, { method: 'POST' })).status).toBe(403);
    expect((await operator.send(MAKE, {}, { 'content-type': 'text/plain' })).status).not.toBe(303);
    expect(await links()).toBe(before);
  });

  it('its own form writes, and so does a program that is in', async () => {
    const operator = await inside(mode);
    const before = await links();
    expect((await operator.fill('/demo', MAKE)).headers.get('location')).toMatch(/agx_hash=/);
    const headers = { 'content-type': 'application/json', ...asOperator(SECRET) };
    const program = await fetch(urlOf(mode) + MAKE, { method: 'POST', headers, body: '{}', redirect: 'manual' });
    expect([program.status, await links()]).toEqual([303, before + 2]);
    expect((await operator.fill('/demo', '/simulador/decisoes/nobody')).status).toBe(404);
  });

  it('another site that leads to an address, or a browser that fetches it ahead, makes no link', async () => {
    const operator = await inside(mode);
    const before = await links();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-dest': 'image' },
    ])
      expect((await operator.ask(MAKE, { headers })).headers.get('location')).toBe('/demo');
    expect(await links()).toBe(before);
  });

  it('the cookie of the forms goes to no other site', async () => {
    const { headers } = await (await inside(mode)).ask('/demo');
    const fresh = await new Operator(urlOf('development')).ask('/demo');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(fresh.headers.getSetCookie().join()).toMatch(/operator_form=[^;]+;.*HttpOnly; SameSite=Strict/);
  });
});

it('Basic credentials that a browser keeps write nothing for another house', async () => {
  const before = await links();
  for (const origin of ['https://evil.example', 'null']) {
    const headers = { ...asOperator(SECRET), origin };
    const answers = await Promise.all([
      fetch(urlOf('demo') + MAKE, { method: 'POST', headers, redirect: 'manual' }),
      new Operator(urlOf('demo'), asOperator(SECRET)).send(MAKE, {}, { origin }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
  expect(await links()).toBe(before);
});
