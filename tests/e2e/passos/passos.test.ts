import * as kinds from '@passo/catalog/steps/index.ts';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../support/amount.ts';
import { DESKTOP, axeFindings } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { previewedKinds } from './previews.ts';
import { viewersOn } from './viewer.ts';

const stage = openStage();
const viewers = viewersOn(stage);
const names = Object.keys(kinds);

describe('/passos', () => {
  it('has every step kind', async () => {
    expect([...(await previewedKinds(stage.url))].sort()).toEqual([...names].sort());
  });

  it.concurrent.each(someOf(names, 3))(
    'shows %s in each of its states: its words, nothing for axe, no error, nothing that moves',
    async (kind) => {
      expect(await viewers.look(kind)).toEqual([]);
    },
  );

  it('lets one choose kind, channel, theme and width, and walk through the states', async () => {
    const page = await stage.device({ reducedMotion: 'reduce', viewport: DESKTOP });
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
