import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { launchChromium } from '../../support/chromium.ts';
import { RealServer } from '../../support/realServer.ts';
import { Person, PHONE } from './person.ts';
import { inspect, type Finding } from './screens.ts';
import { screens } from './walk.ts';

let browser: Browser;
let server: RealServer;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

afterEach(() => server.remove());

async function act(person: Person, name: string): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}`);
  await person.sees(screen.title);
  await screen.act(person);
}

const reais = (text: string): number => Number(/([\d.]+,\d\d)/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.'));

/** Day → how many yearly withdrawals may be sold on it (Resolução CCFGTS 958/2020 with 1.130/2025), and when the first falls due. */
const days = [
  ['2026-10-20', 5, '03/05/2027'],
  ['2026-11-10', 3, '03/05/2027'],
] as const;

it.each(days)('sells anniversary withdrawals of the FGTS on %s: %i at most', async (day, most, firstDueOn) => {
  server = await RealServer.create({ PASSO_CLOCK: `${day}T12:00:00Z` });
  await server.start();
  const context = await browser.newContext({ viewport: PHONE, permissions: ['camera'], locale: 'pt-BR' });
  // What the browser takes for today; its timers go on by themselves.
  await context.clock.setSystemTime(`${day}T12:00:00Z`);
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
  expect(await options.count()).toBe(most);
  await look('fgts-opcoes');
  await options.last().click();
  await person.page.getByRole('dialog').waitFor();
  await look('fgts-oferta');
  await person.page.getByText('Todas as parcelas').click();
  const table = person.page.getByRole('group', { name: 'Tabela de parcelas' });
  const rows = await table.locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(most);
  expect(rows[0]).toContain(firstDueOn);
  for (const sold of await table.locator('tbody td:nth-child(3)').allInnerTexts()) {
    // Between R$ 100 and R$ 500 of each yearly withdrawal.
    expect(reais(sold)).toBeGreaterThanOrEqual(100);
    expect(reais(sold)).toBeLessThanOrEqual(500);
  }
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
