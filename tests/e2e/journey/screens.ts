import path from 'node:path';
import fs from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './person.ts';

const folder = path.resolve(import.meta.dirname, '../../../test-results/screens');

export interface Finding {
  readonly screen: string;
  readonly rule: string;
  readonly target: string;
}

/** Looks at a screen as axe does: on a phone and a desktop, light and dark; keeps a picture of each. */
export async function inspect(page: Page, screen: string): Promise<readonly Finding[]> {
  fs.mkdirSync(folder, { recursive: true });
  const own = page.viewportSize() ?? PHONE;
  const findings: Finding[] = [];
  for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await settle(page);
      await page.screenshot({ path: path.join(folder, `${screen}-${device}-${theme}.png`) });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const name = `${screen} ${device} ${theme}`;
      findings.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => ({ screen: name, rule: id, target: String(node.target) })),
        ),
      );
    }
  }
  await page.setViewportSize(own);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await settle(page);
  return findings;
}

/** Until nothing moves any more: colours are judged at rest. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
