import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { waits } from './waits.ts';

/* The signer's page within ours, where it is not as well behaved as the one of the simulated world. */

const stage = openStage();

/** 60 rem. */
const HIGHEST = 960;

it('a page that is as high as its window and a little more does not grow with its frame for ever', async () => {
  const page = await waits.find(({ name }) => name.startsWith('espera-assinatura'))?.open(stage);
  if (page === undefined) throw new Error('no signature is waited for');
  const body = '<!doctype html><title>x</title><body style="min-height: 100vh">Assine aqui.</body>';
  await page.route('**/simulador/assinatura/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.reload();
  await page.frameLocator('iframe').getByText('Assine aqui.').waitFor();
  const heights = await page.locator('iframe').evaluate(async (frame, frames) => {
    for (let at = 0; at < frames; at += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const before = frame.getBoundingClientRect().height;
    for (let at = 0; at < 10; at += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return [before, frame.getBoundingClientRect().height];
  }, 120);
  expect(heights).toEqual([HIGHEST, HIGHEST]);
  await page.context().close();
});
