import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP, PHONE } from '../../support/axe.ts';
import { oneOfEachLoan } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { HELP, helpIn, pageOf, looks, rowsOf } from './page.ts';
import { contactSheet } from './sheet.ts';

/* The last page of every flow that lends: what a customer asks there is answered on it. */

const stage = openStage();
const folder = process.env.PICTURES;

/** Its money goes to whom it is owed to. */
const ELSEWHERE = /veiculos|imovel|portabilidade|consorcio/;

/** The first one; how many of how much; the day of the last. */
const OWED =
  /^\d\d\/\d\d\/\d{4}\s·\sR\$[^\n]*\n\d+(x|x,|\ssaques?)\sde\sR\$[^\n]*\nÚltim[ao](\sde\sR\$[^\n]*)?\sem\s\d\d\/\d\d\/\d{4}$/;

/** Between the line over the bar and its button. */
const BAR_PADDING = 13;

const channels = oneOfEachLoan.map(({ code }) => code);

it.each(channels.map((channel, at) => ({ channel, at })))(
  '$channel ends with an answer to everything',
  async ({ channel, at }) => {
    const page = await pageOf(stage, channel, exampleCpf('25', 300 + at));
    const rows = await rowsOf(page);
    const { Comprovante: receipt, ...others } = rows;
    const asked = [/^Primeir[ao] (parcela|saque)/, /^Para desistir/, /^Contrato com (quem empresta|a adm)/, HELP];
    expect(Object.keys(others).slice(-asked.length), channel).toEqual(asked.map((name) => expect.stringMatching(name)));
    expect(Object.entries(others).at(-2)?.[1]).toMatch(/^Banco Horizonte S\.A\.\nPedido \w+ · PDF/);
    expect(helpIn(rows)).toMatch(/^0800 /);
    expect(Object.entries(others).at(-4)?.[1], 'how many, and below it until when').toMatch(OWED);
    if (!ELSEWHERE.test(channel)) {
      expect(rows).toMatchObject({ Conta: expect.stringMatching(/^001 · .*\nAg\. [^\n]*$/) });
      expect(receipt).toMatch(/^[0-9A-F]{12}\nDepósito em \d\d\/\d\d\/\d{4}\nCopiar$/);
    }
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

it('carcara-conta ends with an open account: what comes next and whom to call, and nothing of a loan', async () => {
  const page = await pageOf(stage, 'carcara-conta', exampleCpf('25', 340));
  await page.getByRole('heading', { level: 1, name: 'Conta aberta' }).waitFor();
  const rows = await rowsOf(page);
  expect(Object.keys(rows)).toEqual(['Número do pedido', expect.stringMatching(HELP)]);
  expect(await page.locator('main').innerText()).not.toMatch(/empr[ée]st|parcela|juros|crédito|banco que/i);
  await page.context().close();
});

it.each(['aurora-clt', 'ipe-fgts', 'ipe-pessoal'])(
  '%s says where the money went and when, with the contract in view and a receipt to copy',
  async (channel) => {
    const page = await pageOf(stage, channel, exampleCpf('25', 350 + channel.length));
    await page.setViewportSize(PHONE);
    await page.getByRole('heading', { level: 1, name: 'O dinheiro foi para a sua conta' }).waitFor();
    await page
      .getByText(
        /^(Enviado|A gente mandou) em \d\d\/\d\d\. Se não aparecer até o fim do dia, (ligue para nós|fale com a gente)\.$/,
      )
      .waitFor();
    const contract = await page.locator('dl > div').filter({ hasText: 'Contrato com' }).boundingBox();
    const bar = await page.getByRole('button', { name: 'Concluir' }).boundingBox();
    const room = (bar?.y ?? 0) - BAR_PADDING - (contract?.y ?? Infinity);
    expect(contract?.height ?? Infinity, 'the contract stands above the bar').toBeLessThanOrEqual(room);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar o número do comprovante' }).press('Enter');
    await page.getByText('Copiado!').first().waitFor();
    expect((await rowsOf(page)).Comprovante).toContain(await page.evaluate(() => navigator.clipboard.readText()));
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
  await page.getByRole('heading', { level: 1, name: 'O dinheiro foi para a sua conta' }).waitFor();
  await page.context().close();
});

afterAll(async () => {
  const names = ['aurora-clt', 'ipe-pessoal', 'aurora-veiculos'].map((channel) => `fim-${channel}`);
  if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, 'ends.jpg'));
});
