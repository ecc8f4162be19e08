import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from '../../support/axe.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { walk, World } from '../../support/journey.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { KeyboardPerson, Person } from '../journey/person.ts';
import { agreeToAll, walkTo } from '../journey/walk.ts';

/* What we keep of a person, for that person: behind a code, a copy, a correction, and the end of it all; and all their requests. */

const stage = openStage();

const folder = process.env.PICTURES;

/** Where pictures are wished: one of each look. */
const pictures =
  (page: Page, name: string) =>
  async ({ device, theme }: { readonly device: string; readonly theme: string }): Promise<unknown> =>
    folder === undefined
      ? undefined
      : page.screenshot({ path: path.join(folder, `meus-dados-${name}-${device}-${theme}.png`), fullPage: true });

/** One open with an offer, one given up: both of the same CPF and phone. */
async function begunBefore({ cpf, phone }: Person): Promise<void> {
  const world = new World(stage.url);
  const [open, ended] = [new Customer(stage.url), new Customer(stage.url)];
  Object.assign(open, { phone });
  Object.assign(ended, { phone });
  await walk(ended, world, cpf, 'dados-pessoais');
  dataOf(await ended.device.call('cancelProposal', { params: { hashId: ended.hash }, body: {} }));
  await walk(open, world, cpf, 'simulacao');
}

it('a person sees, corrects and erases what is kept of them', async () => {
  const person = new Person(await stage.device(), stage.url, '52998224725');
  const { page } = person;
  const complaints = complaintsOf(page);
  const looked = async (name: string): Promise<void> => {
    expect(await axeFindings(page, { seen: pictures(page, name) })).toEqual([]);
  };
  const receipt = page.getByRole('alertdialog', { name: 'Recibo do seu pedido' });
  await begunBefore(person);
  await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  await agreeToAll(person);
  await walkTo(person, '04-dados-pessoais');
  await person.press('Seguir com este novo pedido');
  const hash = await page.evaluate(() => localStorage.getItem('agx_hash') ?? '');
  await person.press('Mais opções');
  await person.press('Meus dados');
  await person.sees('Meus dados');
  await looked('antes');
  await page.goBack();
  await person.sees('Agora, seus dados');

  await person.press('Mais opções');
  await person.press('Meus pedidos');
  await person.sees('Meus pedidos');
  await looked('pedidos-antes');
  await person.press('Receber o código');
  await person.sees('Digite o código');
  await person.type('Código de 6 números', await person.code());
  await page.getByRole('region', { name: 'Terminados' }).getByText('Cancelado').waitFor();
  await looked('pedidos');
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Este pedido' }).getByText('Fase: Você').waitFor();
  await new KeyboardPerson(page, stage.url, person.cpf).press('Voltar a este pedido');
  // Another proposal of theirs: this device has to prove itself there too.
  await person.sees('Que bom que você voltou');
  await page.goto(`${stage.url}/?agx_hash=${hash}`);
  await person.sees('Agora, seus dados');

  // Typed and not sent: kept on the device, sealed, until it is erased with the rest.
  await person.type('Nome completo', 'Iracema Tupinambá');
  await page.waitForFunction(() => localStorage.getItem('passo:proposal') !== null);
  // The same code has opened this page too.
  await person.press('Mais opções');
  await person.press('Meus dados');
  await person.press('Preparar a cópia');
  await receipt.getByText(/Protocolo: MD-/).waitFor();
  await looked('recibo');
  await receipt.getByRole('button', { name: 'Fechar' }).click();
  for (const [name, begins] of [
    ['Baixar em PDF, para ler', '%PDF'] as const,
    ['Baixar em JSON, para outros sistemas', '{'] as const,
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    const text = fs.readFileSync(await download.path(), 'latin1');
    expect(text.startsWith(begins)).toBe(true);
    if (begins === '{') expect(text).toContain(person.phone);
  }

  await person.press('Pedir a correção');
  await page.getByText('Escreva o que está errado e como deve ficar.').waitFor();
  await person.type('O que está errado e como deve ficar', 'O meu e-mail termina em .com');
  await person.press('Pedir a correção');
  await receipt.getByText('Em análise').waitFor();
  await receipt.getByRole('button', { name: 'Fechar' }).click();
  await receipt.waitFor({ state: 'hidden' });
  await looked('depois');
  await page.getByText('Você escreveu: O meu e-mail termina em .com').waitFor();

  await person.press('Pedir a exclusão');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await receipt.getByText(/Apagamos os seus dados deste pedido/).waitFor();
  await looked('apagado');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Baixar o recibo' }).click(),
  ]);
  expect(fs.readFileSync(await saved.path(), 'utf8')).toContain('Exclusão de dados');
  await receipt.waitFor({ state: 'hidden' });
  await person.sees('Pedido apagado');
  expect(await page.evaluate(() => localStorage.getItem('passo:proposal'))).toBeNull();
  // Also where it was erased elsewhere, and this device only hears of it.
  await page.evaluate((owner) => {
    localStorage.setItem('passo:proposal', JSON.stringify({ hashId: owner, sealed: 'left behind' }));
  }, hash);
  await page.goto(`${stage.url}/?agx_hash=${hash}`);
  await person.sees('Pedido apagado');
  expect(await page.evaluate(() => localStorage.getItem('passo:proposal'))).toBeNull();
  expect(complaints.filter((line) => !line.includes('410'))).toEqual([]);
  expect(stage.server.complaints).not.toMatch(/"status":5\d\d|a request failed/);
  await page.context().close();
});

it('a step that failed is no reason not to see what is kept', async () => {
  const person = new Person(await stage.device(), stage.url, '11144477735');
  const { page } = person;
  await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  await agreeToAll(person);
  await page.route('**/token-validation/**/send', (route) =>
    route.fulfill({ status: 404, json: { status: 404, name: 'steps.notFound', message: 'Este passo não abre.' } }),
  );
  await walkTo(person, '02-celular');
  await person.type('Celular com DDD', person.phone);
  await person.press('Receber código');
  await page.getByText('Este passo não abre.').first().waitFor();
  expect(await axeFindings(page, { seen: pictures(page, 'falha') })).toEqual([]);
  await page.unrouteAll();
  await person.press('Meus dados');
  await person.sees('Meus dados');
  expect(new URL(page.url()).pathname).toBe('/meus-dados');
  await page.context().close();
});
