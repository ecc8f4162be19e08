import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { launchChromium } from '../../support/chromium.ts';
import { RealServer } from '../../support/realServer.ts';
import { Person, PHONE } from './person.ts';
import { inspect, type Finding } from './screens.ts';
import { screens } from './walk.ts';

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

async function act(person: Person, name: string): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await person.sees(screen.title);
  await screen.act(person);
}

it('sells anniversary withdrawals of the FGTS: tutorial, balance, offer, signature, money', async () => {
  const context = await browser.newContext({ viewport: PHONE, permissions: ['camera'], locale: 'pt-BR' });
  const person = new Person(await context.newPage(), server.url, exampleCpf('25', 3));
  const findings: Finding[] = [];
  const look = async (name: string): Promise<void> => void findings.push(...(await inspect(person.page, name)));
  await person.page.goto(`${server.url}/?canal=ipe-fgts`);
  await person.sees('Antes de começar, autorize no aplicativo FGTS');
  await look('fgts-tutorial');
  await person.press('Já autorizei');
  await person.sees('Vamos começar?');
  await person.type('CPF', person.cpf);
  for (const term of await person.page.getByRole('checkbox').all()) await term.check();
  await person.press('Continuar');
  for (const name of ['02-celular', '03-codigo', '04-dados-pessoais']) await act(person, name);

  // The query's stages pass by themselves, faster than a slow machine looks.
  await person.sees('Quantos saques você quer antecipar?');
  await person.page.getByRole('heading', { name: 'Escolha uma opção' }).waitFor();
  const options = person.page.locator('section[aria-labelledby=opcoes] button');
  await options.first().waitFor();
  // Three yearly withdrawals at most since 2026-11-01.
  expect(await options.count()).toBe(3);
  await look('fgts-opcoes');
  await options.last().click();
  await person.page.getByRole('dialog').waitFor();
  await look('fgts-oferta');
  await person.page.getByRole('dialog').getByRole('button', { name: 'Continuar com esta oferta' }).click();

  await act(person, '08-documento');
  await act(person, '10-conta');
  await act(person, '11-contrato');
  await act(person, '12-assinatura');
  await person.sees('Recebemos tudo');
  await look('fgts-fim');
  expect(findings).toEqual([]);
  await context.close();
});
