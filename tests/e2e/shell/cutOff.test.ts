import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';

/* A part of the page that cannot be fetched takes nothing along that is there already. */

const stage = openStage();
const LINKS = '**/assets/links-*.js';
const begin = (page: Page, channel: string) => page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
const isKept = (): boolean => localStorage.getItem('passo:proposal') !== null;

it.each([
  // What was typed is kept by what could not be fetched: nobody is told to load the page anew.
  ['aurora-clt', 'Seu CPF e autorizações', 'Continuar', 'Não deu para enviar. Confira a internet e toque de novo.'],
  ['ipe-fgts', /^Você já ativou/, 'Já autorizei', 'Não deu para enviar. Confira a internet e toque de novo.'],
] as const)(
  '%s: the first step stays, and says what is wrong when it is sent',
  async (channel, title, button, says) => {
    const page = await stage.device();
    await page.route(LINKS, (route) => route.abort());
    await begin(page, channel);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (channel === 'aurora-clt') {
      await page.getByLabel('CPF').fill('529.982.247-25');
      for (const box of await page.getByRole('checkbox').all()) await box.evaluate((one: HTMLElement) => one.click());
    } else await page.getByRole('radio', { name: /^Já ativei/ }).check();
    await page.getByRole('button', { name: button }).click();
    await page.getByText(says).first().waitFor();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    if (channel === 'ipe-fgts') expect(await page.getByRole('radio', { name: /^Já ativei/ }).isChecked()).toBe(true);
    else expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25');
    await page.context().close();
  },
);

it('what keeps what is typed is fetched again where it failed: a reload loses nothing', async () => {
  const page = await stage.device();
  await page.route(LINKS, (route) => route.abort(), { times: 1 });
  await Promise.all([page.waitForEvent('requestfailed'), begin(page, 'aurora-clt')]);
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.waitForFunction(isKept);
  await page.reload();
  await expect.poll(() => page.getByLabel('CPF').inputValue()).toBe('529.982.247-25');
  await page.context().close();
});
