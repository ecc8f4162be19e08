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
  await page.getByRole('heading', { level: 1 }).waitFor();
}
