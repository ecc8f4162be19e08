import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';

/*
 * What the server wrote is the largest paint of a first step: where the portal draws the same words a hair larger, browsers count that
 * one in its place, a second or more later on a slow phone.
 */

const stage = openStage();

/** The area of title and sentence as they are drawn, in CSS pixels. */
const areas = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const title = document.querySelector('h1');
    return [title, title?.nextElementSibling ?? null].map((one) => {
      const range = document.createRange();
      if (one !== null) range.selectNodeContents(one);
      const { width, height } = range.getBoundingClientRect();
      return width * height;
    });
  });

/** Nothing of this kind comes before it is let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

it.each(
  ['aurora-clt', 'aurora-veiculos', 'ipe-luz', 'ipe-fgts'].flatMap((channel) =>
    [360, 412].map((width) => ({ channel, width })),
  ),
)('$channel at $width px: the portal draws the words that were there no larger', async ({ channel, width }) => {
  const page = await stage.device({ viewport: { width, height: 740 }, reducedMotion: 'reduce' });
  const letGo = [await hold(page, '**/*.woff2'), await hold(page, '**/assets/*.js')];
  await page.goto(`${stage.url}/?canal=${channel}&comecar=1`, { waitUntil: 'commit' });
  await page.locator('.opening h1').waitFor();
  const before = await areas(page);
  for (const release of letGo) release();
  await page.locator('main :is(button, input)').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const after = await areas(page);
  expect(
    after.map((area, at) => area > 0 && area <= (before[at] ?? 0)),
    `${before} → ${after}`,
  ).toEqual([true, true]);
  await page.context().close();
});
