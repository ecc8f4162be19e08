import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';

/* Terms of a vehicle and yearly withdrawals, chosen as those of a payroll are: before they come, and once they are there. */

const stage = openStage();

const CALLS = '**/simulation-range/**';
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'Calculando as opções…' });
const figures = (page: Page) =>
  page.locator('fieldset:not([aria-busy]) label:has(input[name=prazo])').filter({ hasText: 'R$' });

/** Where the rows and the bar stand. */
const places = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect(NaN);
    const rows = [...document.querySelectorAll('fieldset legend + div > :is(div, label)')].map(box);
    return {
      tops: rows.map(({ top }) => Math.round(top)),
      heights: [...new Set(rows.map(({ height }) => Math.round(height)))],
      bar: Math.round(box(document.querySelector('form > :last-child')).top),
    };
  });

/** What has moved under the eye, of everything that the browser saw since the page began. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Nothing has: then nobody is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

const screens = [
  ['aurora-veiculos', 'opcoes', 'Opções para entrada escolhida', /^\d+ parcelas de$/, /^Continuar com \d+x$/],
  ['ipe-fgts', 'simulacao', 'Escolha uma opção', /^Você recebe$/, /^Quero em \d saques?$/],
] as const;

it.each(screens.map((screen, at) => [...screen, at] as const))(
  '%s: rows keep their place before their figures come, and the one that is chosen is in view above its bar',
  async (channel, slug, heading, label, action, at) => {
    const page = await pageOf(stage, channel, exampleCpf('25', 780 + at), ({ currentStep }) => currentStep === slug);
    await figures(page).first().waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(CALLS, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await page.reload();
    await status(page).waitFor({ state: 'attached' });
    await page.getByRole('heading', { name: heading }).waitFor();
    const [before, moved] = [await places(page), await shifts(page)];
    release();
    await figures(page).first().waitFor();
    await status(page).waitFor({ state: 'detached' });
    const after = await places(page);
    expect(before.tops.slice(0, after.tops.length)).toEqual(after.tops.slice(0, before.tops.length));
    expect([before.bar, before.heights]).toEqual([after.bar, after.heights]);
    for (const height of after.heights) expect(height).toSatisfy((px: number) => px >= 44 && px <= 56);
    expect((await shifts(page)) - moved).toBe(0);

    const bar = page.locator('form > :last-child');
    await bar.getByText(label).waitFor();
    await bar.getByRole('button', { name: action }).waitFor();
    for (const [width, height] of [
      [320, 568],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const top = document.querySelector('form > :last-child')?.getBoundingClientRect().top ?? NaN;
            const row = document.querySelector('label:has(input[name=prazo]:checked)')?.getBoundingClientRect();
            const isWide = document.documentElement.scrollWidth > window.innerWidth;
            return [row !== undefined && row.top >= 0 && row.bottom <= top + 1, isWide, window.scrollY];
          }),
        )
        .toEqual([true, false, 0]);
    }
    await page.context().close();
  },
);
