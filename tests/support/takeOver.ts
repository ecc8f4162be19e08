import type { Page } from 'playwright-core';
import type { Customer } from './customer.ts';

/**
 * The page goes on where the customer came to over the wire, as the same device: what leads to a screen is walked by real keys once, in
 * `tests/e2e/journey`, and takes ten times as long.
 */
export async function takeOver(page: Page, { hash, device }: Customer): Promise<void> {
  const { base } = device;
  await page.context().addCookies([...device.cookies].map(([name, value]) => ({ name, value, url: base })));
  await page.goto(`${base}/?agx_hash=${hash}`);
  // Drawn, also beneath a sheet that has opened over it.
  await page.locator('h1').first().waitFor();
}
