import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP } from '../../support/axe.ts';
import { shipped } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { HELP, helpIn, pageOf, looks, rowsOf } from './page.ts';
import { contactSheet } from './sheet.ts';

/* The last page of every channel: what a customer asks there is answered on it. */

const stage = openStage();
const folder = process.env.PICTURES;

/** Its money goes to whom it is owed to. */
const ELSEWHERE = /veiculos|imovel|portabilidade|consorcio/;

/** The first one; how many of how much; the day of the last. */
const OWED = /^\d\d\/\d\d\/\d{4}\s·\sR\$[^\n]*\n\d+(\sde|,\sde)\sR\$[^\n]*\nÚltim[ao]\sem\s\d\d\/\d\d\/\d{4}$/;

/** Between the line over the bar and its button. */
const BAR_PADDING = 13;

const channels = shipped.map(({ code }) => code);

it.each(channels.map((channel, at) => ({ channel, at })))(
  '$channel ends with an answer to everything',
  async ({ channel, at }) => {
    const page = await pageOf(stage, channel, exampleCpf('25', 300 + at));
    const rows = await rowsOf(page);
    const asked = [/^Primeir[ao] (parcela|saque)/, /^Se mudar de ideia$/, /^Contrato com (quem empresta|a adm)/, HELP];
    expect(Object.keys(rows).slice(-asked.length), channel).toEqual(asked.map((name) => expect.stringMatching(name)));
    expect(Object.entries(rows).at(-2)?.[1]).toMatch(/^Banco Horizonte S\.A\.\nPedido \w+ · PDF/);
    expect(helpIn(rows)).toMatch(/^0800 /);
    expect(Object.entries(rows).at(-4)?.[1], 'how many, and below it until when').toMatch(OWED);
    if (!ELSEWHERE.test(channel))
      expect(rows).toMatchObject({
        Conta: expect.stringMatching(/^001 · .*\nAg\. .*\nDepósito em \d\d\/\d\d\/\d{4}$/),
      });
    await page.getByRole('link', { name: /^Abrir o contrato/ }).waitFor();
    await looks(page, `fim-${channel}`);
    await page.setViewportSize(DESKTOP);
    const bar = await page.getByRole('button', { name: 'Concluir' }).boundingBox();
    const answers = await page.locator('dl').first().boundingBox();
    const room = (bar?.y ?? 0) - BAR_PADDING - (answers?.y ?? Infinity);
    expect(answers?.height ?? Infinity, 'every answer stands above the bar').toBeLessThanOrEqual(room);
    await page.getByRole('button', { name: 'Concluir' }).press('Enter');
    await page.getByRole('alertdialog', { name: 'Pode fechar esta página' }).waitFor();
    await page.context().close();
  },
);

it('says that all is well once the end is there, and not above the shape of it', async () => {
  const page = await pageOf(stage, 'aurora-clt', exampleCpf('25', 340));
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/offers-[^/]*\.js/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Carregando…' }).waitFor();
  const said = page.getByRole('progressbar');
  expect(await said.all()).toEqual([]);
  release();
  await said.getByText('tudo certo').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Pronto, o dinheiro é seu' }).waitFor();
  await page.context().close();
});

afterAll(async () => {
  const names = ['aurora-clt', 'ipe-pessoal', 'aurora-veiculos'].map((channel) => `fim-${channel}`);
  if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, 'ends.jpg'));
});
