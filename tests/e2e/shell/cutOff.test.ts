import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';

/* A part of the page that cannot be fetched takes nothing along that is there already. */

const stage = openStage();
const FAILED = 'Por favor, tente novamente recarregando a página.';

it.each([
  ['aurora-clt', 'Vamos começar?', 'Continuar'],
  ['ipe-fgts', /^Antes de começar/, 'Já autorizei'],
] as const)('%s: the first step stays, and says what is wrong when it is sent', async (channel, title, button) => {
  const page = await stage.device();
  await page.route('**/assets/links-*.js', (route) => route.abort());
  await page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (channel === 'aurora-clt') {
    await page.getByLabel('CPF').fill('529.982.247-25');
    for (const box of await page.getByRole('checkbox').all()) await box.evaluate((one: HTMLElement) => one.click());
  }
  await page.getByRole('button', { name: button }).click();
  await page.getByText(FAILED).first().waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (channel === 'aurora-clt') expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25');
  await page.context().close();
});
