import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostRule } from '../../../apps/server/src/routes/hosts.ts';
import { registerPage } from '../../../apps/server/src/routes/page.ts';
import { openStage, type Stage } from './stage.ts';

/* A host that is no partner's shows no partner, and a partner's host shows no other one. */

let stage: Stage;
let app: FastifyInstance;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-hosts-'));
beforeAll(async () => {
  stage = await openStage();
  fs.writeFileSync(path.join(folder, 'index.html'), '<html lang="pt-BR"><head><!--theme--><!--start--></head></html>');
  app = fastify();
  await app.register(cookie);
  const { runtime, url: publicUrl } = stage.server;
  registerPage(app, { runtime, publicUrl, bearer: 'passo-dev', secure: false, mode: 'development' }, folder);
});
afterAll(async () => {
  await app.close();
  await stage.close();
  fs.rmSync(folder, { recursive: true });
});
const get = async (url: string, host: string): Promise<string> => (await app.inject({ url, headers: { host } })).body;

/** The channels, with a host of Aurora's. */
function channelsWithHost() {
  const { channels } = stage.server.runtime;
  const all = channels.all.map((channel) =>
    channel.partner.slug === 'aurora'
      ? { ...channel, partner: { ...channel.partner, hosts: ['aurora.example'] } }
      : channel,
  );
  return {
    all,
    byCode: (code: string) => all.find((one) => one.code === code),
    byHost: (host: string) => all.find(({ partner }) => partner.hosts.includes(host)),
  };
}

it.each([
  ['ours', 'credito.example', 'aurora-clt', true],
  ['ours', 'credito.example', 'ipe-pessoal', true],
  ['this machine', '127.0.0.1', 'ipe-pessoal', true],
  ['the partner’s own', 'aurora.example', 'aurora-fgts-none', false],
  ['the partner’s own', 'aurora.example', 'aurora-clt', true],
  ['another partner’s', 'aurora.example', 'ipe-pessoal', false],
  ['nobody’s', 'evil.example', 'aurora-clt', false],
])('%s (%s) shows %s: %s', (_whose, host, code, shown) => {
  const channels = channelsWithHost();
  const channel = channels.byCode(code);
  const rule = hostRule(channels, host, 'https://credito.example');
  expect(channel !== undefined && rule.shows(channel)).toBe(shown);
});

it('a page on a host that is nobody’s names no partner, whatever its address asks for', async () => {
  const hash = await stage.newcomer().open('ipe-pessoal');
  for (const address of ['/', '/?canal=ipe-pessoal', `/?agx_hash=${hash}`]) {
    const page = await get(address, 'evil.example');
    expect(page).not.toMatch(/ip[êe]|aurora/i);
    expect(page).toContain('<title>Passo</title>');
  }
  expect(await get(`/?agx_hash=${hash}`, '127.0.0.1')).toMatch(/ipê/i);
});
