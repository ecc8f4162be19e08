import path from 'node:path';
import { afterAll, describe, it } from 'vitest';
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
