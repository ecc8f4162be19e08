import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';

/* The words of the first step are read before its script and its style sheet are there, and stay where they are when these come. */

const stage = openStage();

/** Whether a font of the page is there: before, words are as wide as their stand-in. */
const hasFont = (): boolean =>
  document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded');

/** Where the title and the sentence stand, in CSS pixels. */
const places = async (page: Page, words: string): Promise<readonly unknown[]> => {
  await page.locator(words).waitFor();
  await page.waitForFunction(hasFont);
  return page
    .locator(words)
    .locator('h1, h1 + :not(.mark), li > *')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [one.textContent, Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
      }),
    );
};

it.each([
  ['aurora-clt', PHONE],
  ['aurora-clt', { width: 768, height: 1024 }],
  ['aurora-clt', DESKTOP],
  ['ipe-luz', DESKTOP],
  ['ipe-fgts', PHONE],
  ['ipe-fgts', DESKTOP],
])('%s, %j', async (channel, viewport) => {
  const page = await stage.device({ viewport, reducedMotion: 'reduce' });
  // What the step is drawn with comes when the words were read.
  let bring = (): void => undefined;
  const read = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/assets\/(?:index-\w+\.js|[\w-]+\.css)$/, async (route) => {
    await read;
    await route.continue();
  });
  await page.goto(`${stage.url}/?canal=${channel}&comecar=1`, { waitUntil: 'commit' });
  const early = await places(page, '.opening');
  bring();
  await page.locator('main :is(button, input)').last().waitFor();
  const drawn = await places(page, 'main');
  expect(early.length).toBeGreaterThanOrEqual(2);
  expect(drawn.slice(0, early.length)).toEqual(early);
  await page.context().close();
});
