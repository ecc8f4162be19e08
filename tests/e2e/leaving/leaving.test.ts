import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { agreement, agreeToAll, walkTo } from '../journey/walk.ts';

/* Giving up and leaving, by real clicks on a phone; and what a device keeps of somebody who is in the middle of a form. */

const stage = openStage();

/** Everything that this browser keeps and a script can read, as one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = (storage: Storage): string => JSON.stringify({ ...storage });
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const names = await caches.keys();
    const bodies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    return [read(localStorage), read(sessionStorage), JSON.stringify(databases), JSON.stringify(bodies)].join('\n');
  });

/** As typed, and as it may be written: with and without its mask. */
const MARIA = ['Maria', 'Silva', '12/05/1990', '1990-05-12', '12051990', 'maria.silva', '11987654321', '(11) 98765'];

async function someone(cpf: string, channel = 'aurora-clt'): Promise<Person> {
  const person = new Person(await stage.device(), stage.url, cpf);
  await person.page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await agreeToAll(person);
  return person;
}

async function typeHalf(person: Person): Promise<void> {
  await walkTo(person, '04-dados-pessoais');
  await person.type('Nome completo', 'Maria da Silva');
  await person.type('Data de nascimento', '12051990');
  await person.type('E-mail', 'maria.silva@gmail.com');
}

const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Nome completo' });

describe('a form that is half filled', () => {
  it('stays over a reload at once, and lies on the device in no readable word; leaving takes it all away', async () => {
    const person = await someone('52998224725');
    const { page } = person;
    await typeHalf(person);
    // No pause: what was typed a moment ago is written while the page goes.
    await page.reload();
    await person.sees('Agora, seus dados');
    expect(await nameIn(page).inputValue()).toBe('Maria da Silva');
    const kept = await keptBy(page);
    for (const word of MARIA) expect(kept, word).not.toContain(word);
    expect(kept).toContain('sealed');

    const hash = await page.evaluate(() => localStorage.getItem('agx_hash') ?? '');
    await person.press('Mais opções');
    await person.press('Sair');
    await page.getByRole('alertdialog', { name: 'Sair deste aparelho?' }).waitFor();
    await page
      .getByText('Para voltar a ele, guarde antes o link (Opções, Copiar link para voltar): vamos pedir um código.')
      .waitFor();
    expect(await inspect(page, 'sair-dialogo')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
    await person.sees('Você saiu');
    expect(await inspect(page, 'saiu')).toEqual([]);
    expect(await keptBy(page)).toBe(['{}', '{}', '[]', '[]'].join('\n'));
    expect(await page.context().cookies()).toEqual([]);

    const later = new Person(await page.context().newPage(), stage.url, person.cpf);
    await later.page.goto(`${stage.url}/?agx_hash=${hash}`);
    await later.sees('Que bom que você voltou');
    expect(await later.page.content()).not.toContain('Maria');
    await page.context().close();
  });

  it('stays over a reload before there is any proposal, too', async () => {
    const person = await someone('11144477735');
    const { page } = person;
    await person.type('CPF', '11144477735');
    await page.reload();
    const cpf = page.getByRole('textbox', { name: 'CPF' });
    await agreeToAll(person);
    expect(await cpf.inputValue()).toBe('111.444.777-35');
    const kept = await keptBy(page);
    for (const word of ['11144477735', '111.444.777-35']) expect(kept).not.toContain(word);
    await page.context().close();
  });

  it('opens on no device that has not the secret of this one', async () => {
    const person = await someone('12345678909');
    const { page } = person;
    await typeHalf(person);
    await page.reload();
    await person.sees('Agora, seus dados');
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'passo_draft' });
    await page.reload();
    await person.sees('Agora, seus dados');
    expect(await nameIn(page).inputValue()).toBe('');
    const secret = cookies.find(({ name }) => name === 'passo_draft');
    const hours = ((secret?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect([secret?.httpOnly, hours > 23, hours <= 24]).toEqual([true, true, true]);
    await page.context().close();
  });
});

describe('giving up', () => {
  it('says what is withdrawn, and is done by two clicks', async () => {
    const person = await someone('39053344705');
    const { page } = person;
    const complaints = complaintsOf(page);
    await walkTo(person, '07-documento');
    await person.press('Mais opções');
    await person.press('Desistir do pedido');
    const dialog = page.getByRole('alertdialog', { name: 'Desistir do pedido?' });
    await dialog.getByText(/^Este pedido será cancelado\./).waitFor();
    // The way that loses nothing is the main one and has the focus; Escape closes and gives nothing up.
    const stay = dialog.getByRole('button', { name: 'Voltar ao pedido' });
    expect(await stay.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await person.press('Mais opções');
    await person.press('Desistir do pedido');
    await dialog.getByText(/^Este pedido será cancelado\./).waitFor();
    expect(await inspect(page, 'desistir-dialogo')).toEqual([]);
    await stay.click();
    await dialog.waitFor({ state: 'hidden' });
    await person.press('Mais opções');
    await person.press('Desistir do pedido');
    await dialog.getByRole('button', { name: 'Desistir do pedido' }).click();
    await person.sees('Este pedido foi cancelado');
    expect(await inspect(page, 'desistiu')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is there while others work; starting over is not, once it is signed', async () => {
    const person = await someone('98765432100', 'aurora-convenio');
    const { page } = person;
    await walkTo(person, '14-empresa', agreement);
    await person.press('Mais opções');
    // In the menu: the page that waits offers it too.
    const menu = page.getByRole('dialog', { name: 'Opções' });
    await menu.getByRole('button', { name: 'Desistir do pedido' }).waitFor();
    expect(await page.getByRole('button', { name: 'Começar de novo' }).count()).toBe(0);
    await menu.getByRole('button', { name: 'Desistir do pedido' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Desistir do pedido?' });
    await dialog.getByText(/a oferta reservada no banco.*a assinatura do contrato/).waitFor();
    await dialog.getByRole('button', { name: 'Desistir do pedido' }).click();
    await person.sees('Este pedido foi cancelado');
    // A new one begins on a device that knows nobody.
    await person.press('Começar um novo pedido');
    await person.sees('Seu CPF e autorizações');
    for (const word of [...MARIA, '98765432100']) expect(await keptBy(page), word).not.toContain(word);
    await page.context().close();
  });
});
