import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, axeFindings } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
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
        found.push(...(await axeFindings(page)).map((finding) => `${kind} ${state} ${finding}`));
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
    expect(await axeFindings(page, { frames: true })).toEqual([]);
  });
});
