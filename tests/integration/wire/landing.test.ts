import { loanProduct, fromOffer } from '@passo/catalog';
import { formatRate, today } from '@passo/domain';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asLent } from '../../../apps/server/src/channels/banks/asLent.ts';
import { lendingOf } from '../../../apps/server/src/channels/banks/bank.ts';
import { registerLinkPictures } from '../../../apps/server/src/routes/linkPictures.ts';
import { registerPage } from '../../../apps/server/src/routes/page.ts';
import { openStage, type Stage } from './stage.ts';

/* The page before the first question: drawn by the server, nothing that needs a script, true numbers, and one way on. */

let stage: Stage;
let app: FastifyInstance;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-landing-'));
const template =
  '<html lang="pt-BR"><head><!--theme--><!--start--><script type="module" src="/assets/a.js"></script></head><body><div id="app"></div></body></html>';
beforeAll(async () => {
  stage = await openStage();
  fs.writeFileSync(path.join(folder, 'index.html'), template);
  app = fastify();
  await app.register(cookie);
  const { runtime, url: publicUrl } = stage.server;
  const parts = { runtime, publicUrl, bearer: 'passo-dev', secure: false, mode: 'development' } as const;
  registerLinkPictures(app, parts);
  registerPage(app, parts, folder);
});
afterAll(async () => {
  await app.close();
  await stage.close();
  fs.rmSync(folder, { recursive: true });
});
const get = (url: string, cookies: Record<string, string> = {}) =>
  app.inject({ url, cookies, headers: { host: '127.0.0.1' } });
const links = async (): Promise<number> => {
  const { rows } = await stage.server.runtime.db.query('select count(*)::int as n from link');
  return Number(Object(rows[0]).n);
};
const scriptsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].flatMap(([, text]) => text ?? []);
const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const hashIn = (address: unknown): string => /agx_hash=([\w-]{22,})/.exec(String(address))?.[1] ?? '';

