import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { errors } from './errors.ts';
import { pageOf } from './page.ts';

/* On a computer the last pages keep the frame of the steps before them. */

const stage = openStage();

const leftOf = async (page: Page, selector: string): Promise<number | undefined> =>
  (await page.locator(selector).first().boundingBox())?.x;

it.each([
  ['aurora-clt', '25'],
  ['aurora-clt', '10'],
] as const)('%s, %s: logo and result begin at the same edge, and help is where it was', async (channel, ending) => {
  const page = await pageOf(stage, channel, exampleCpf(ending, 331));
  await page.locator('main dl').first().waitFor();
  await page.setViewportSize(DESKTOP);
  await page.locator('header').getByRole('link', { name: 'Ajuda' }).waitFor();
  const edge = await leftOf(page, 'main dl');
  expect(await leftOf(page, 'header img')).toBe(edge);
  // Whatever the picture is, it stands where the column beside a form stood.
  expect((edge ?? NaN) + 620 + 40).toBe(await leftOf(page, '[aria-hidden]:has(> i)'));
  await page.context().close();
});

it('the papers of a loan are above the bar', async () => {
  const page = await pageOf(stage, 'aurora-clt', exampleCpf('25', 332));
  await page.setViewportSize(DESKTOP);
  const last = page.getByText('Quando e como você assinou');
  await last.waitFor();
  const bar = await page.locator('main section[data-tone] > :last-child').boundingBox();
  const { y = NaN, height = NaN } = (await last.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(bar?.y ?? NaN);
  await page.context().close();
});

it('a fault has the logo where a step has it, and a picture that is seen', async () => {
  const page = await errors.find(({ name }) => name === 'erro-outro-aparelho-ipe-pessoal')?.open(stage);
  if (page === undefined) throw new Error('no such fault');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('alert').getByRole('heading').waitFor();
  expect(await leftOf(page, 'header img')).toBeLessThan(200);
  expect((await page.locator('main svg').first().boundingBox())?.width).toBeGreaterThan(180);
  await page.context().close();
});
