import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dress } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { errors } from './errors.ts';

/* How an error page is laid out, what it wears, and where its button leads. */

const stage = openStage();

async function shown(name: string): Promise<Page> {
  const found = errors.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no page is called ${name}`);
  const page = await found.open(stage);
  for (const words of found.says) await page.getByText(words).first().waitFor();
  return page;
}

it('a step that is not found says why on the page itself, and leads on where the journey stands', async () => {
  const page = await shown('erro-passo-ipe-pessoal');
  const why = page.getByText('Ainda falta concluir um passo antes deste.');
  expect(await why.count()).toBe(1);
  await page.getByRole('main').getByRole('alert').filter({ has: why }).waitFor();
  await page.unroute('**/show-step/**');
  // Another product's link, opened beside it, is the newest of this device: it is not the one that goes on here.
  const other = await page.context().newPage();
  await other.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  await other.getByRole('button', { name: 'Autorizar e continuar' }).waitFor();
  await page.getByRole('button', { name: 'Continuar de onde parei' }).click();
  await page.waitForURL('**/proposta-do-banco');
  await page.getByRole('button', { name: 'Aceitar esta oferta' }).waitFor();
  await page.context().close();
});

it.each(['erro-link', 'erro-canal', 'erro-cookies', 'erro-conexao-aurora-clt'])(
  '%s is read whole on a phone, to its last link',
  async (name) => {
    const page = await shown(name);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
    const figure = await page.locator('main svg').first().boundingBox();
    expect(figure?.width).toBeLessThanOrEqual(120);
    await page.context().close();
  },
);

it('on a computer it is one block in the middle, its button below its words and as wide', async () => {
  const page = await shown('erro-conexao-aurora-clt');
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = await page.getByText('O que você já enviou está salvo.').boundingBox();
  const button = await page.getByRole('button', { name: 'Tentar novamente' }).boundingBox();
  if (words === null || button === null) throw new Error('nothing is drawn');
  expect(button.x + button.width / 2).toBeCloseTo(640, 0);
  expect(button.width).toBeGreaterThan(380);
  expect(button.width).toBeLessThanOrEqual(480);
  expect(button.y - (words.y + words.height)).toBeLessThan(60);
  expect(button.y).toBeLessThan(640);
  await page.context().close();
});

it.each(['erro-cookies', 'erro-outro-aparelho-ipe-pessoal', 'erro-conexao-aurora-clt'])(
  "%s wears the partner's dark logo in the dark",
  async (name) => {
    const page = await shown(name);
    await dress(page, 'dark');
    await page.locator('header img[src$="/logo-dark.svg"]').waitFor();
    await dress(page, 'light');
    await page.locator('header img[src$="/logo.svg"]').waitFor();
    await page.context().close();
  },
);