describe('a channel’s first page', () => {
  it('says product, promise, lender and what it comes to today as that bank lends it; it makes no link', async () => {
    const { channels, clock } = stage.server.runtime;
    const before = await links();
    for (const channel of channels.all.filter(({ settings }) => settings.landing !== undefined)) {
      const page = await get(`/?canal=${channel.code}`);
      expect(page.statusCode).toBe(200);
      const { bank } = channel;
      const { landing, name } = channel.settings;
      for (const words of [landing?.title, landing?.text, name, bank.name]) expect(page.body).toContain(words);
      const product = loanProduct(channel.settings.product);
      const lending = lendingOf(bank, channel.settings.product);
      const from = product && lending && fromOffer(asLent(product, lending), today(clock.now()));
      if (from?.cetAnnual && from.monthlyRate > 0) expect(page.body).toContain(formatRate(from.cetAnnual));
      const [script = '', ...others] = scriptsIn(page.body);
      expect([script, others]).toEqual([expect.stringContaining('["/assets/a.js"]'), []]);
      expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${sourceOf(script)};`);
      expect(page.body).not.toMatch(/<link[^>]*(?:prefetch|preload|stylesheet)/);
      expect(page.body).toMatch(/property="og:title" content="[^"]+"/);
    }
    expect(await links()).toBe(before);
  });

  it('leads on by a form: one link, and straight to the first step', async () => {
    const before = await links();
    const begun = await app.inject({
      method: 'POST',
      url: '/comecar?canal=aurora-clt',
      headers: { host: '127.0.0.1', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(begun.statusCode).toBe(303);
    expect(await links()).toBe(before + 1);
    const portal = await get(String(begun.headers.location));
    expect(portal.body).toContain('id="start"');
    expect(portal.body).toContain('"consentimentos"');
  });

  it('does not put another site’s link in place of the customer’s own', async () => {
    const before = await links();
    const begun = await app.inject({
      method: 'POST',
      url: '/comecar?canal=aurora-clt',
      headers: {
        host: '127.0.0.1',
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    });
    expect([begun.statusCode, begun.headers.location]).toEqual([303, '/?canal=aurora-clt']);
    expect(begun.cookies).toEqual([]);
    expect(await links()).toBe(before);
  });

  it('is passed over by who has begun, by a typist and by a partner’s own page', async () => {
    const begun = await get('/?canal=aurora-clt&comecar=1');
    expect(begun.statusCode).toBe(303);
    const hash = hashIn(begun.headers.location);
    expect(hash).not.toBe('');
    // A link that nobody has answered anything at begins with the page; one that says more does not.
    expect((await get(`/?agx_hash=${hash}`)).body).toContain('Dinheiro com calma');
    for (const more of ['comecar=1', 'token=x', 'jwtToken=x', 'userOfficeToken=x', 'redo_step=conta']) {
      expect((await get(`/?agx_hash=${hash}&${more}`)).body, more).toContain('id="start"');
    }
    const newcomer = stage.newcomer();
    const known = await newcomer.open('aurora-clt');
    expect((await get(`/conta?agx_hash=${known}`)).body).toContain('id="start"');
  });

  it('of another product is shown to whoever follows a link to it; what was begun of each is found again by each', async () => {
    const cookie = (answer: { readonly cookies: readonly { readonly name: string; readonly value: string }[] }) => ({
      passo_link: decodeURIComponent(answer.cookies.find(({ name }) => name === 'passo_link')?.value ?? ''),
    });
    const begun = await get('/?canal=aurora-clt&comecar=1');
    const hash = hashIn(begun.headers.location);
    const first = cookie(begun);
    expect((await get('/?canal=aurora-veiculos', first)).body).toContain('Seu carro, sem susto');
    const other = await get('/?canal=aurora-veiculos&comecar=1', first);
    expect(hashIn(other.headers.location)).not.toBe(hash);
    const both = cookie(other);
    expect((await get('/?canal=aurora-clt', both)).body).toContain(hash);
    // A page that was left open puts no new link in place of what was begun.
    expect((await get('/?canal=aurora-clt&comecar=1', both)).body).toContain(hash);
    const headers = { host: '127.0.0.1', 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.inject({ method: 'POST', url: '/comecar?canal=aurora-clt', headers, cookies: both });
    expect(hashIn(posted.headers.location)).toBe(hash);
    expect((await get('/', both)).body).toContain(hashIn(other.headers.location));
    expect((await get('/', { passo_link: 'A'.repeat(22) })).body).toContain('<title>Passo</title>');
  });

  it('that is nobody’s says so once, and asks nobody again', async () => {
    for (const address of ['/?canal=naoexiste', '/?canal=naoexiste&comecar=1']) {
      const page = await get(address);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('channel.notFound');
    }
  });

  it('makes no link for whoever only looks, nor for whom another site sent', async () => {
    const before = await links();
    const address = '/?canal=aurora-clt&comecar=1';
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    ]) {
      expect((await app.inject({ url: address, headers: { host: '127.0.0.1', ...headers } })).body).toContain(
        'Começar',
      );
    }
    await app.inject({ method: 'HEAD', url: address, headers: { host: '127.0.0.1' } });
    expect(await links()).toBe(before);
  });
});

it('a messenger gets a picture of the product in the partner’s colours, and nothing of a link', async () => {
  const picture = await app.inject({ url: '/previa/ipe-luz.png' });
  expect(picture.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(picture.rawPayload.length).toBeLessThan(100_000);
  expect((await app.inject({ url: '/previa/nobody.png' })).statusCode).toBeGreaterThanOrEqual(400);
});

it('the page carries the words of what is at hand; the others come later, and their count is true', async () => {
  const begun = await get('/?canal=aurora-clt&comecar=1');
  const { body } = await get(String(begun.headers.location));
  const start = JSON.parse(/id="start">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  const { system, later } = start;
  const whole = system.steps.filter(({ slug }: { slug: string }) => !later.includes(slug));
  expect(whole.map(({ slug }: { slug: string }) => slug)).toEqual(['consentimentos', 'codigo']);
  expect(system.steps).toHaveLength(20);
  for (const step of system.steps)
    expect(step.fields.length > 0).toBe(
      step.slug === 'consentimentos' || (whole.includes(step) && step.fields.length > 0),
    );
});
