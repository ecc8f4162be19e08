import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPage } from '../../../apps/server/src/routes/page.ts';
import { root as checkout } from '../../../apps/server/src/channels/testing/changedPartners.ts';
import { foreignIn, marksIn, marksOf } from '../../support/brandMarks.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { shipped } from '../../support/shipped.ts';

/*
 * No text, picture, name or font of one brand stands on another's page: by host, by link and by channel, on our host, on the brand's own
 * and on that of another brand.
 */

const slugs = [...new Set(shipped.map(({ partner }) => partner.slug))];
const hostOf = (slug: string): string => `${slug}.example`;
/** Whoever follows in the list: somebody else. */
const neighbourOf = (slug: string): string => slugs[(slugs.indexOf(slug) + 1) % slugs.length] ?? '';

/** The house, in which every brand has a host of its own. */
function houseWithHosts(): string {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-hosts-'));
  for (const name of ['banks', 'templates', 'partners'])
    fs.cpSync(path.join(checkout, name), path.join(house, name), { recursive: true });
  for (const slug of slugs) {
    const file = path.join(house, 'partners', slug, 'partner.json');
    const partner = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...partner, hosts: [hostOf(slug)] }));
  }
  return house;
}
const root = houseWithHosts();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-brands-'));

let database: FreshDatabase;
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ databaseUrl: database.url, root });
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<html lang="pt-BR"><head><!--theme--><!--start--><script type="module" src="/assets/a.js"></script></head><body><div id="app"></div></body></html>',
  );
  app = fastify();
  await app.register(cookie);
  const { runtime, url: publicUrl } = server;
  registerPage(app, { runtime, publicUrl, bearer: 'passo-dev', secure: false, mode: 'development' }, folder);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await database.drop();
  for (const one of [root, folder]) fs.rmSync(one, { recursive: true });
});
const get = async (url: string, host: string): Promise<string> => (await app.inject({ url, headers: { host } })).body;
const OURS = '127.0.0.1';

it('each brand has enough that is its alone', () => {
  for (const slug of slugs) expect([slug, marksOf(slug) > 10]).toEqual([slug, true]);
});

describe.each(shipped.map(({ code, partner }) => [code, partner.slug] as const))('%s', (code, slug) => {
  it('its first page, on our host and on its own, is in its own words, letters and pictures alone', async () => {
    for (const host of [OURS, hostOf(slug)]) {
      const page = await get(`/?canal=${code}`, host);
      expect([host, foreignIn(page, slug)]).toEqual([host, {}]);
      expect(marksIn(page)[slug]?.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('its link too, and all that the portal is told of it', async () => {
    const customer = new Customer(server.url);
    const hash = await customer.open(code);
    for (const host of [OURS, hostOf(slug)]) {
      const page = await get(`/?agx_hash=${hash}&comecar=1`, host);
      expect([host, foreignIn(page, slug)]).toEqual([host, {}]);
      expect(marksIn(page)[slug]?.length).toBeGreaterThanOrEqual(3);
    }
    const told = [
      await customer.device.call('system', { params: { id: hash } }),
      await customer.device.call('questions', { params: { code } }),
    ].map((answer) => JSON.stringify(dataOf(answer)));
    expect(foreignIn(told.join('\n'), slug)).toEqual({});
    expect(Object.keys(marksIn(told.join('\n')))).toEqual([slug]);
  });

  it('on the host of another brand nothing of it is shown, whatever the address asks for', async () => {
    const hash = await new Customer(server.url).open(code);
    const neighbour = neighbourOf(slug);
    for (const address of [`/?canal=${code}`, `/?agx_hash=${hash}`]) {
      const page = await get(address, hostOf(neighbour));
      expect([address, foreignIn(page, neighbour)]).toEqual([address, {}]);
    }
  });
});
