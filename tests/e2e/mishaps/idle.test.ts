import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { RealServer } from '../../support/realServer.ts';
import { PHONE } from '../journey/person.ts';

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

it('asks whoever has been idle whether they are still there, and keeps what was typed', async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${server.url}/?canal=ipe-pessoal`);
  await page.clock.runFor(2_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
  await page.clock.runFor(590_000);
  expect(await page.getByText('Você ainda está aí?').count()).toBe(0);
  await page.clock.runFor(20_000);
  await page.getByText('Guardamos o que você preencheu. Continue quando quiser.').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).last().click();
  await page.clock.runFor(2_000);
  expect(await page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe('529.982.247-25');
  await context.close();
});
