import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** The looks in which every screen is judged. */
const looks = [
  { device: 'phone', size: PHONE, theme: 'light' },
  { device: 'phone', size: PHONE, theme: 'dark' },
  { device: 'desktop', size: DESKTOP, theme: 'light' },
  { device: 'desktop', size: DESKTOP, theme: 'dark' },
] as const;

export type Look = (typeof looks)[number];

// The dark look differs in its colours alone: whatever else axe looks at was looked at in the light.
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Options {
  /** Called with each look at rest, before axe: to keep a picture of it. */
  readonly seen?: (look: Look) => Promise<unknown>;
  /** Whether what stands in frames counts too. */
  readonly frames?: boolean;
}

/** What axe finds on the page in view, on a phone and a desktop, light and dark. The page is left on a desktop, dark. */
export async function axeFindings(page: Page, { seen, frames = false }: Options = {}): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await page.setViewportSize(look.size);
    await dress(page, look.theme);
    await seen?.(look);
    // What it found in order is not written down: that took it as long as looking.
    const axe = (frames ? new AxeBuilder({ page }) : await alone(page)).options({ resultTypes: ['violations'] });
    const { violations } = await (look.theme === 'dark' ? axe.withRules(ofColours) : axe).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${look.device} ${look.theme} ${id} ${target}`),
      ),
    );
  }
  return found;
}

/** Axe on one page: half a megabyte of script is read once per page, and no other page gathers what frames say. */
async function alone(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true);
}

/**
 * The look, for pages that have a theme and for those that follow the device; once nothing moves any more: colours are judged at rest.
 * What moves is brought to its end at once: nobody watches.
 */
export async function dress(page: Page, theme: 'light' | 'dark'): Promise<void> {
  // The page hears of the device's look, and reads its own then.
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.waitForFunction(isHere);
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const moving = (): Animation[] =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    // What inherits a colour that moves begins to move itself once that one has: until nothing does.
    do {
      for (const one of moving()) one.finish();
      await frame();
      await frame();
    } while (moving().length > 0);
  });
}

/** Whether all is there that the page fetches once it is needed: the pictures of a look, and what a wide window has room for. */
function isHere(): boolean {
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  // A lazy one far below is not fetched; it is once it is in view.
  const isInView = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isAwaited = (image: HTMLImageElement): boolean => (image.loading === 'lazy' ? isInView : isShown)(image);
  return (
    [...document.images].every((image) => image.complete || !isAwaited(image)) &&
    [...document.querySelectorAll('aside')].every((aside) => aside.textContent !== '' || !isShown(aside))
  );
}
