import type { Page } from 'playwright-core';

/** What a last page answers, by what is asked; a line each. */
export const rowsOf = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await page.locator('dl').first().waitFor();
  return page
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [row.querySelector('dt')?.innerText.trim() ?? '', row.querySelector('dd')?.innerText ?? '']),
      ),
    );
};

/** The widths, in CSS pixels, at which the page is wider than its window. */
export async function overflowAt(page: Page, widths: readonly number[]): Promise<readonly number[]> {
  const height = page.viewportSize()?.height ?? 740;
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wider.push(width);
  }
  return wider;
}
