import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { act } from '../journey/walk.ts';

/* What a device tells of itself, and when. */

const stage = openStage();

it('tells neither what it is nor where it is before it was agreed to, in a flow that begins without terms', async () => {
  const person = new Person(await stage.device(), stage.url, exampleCpf('25', 3));
  const { page } = person;
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: -23.5505, longitude: -46.6333 });
  const sent: { readonly path: string; readonly fingerprint: string | undefined; readonly body: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/unauth/')) return;
    sent.push({ path: pathname, fingerprint: request.headers()['x-fingerprint'], body: request.postData() ?? '' });
  });
  await page.goto(`${stage.url}/?canal=ipe-fgts&comecar=1`);
  await person.sees('Você já ativou o saque-aniversário?');
  await person.pick(/^Já ativei/);
  await person.press('Já autorizei');
  await person.sees('Seu CPF e autorizações');
  const before = sent.splice(0);
  expect(before.some(({ path }) => path.includes('create-proposal'))).toBe(true);
  expect(before.filter(({ fingerprint }) => fingerprint !== undefined)).toEqual([]);
  for (const { body } of before) expect(body).not.toMatch(/deviceTracking|latitude|timezone|screenResolution/);

  await person.type('CPF', person.cpf);
  for (const term of await page.getByRole('checkbox').all()) await term.check();
  await person.press('Continuar');
  await act(person, '02-celular');
  const agreed = sent.find(({ path }) => path.includes('update-step'));
  expect(agreed?.fingerprint).toMatch(/^[0-9a-f]{32}$/);
  expect(agreed?.body).toMatch(/"latitude":-23\.5505/);
});
