import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { shipped } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { HELP, helpIn, pageOf, looks, rowsOf } from './page.ts';
import { contactSheet } from './sheet.ts';

/* The last page of every channel: what a customer asks there is answered on it. */

const stage = openStage();
const folder = process.env.PICTURES;

/** Its money goes to whom it is owed to. */
const ELSEWHERE = /veiculos|imovel|portabilidade|consorcio/;

const channels = shipped.map(({ code }) => code);

it.each(channels.map((channel, at) => ({ channel, at })))(
  '$channel ends with an answer to everything',
  async ({ channel, at }) => {
    const page = await pageOf(stage, channel, exampleCpf('25', 300 + at));
    const rows = await rowsOf(page);
    const asked = [/^Primeir[ao] (parcela|saque)/, /^(Quem empresta|Administradora)$/, /^Se mudar de ideia$/, HELP];
    for (const name of asked) expect(Object.keys(rows), channel).toContainEqual(expect.stringMatching(name));
    expect(helpIn(rows)).toMatch(/^0800 /);
    if (!ELSEWHERE.test(channel))
      expect(rows).toMatchObject({
        Depósito: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/),
        Conta: expect.stringContaining('Ag. '),
      });
    await page.getByRole('link', { name: /^Abrir o contrato/ }).waitFor();
    await looks(page, `fim-${channel}`);
    await page.getByRole('button', { name: 'Concluir' }).press('Enter');
    await page.getByRole('alertdialog', { name: 'Pode fechar esta página' }).waitFor();
    await page.context().close();
  },
);

afterAll(async () => {
  const names = ['aurora-clt', 'ipe-pessoal', 'aurora-veiculos'].map((channel) => `fim-${channel}`);
  if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, 'ends.jpg'));
});
