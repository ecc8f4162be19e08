import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { looks } from './page.ts';
import { errors } from './errors.ts';
import type { Shown } from './reach.ts';
import { contactSheet } from './sheet.ts';
import { waits } from './waits.ts';

/*
 * Waits and errors of three products: axe finds nothing on them, on a phone and a desktop, light and dark, nothing is wider than its
 * window at 320 and 768, and each names a way on. With PICTURES set to a folder, contact sheets are put there.
 */

const stage = openStage();
const folder = process.env.PICTURES;

const groups: readonly (readonly [string, readonly Shown[]])[] = [
  ['waits', waits],
  ['errors', errors],
];

describe.each(groups)('%s', (group, screens) => {
  it.each(screens)('$name says what is true, and what can be done', async ({ name, open, says }) => {
    const page = await open(stage);
    for (const words of says) await page.getByText(words).first().waitFor();
    await looks(page, name);
    await page.context().close();
  });
  afterAll(async () => {
    const names = screens.map(({ name }) => name);
    if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, `${group}.jpg`));
  });
});

it('the way to be told is changed by keyboard, back and forth, without losing the place', async () => {
  const [wait] = waits;
  if (wait === undefined) throw new Error('no wait is shown');
  const page = await wait.open(stage);
  await page.getByRole('button', { name: 'Avisar por WhatsApp' }).press('Enter');
  await page.getByText(/Avisamos por WhatsApp\./).waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Prefiro por SMS');
  await page.keyboard.press('Enter');
  await page.getByText(/Avisamos por SMS\./).waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Avisar por WhatsApp');
  await page.context().close();
});
