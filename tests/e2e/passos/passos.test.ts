import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { DESKTOP, PHONE } from '../journey/person.ts';
import { previewsOf, type PreviewedKind } from './previews.ts';

const stage = openStage();
let page: Page;
let kinds: readonly PreviewedKind[] = [];
let complaints: readonly string[] = [];

beforeAll(async () => {
  kinds = await previewsOf(stage.url);
  page = await stage.device({ reducedMotion: 'reduce' });
  complaints = complaintsOf(page);
  await page.addInitScript(countShifts);
});

/** Adds up what moves without anybody having done anything. */
function countShifts(): void {
  let sum = 0;
  Reflect.set(window, 'shifts', () => sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function headingOf(): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await heading.waitFor({ timeout: 10_000 });
  return heading.innerText();
}

/** The look, once it has been drawn. */
async function dress(theme: string): Promise<void> {
  document.documentElement.setAttribute('data-theme', theme);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function findings(oneFrame: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(dress, theme);
      // One frame: axe needs no other page to gather what several frames say.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(oneFrame).analyze();
      found.push(
        ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${size.width} ${theme}: ${id} ${node.target}`)),
      );
    }
  }
  return found;
}

describe('/passos', () => {
  it('shows every step kind in each of its states: its words, nothing for axe, no error, nothing that moves', async () => {
    const found: string[] = [];
    for (const { kind, states } of kinds) {
      for (const { state, title } of states) {
        await page.setViewportSize(PHONE);
        await page.goto(`${stage.url}/passos?tipo=${kind}&estado=${state}&quadro`);
        const heading = await headingOf().catch(() => 'nothing is drawn');
        if (heading === 'nothing is drawn' || (title !== undefined && heading !== title))
          found.push(`${kind} ${state}: ${heading}`);
        await page.evaluate(() => document.fonts.ready);
        const shift = Number(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'shifts'), null, [])));
        if (shift > 0.01) found.push(`${kind} ${state}: moves by ${shift}`);
        found.push(...(await findings(true)).map((finding) => `${kind} ${state} ${finding}`));
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  }, 900_000);

  it('lets one choose kind, channel, theme and width, and walk through the states', async () => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${stage.url}/passos?tipo=liveness`);
    await page.getByRole('heading', { level: 1, name: 'Passos' }).waitFor();
    await page.getByRole('link', { name: 'Refazer' }).click();
    await page.waitForURL(/estado=remake/);
    const frame = page.frameLocator('iframe');
    await frame.getByText('Vamos tirar outra foto?').first().waitFor();
    await page.getByRole('combobox', { name: 'Canal' }).selectOption({ label: 'Ipê · Crédito Pessoal' });
    await page.waitForURL(/canal=ipe-pessoal/);
    await frame.getByRole('img', { name: 'Ipê' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Largura' }).selectOption('1280');
    await page.waitForURL(/largura=1280/);
    expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(1280);
    await page.getByRole('heading', { name: 'Resposta do servidor' }).waitFor();
    expect(await page.locator('pre').innerText()).toContain('"slug": "liveness"');
    expect(await findings(false)).toEqual([]);
  });
});
