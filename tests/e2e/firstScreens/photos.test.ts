import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { documentPhoto } from '../../support/photos.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';
import { inspect } from '../journey/screens.ts';

/* A row for a photo says whether it is there, and what can be done about it. */

const stage = openStage();

const reach = async (channel: string, slug: string, at: number): Promise<Page> => {
  const page = await pageOf(stage, channel, exampleCpf('25', 880 + at), ({ currentStep }) => currentStep === slug);
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .getByRole('button', { name: /Enviar arquivo/ })
    .first()
    .waitFor();
  return page;
};
const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? NaN;

/** What is missing is said in one line, and the row is no higher than its camera and one button want. */
async function expectLow(page: Page, row: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const state = row.getByText('Falta enviar', { exact: true });
  expect((await state.boundingBox())?.height).toBeLessThan(24);
  expect((await row.boundingBox())?.height).toBeLessThan(96);
}

it('a side is missing until it is there, and then it can be changed', async () => {
  const page = await reach('aurora-clt', 'documento', 1);
  const side = (name: string): Locator => page.getByRole('group', { name, exact: true });
  for (const name of ['Frente', 'Verso']) {
    await side(name).getByText('Falta enviar', { exact: true }).waitFor();
    await side(name)
      .getByRole('button', { name: `Tirar foto: ${name}` })
      .waitFor();
  }
  for (const width of [320, 1280, 360]) await expectLow(page, side('Frente'), width);
  // The bar says which side is next.
  await page.getByRole('button', { name: 'Tirar foto da frente', exact: true }).waitFor();
  // Said once for both, before either.
  const help = await page.getByRole('button', { name: /^Como fazer/ }).all();
  expect(help).toHaveLength(1);
  const helpAt = (await help[0]?.boundingBox())?.y ?? NaN;
  expect(helpAt).toBeLessThan((await side('Frente').boundingBox())?.y ?? NaN);

  const buffer = Buffer.from(await (await documentPhoto()).arrayBuffer());
  const file = { name: 'rg.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file][name=documentoFrente]').setInputFiles(file);
  await side('Frente').getByText('pronta', { exact: true }).waitFor();
  await side('Frente').getByRole('img', { name: 'Sua foto: Frente' }).waitFor();
  await side('Frente')
    .getByRole('button', { name: /^Trocar.*Frente$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Tirar foto do verso', exact: true }).waitFor();
  await side('Verso').getByText('Falta enviar', { exact: true }).waitFor();
  expect(await inspect(page, 'photos-one-side')).toEqual([]);
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.context().close();
});

it('one photo alone has the whole width of a computer’s column, two sides share it', async () => {
  const selfie = await reach('aurora-clt', 'selfie', 2);
  await selfie.setViewportSize({ width: 1280, height: 800 });
  const column = await widthOf(selfie.locator('main h1'));
  const row = selfie.getByRole('group', { name: 'Sua foto', exact: true });
  await expect.poll(() => widthOf(row)).toBe(column);
  // What is held before the camera is drawn above it, as on a phone.
  await expect.poll(() => widthOf(selfie.locator('main form svg').first())).toBe(160);
  await selfie.context().close();

  const both = await reach('aurora-clt', 'documento', 3);
  await both.setViewportSize({ width: 1280, height: 800 });
  const [front, back] = ['Frente', 'Verso'].map((name) => both.getByRole('group', { name, exact: true }));
  const topOf = async (element: Locator | undefined): Promise<number> => (await element?.boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await topOf(front)) === (await topOf(back))).toBe(true);
  await both.context().close();
});

it('within a form camera and file are two equal halves, each in one line', async () => {
  const page = await reach('ipe-luz', 'conta-de-luz', 4);
  const bill = page.getByRole('group', { name: 'Foto da conta', exact: true });
  const halves = await Promise.all(
    ['Tirar foto', 'Enviar arquivo'].map((name) => bill.getByRole('button', { name }).boundingBox()),
  );
  const [camera, file] = halves;
  expect([file?.y, file?.width, file?.height]).toEqual([camera?.y, camera?.width, camera?.height]);
  expect(camera?.height).toBeLessThanOrEqual(50);
  await page.getByText('Está no alto da sua conta.', { exact: true }).waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.context().close();
});
