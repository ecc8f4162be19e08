import path from 'node:path';
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { axeFindings, dress, PHONE } from '../../support/axe.ts';

const folder = path.resolve(import.meta.dirname, '../../../test-results/screens');

/** Looks at a screen as axe does: on a phone and a desktop, light and dark; keeps a picture of each. */
export async function inspect(page: Page, screen: string): Promise<readonly string[]> {
  fs.mkdirSync(folder, { recursive: true });
  const own = page.viewportSize() ?? PHONE;
  // Nothing is pointed at: what the pointer was left on would be drawn in its other colour.
  await page.mouse.move(0, 0);
  const findings = await axeFindings(page, {
    seen: ({ device, theme }) => page.screenshot({ path: path.join(folder, `${screen}-${device}-${theme}.png`) }),
  });
  await page.setViewportSize(own);
  await dress(page, 'light');
  return findings.map((finding) => `${screen} ${finding}`);
}
