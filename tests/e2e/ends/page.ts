import type { Page, ViewportSize } from 'playwright-core';
import type { ProposalOnWire } from '@passo/contract';
import { expect } from 'vitest';
import { DESKTOP, PHONE } from '../../support/axe.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { shipped } from '../../support/shipped.ts';
import type { Stage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { inspect } from '../journey/screens.ts';

/** Somebody with this CPF, over the wire as far as the end or the place named; the page goes on from there. */
export async function pageOf(
  stage: Stage,
  channel: string,
  cpf: string,
  isThere?: (proposal: ProposalOnWire) => boolean,
  viewport: ViewportSize = PHONE,
): Promise<Page> {
  const page = await stage.device({ reducedMotion: 'reduce', viewport });
  const customer = new Customer(stage.url);
  // Their own: what is refused of one counts for the phone too.
  customer.phone = `119${cpf.slice(1, 9)}`;
  await begin(customer, channel, cpf);
  await goOn(customer, new World(stage.url), isThere);
  await takeOver(page, customer);
  return page;
}

/** axe finds nothing, and nothing is wider than its window. */
export async function looks(page: Page, name: string): Promise<void> {
  await besideIsThere(page);
  expect(await inspect(page, name)).toEqual([]);
  expect(await overflowAt(page, [320, 768])).toEqual([]);
}

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

/** Each partner has a word of its own for it. */
export const HELP = new RegExp(
  `^(${[...new Set(['Ajuda', ...shipped.map(({ texts }) => texts.words.help)])].join('|')})$`,
);
export const helpIn = (rows: Readonly<Record<string, string>>): string =>
  Object.entries(rows).find(([name]) => HELP.test(name))?.[1] ?? '';

const PATIENCE = { timeout: 10_000 };

/** The widths, in CSS pixels, at which the page is wider than its window. */
async function overflowAt(page: Page, widths: readonly number[]): Promise<readonly number[]> {
  const height = page.viewportSize()?.height ?? 740;
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // What stood beside the form leaves a moment after its room has gone.
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, PATIENCE);
    if (
      !(await fits.then(
        () => true,
        () => false,
      ))
    )
      wider.push(width);
  }
  return wider;
}

/** What a wide window has room for is fetched before the first picture: at an end it only adds _Ajuda_ to a header that is there. */
async function besideIsThere(page: Page): Promise<void> {
  const ofProposal = page.locator('header [aria-label="Mais opções"]');
  if (!(await ofProposal.evaluateAll((buttons) => buttons.length > 0))) return;
  const own = page.viewportSize() ?? PHONE;
  await page.setViewportSize(DESKTOP);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/companion-')),
  );
  await page.setViewportSize(own);
}
