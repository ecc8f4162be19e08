import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { launchChromium } from '../../support/chromium.ts';
import { RealServer } from '../../support/realServer.ts';
import { Person, PHONE } from '../journey/person.ts';
import { agreeToAll } from '../journey/walk.ts';

let server: RealServer;
let browser: Browser;

beforeAll(async () => {
  server = await RealServer.create();
  [browser] = await Promise.all([launchChromium(), server.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

it('leaves for the store’s other offers only when it is meant, and comes back to the very step', async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR', reducedMotion: 'reduce' });
  const person = new Person(await context.newPage(), server.url, exampleCpf('25'));
  await person.page.goto(`${server.url}/?canal=ipe-pessoal`);
  await agreeToAll(person);
  await person.type('CPF', person.cpf);
  await person.press('Continuar');
  await person.sees('Vamos confirmar que é você');

  await person.press('Ver passos');
  await person.press('Voltar às ofertas');
  const dialog = person.page
    .getByRole('alertdialog')
    .or(person.page.getByRole('dialog', { name: /voltar às ofertas/ }));
  await dialog.getByText('Tem certeza que deseja voltar às ofertas?').waitFor();
  await dialog.getByText('Você poderá continuar sua oferta mais tarde.').waitFor();
  await person.press('Cancelar');
  await person.sees('Vamos confirmar que é você');

  await person.press('Ver passos');
  await person.press('Voltar às ofertas');
  await person.press('Sim');
  await person.sees('Crédito claro, do começo ao fim');
  await person.press('Minhas Propostas');
  await person.sees('Vamos confirmar que é você');
  expect(new URL(person.page.url()).pathname).toBe('/codigo');
  await context.close();
});
