import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { SOLUTION_HEADER } from '@passo/contract/paths.ts';
import pg from 'pg';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyring } from '../../../apps/server/src/platform/keyring.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { axeFindings } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { agreeToAll, walkTo } from '../journey/walk.ts';

/* A customer whose neighbours used everything up: the page works for a moment, and goes on with what was typed. */

const [sealing, hashing] = [randomBytes(32), randomBytes(32)];
const keyring = createKeyring({ keys: new Map([[1, sealing]]), hashKey: hashing });
const stage = openStage({ KEYS: `1:${sealing.toString('base64')}`, HASH_KEY: hashing.toString('base64') });

let db: pg.Client;
beforeAll(async () => {
  db = new pg.Client({ connectionString: stage.server.databaseUrl() });
  await db.connect();
});
afterAll(() => db.end());

const useUp = (key: string, used: number): Promise<unknown> =>
  db.query(
    `insert into rate_limit (key, used, resets_at) values ($1, $2, now() + interval '1 hour')
     on conflict (key) do update set used = excluded.used, resets_at = excluded.resets_at`,
    [keyring.keyedHash(`${key}:127.0.0.1`, 'rate-limit'), used],
  );

const folder = process.env.PICTURES;

it('begins, gets a code and is let in; where the work was for nothing it is told, and finds what was typed', async () => {
  await useUp('new-link', 1_000);
  const person = new Person(await stage.device(), stage.url, exampleCpf('00', 25));
  const { page } = person;
  const complaints = complaintsOf(page);
  const solutions: string[] = [];
  page.on('request', (request) => {
    const solution = request.headers()[SOLUTION_HEADER];
    if (solution !== undefined) solutions.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  const held = Promise.withResolvers<Route>();
  await page.route('**/new-hash/**', held.resolve, { times: 1 });
  await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  // There is no proposal yet that could be looked up.
  await page.getByRole('heading', { name: 'Preparando o seu pedido' }).waitFor();
  expect(await inspect(page, 'desafio-comeco')).toEqual([]);
  await (await held.promise).continue();
  await agreeToAll(person);
  expect(solutions).toHaveLength(1);
  await walkTo(person, '02-celular');
  await useUp('code-sent', 200);
  // What the page solves gets lost on its way.
  await page.route('**/token-validation/*/step/*/send', (route) => {
    const headers = { ...route.request().headers() };
    delete headers[SOLUTION_HEADER];
    return route.continue({ headers });
  });
  await person.type('Celular com DDD', person.phone);
  await person.press('Receber código');
  await page.getByText('Muita gente está usando a mesma rede agora').waitFor();
  const shown = ({ device, theme }: { readonly device: string; readonly theme: string }): Promise<unknown> =>
    folder === undefined
      ? Promise.resolve()
      : page.screenshot({ path: path.join(folder, `desafio-${device}-${theme}.png`), fullPage: true });
  expect(await axeFindings(page, { seen: shown })).toEqual([]);
  const typed = await page.getByRole('textbox', { name: 'Celular com DDD' }).inputValue();
  expect(typed.replaceAll(/\D/g, '')).toBe(person.phone);
  await page.unroute('**/token-validation/*/step/*/send');
  const before = solutions.length;
  await person.press('Receber código');
  await person.sees('Digite o código');
  expect(solutions.slice(before)).toEqual(['send']);
  await person.type('Código de 6 números', await person.code());
  await person.sees('Agora, seus dados');
  // The answers that ask for work are what the console complains of, and nothing else is.
  expect(complaints.filter((said) => !said.includes('429'))).toEqual([]);
});
