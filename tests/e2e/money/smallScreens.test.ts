import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { dress } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';
import { inspect } from '../journey/screens.ts';

/* Where money is chosen and signed, as it is laid out: what is in view, in which order, and how much of it is a bar. */

const stage = openStage();

const reach = (channel: string, slug: string, at: number): Promise<Page> =>
  pageOf(stage, channel, exampleCpf('25', 760 + at), ({ currentStep }) => currentStep === slug);

const figures = (page: Page) =>
  page.locator('fieldset:not([aria-busy]) label:has(input[name=prazo])').filter({ hasText: 'R$' });
const rested = (page: Page) => figures(page).first().waitFor();

/** The bar, and the row that is chosen, as the eye has them. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('form > :last-child')?.getBoundingClientRect();
    const row = document.querySelector('label:has(input[name=prazo]:checked)')?.getBoundingClientRect();
    const isWhole = (label: Element): boolean => {
      const { left, top, width, height, bottom } = label.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return bar !== undefined && bottom <= bar.top + 1 && above !== null && label.contains(above);
    };
    const jump = document.querySelector('button[aria-label^="Mais R$"]')?.getBoundingClientRect();
    return {
      bar: bar?.height ?? NaN,
      isChosenInView: row !== undefined && bar !== undefined && row.top >= 0 && row.bottom <= bar.top + 1,
      whole: [...document.querySelectorAll('label:has(input[name=prazo])')].filter(isWhole).length,
      jump: jump?.top,
      scrolled: window.scrollY,
      wider: document.documentElement.scrollWidth > window.innerWidth,
    };
  });

/** Where there is a figure, and where there is none. */
const isOffered = (page: Page): Promise<readonly boolean[]> =>
  page
    .locator('label:has(input[name=prazo])')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.includes('R$') === true));

it.each([
  ['aurora-clt', 1, 5],
  ['ipe-luz', 2, 5],
] as const)('%s: on a phone the chosen row is in view and the bar is small', async (channel, at, rows) => {
  const page = await reach(channel, 'simulacao', at);
  await rested(page);
  for (const [width, height] of [
    [320, 568],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => seen(page)).toMatchObject({ isChosenInView: true, wider: false, scrolled: 0 });
    const { bar, whole } = await seen(page);
    // What is decided on, what it takes of the pay, the button and the way to all costs: less than a quarter.
    expect(bar, `${width}`).toBeLessThanOrEqual(height * 0.23);
    // None of them lies beneath the one that is chosen.
    expect(whole, `${width}`).toBeGreaterThanOrEqual(height > 700 ? rows : 3);
    // Another amount moves nothing under the finger that asks for it.
    const before = await seen(page);
    const more = page.getByRole('button', { name: /^Mais R\$/ }).first();
    const told = await figures(page).first().innerText();
    await more.click();
    await expect.poll(() => figures(page).first().innerText()).not.toBe(told);
    await rested(page);
    await expect.poll(() => seen(page)).toEqual(before);
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  for (const theme of ['light', 'dark'] as const) {
    await dress(page, theme);
    expect(await inspect(page, `money-small-${channel}-${theme}`)).toEqual([]);
  }
  await page.context().close();
});

it('terms that cannot be taken come last, with their reason; on a computer the bar is read as it stands', async () => {
  const page = await reach('aurora-clt', 'simulacao', 3);
  await rested(page);
  const typed = page.getByRole('textbox', { name: 'Valor do empréstimo, em reais' });
  await typed.fill('11000');
  await typed.press('Tab');
  await page.getByText('passa do limite do seu salário').first().waitFor();
  await rested(page);
  const offered = await isOffered(page);
  expect(offered).toContain(false);
  expect(offered).toEqual([...offered].sort((one, other) => Number(other) - Number(one)));

  // Where the column is narrow the bar takes two lines, and its words are not broken one by one.
  for (const width of [960, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => seen(page)).toMatchObject({ wider: false });
    const { height = NaN } = (await page.getByRole('button', { name: 'Ver todos os custos' }).boundingBox()) ?? {};
    expect(height, `${width}`).toBeLessThan(50);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const edges = await page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector('form > :last-child');
    const parts = [...(bar?.querySelectorAll('strong, b, button') ?? [])].filter((part) => part.checkVisibility());
    const [column, button] = [box(document.querySelector('fieldset')), box(parts.at(-1))];
    return {
      words: parts.map((part) => part.textContent ?? ''),
      lefts: parts.map((part) => Math.round(box(part).left)),
      column: [Math.round(column.left), Math.round(column.right)],
      outer: [Math.round(box(parts[0]).left), Math.round(button.right)],
    };
  });
  expect(edges.words.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    ...[expect.stringMatching(/^R\$ /), expect.stringMatching(/% ao ano$/), expect.stringMatching(/^R\$ /)],
    ...['Ver todos os custos', 'Continuar com 24x'],
  ]);
  const [price, cet, , costs, button] = edges.lefts;
  expect([price, cet, costs, button]).toEqual([price, cet, costs, button].sort((one = 0, other = 0) => one - other));
  expect(edges.outer).toEqual(edges.column);
  await page.context().close();
});

it('an amount that was found has no limits below it until somebody types', async () => {
  const page = await reach('aurora-clt', 'trabalho', 4);
  await page.getByRole('button', { name: 'Alterar' }).click();
  const pay = page.getByRole('textbox', { name: /^Salário bruto/ });
  await expect.poll(() => pay.inputValue()).toBe('3.500,00');
  const limits = page.getByText('De R$ 500,00 a R$ 200.000,00.', { exact: true });
  expect(await limits.all()).toEqual([]);
  await pay.press('ControlOrMeta+a');
  await page.keyboard.type('400000');
  await limits.waitFor();
  await page.context().close();
});

it('what is signed says its installment once, and the figure of the costs stands before their tables', async () => {
  const page = await reach('aurora-clt', 'contrato', 5);
  const costs = page.getByRole('region', { name: 'Todos os custos' });
  await costs.waitFor();
  const order = (await costs.ariaSnapshot()).match(/- (img|table)/g) ?? [];
  expect(order.slice(0, 2)).toEqual(['- img', '- table']);
  // In its row of the review and beside the button, and not once more above the costs.
  expect(await page.getByText(/^Você paga/).allInnerTexts()).toEqual([
    expect.stringMatching(/^Você paga R\$\s[\d.]+,\d\d no total$/),
    expect.stringMatching(/^Você paga R\$\s[\d.]+,\d\d\sem\s\d+x$/),
  ]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await seen(page)).wider).toBe(false);
  await page.context().close();
});
