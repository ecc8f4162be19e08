import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, PHONE } from '../../support/axe.ts';
import { launchChromium, newDevice } from '../../support/chromium.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';
import { flows } from './flows.ts';

/* The portal's forms on flows of their own: lists, look-ups, resources, and what is said of fields that are not there. */

let house: OpenHouse;
let browser: Browser;
let picture: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
beforeAll(async () => {
  const portal = path.resolve(import.meta.dirname, '../../../apps/portal/dist');
  [house, browser] = await Promise.all([
    openHouse(flows, { termos: { opensTerms: true } }, { portal }),
    launchChromium(),
  ]);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } });
  picture = { name: 'f.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() };
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function open(channel: string): Promise<Page> {
  const context = await newDevice(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${house.url}/?canal=oficina-${channel}`);
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  // A link of its own is made, and the page is opened with it.
  await page.waitForURL((url) => url.search === '');
  await page.waitForLoadState('networkidle');
  return page;
}

const valueOf = (page: Page, label: string, at = 0): Promise<string> =>
  page
    .getByRole('textbox', { name: new RegExp(`^${label}( \\(opcional\\))?$`) })
    .nth(at)
    .inputValue();
const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continuar' }).click();

it('texts of consents open by themselves, one after the other, where the channel asks for it', async () => {
  const page = await open('termos');
  for (const title of ['Privacidade', 'Consulta']) {
    const text = page.getByRole('dialog', { name: title });
    await text.getByText(`O que diz ${title}.`).waitFor();
    await text.getByRole('button', { name: 'Concordar' }).click();
    await text.waitFor({ state: 'hidden' });
  }
  expect(await page.locator('input[type=checkbox]:checked').count()).toBe(2);
  await page.context().close();
});

describe('a list', () => {
  const add = (page: Page, at: number): Promise<void> =>
    page
      .getByRole('button', { name: /Adicionar/ })
      .nth(at)
      .click();
  async function fillIn(page: Page): Promise<void> {
    await add(page, 0);
    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana');
    await add(page, 0);
    await page.getByRole('textbox', { name: 'Modelo' }).fill('Uno');
  }

  it('has buttons with names of their own, in a list of a list too', async () => {
    const page = await open('lista');
    await add(page, 0);
    await add(page, 1);
    await add(page, 0);
    await add(page, 1);
    const names = await page
      .getByRole('button', { name: /item|Adicionar/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    expect(names).toContain('Remover item 1 de Carros (Sócios, item 1)');
    expect(new Set(names).size).toBe(names.length);
    await page.context().close();
  });

  it('is there again after a reload, two deep; its photo is sent, and shown when the step is opened again', async () => {
    const page = await open('lista');
    await fillIn(page);
    // What rests is written down; the page that goes writes the rest.
    await page.reload();
    await expect.poll(() => valueOf(page, 'Nome')).toBe('Ana');
    expect(await valueOf(page, 'Modelo')).toBe('Uno');
    await page.locator('input[type=file][name="socios.0.foto"]').setInputFiles(picture);
    await page.getByRole('img', { name: /Foto/ }).waitFor();
    await goOn(page);
    await page.getByText('Algo sobre 1 item?').waitFor();
    await page.goBack();
    await page.getByRole('img', { name: /Foto/ }).waitFor();
    expect([await valueOf(page, 'Nome'), await valueOf(page, 'Modelo')]).toEqual(['Ana', 'Uno']);
    // Another answer of the group is changed, and the page is loaded again: the photo is there still, and sent.
    await page.getByRole('textbox', { name: 'Modelo' }).fill('Palio');
    await page.reload();
    await expect.poll(() => valueOf(page, 'Modelo')).toBe('Palio');
    await page.getByRole('img', { name: /Foto/ }).waitFor();
    await goOn(page);
    await page.getByText('Algo sobre 1 item?').waitFor();
  });
});

describe('a postal code', () => {
  const places: Readonly<Record<string, object>> = {
    '01001000': { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' },
    '39270000': { logradouro: '', bairro: '', localidade: 'Pirapora', uf: 'MG' },
  };
  const chosen = (page: Page, label: string) =>
    page.getByRole('combobox', { name: label }).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
  /** Once the lists have come: they call what the look-up wrote otherwise. */
  const address = async (page: Page) => [
    ...(await Promise.all(['Rua', 'Bairro'].map((label) => valueOf(page, label)))),
    ...(await Promise.all(['Cidade', 'Estado'].map((label) => chosen(page, label)))),
  ];
  const type = async (page: Page, cep: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'CEP' }).fill('');
    await page.getByRole('textbox', { name: 'CEP' }).pressSequentially(cep);
  };
  const tell = (page: Page): Promise<unknown> =>
    page.route('**/address/*', (route) =>
      route.fulfill({ json: { data: { address: places[route.request().url().slice(-8)] ?? null } } }),
    );
  const se = ['Praça da Sé', 'Sé', 'São Paulo', 'São Paulo'];
  const pirapora = ['', '', 'Pirapora', 'Minas Gerais'];

  it('takes what it wrote with it, also in lists, here and after a reload; another one is another address', async () => {
    const page = await open('endereco');
    await tell(page);
    await type(page, '01001000');
    await expect.poll(() => address(page)).toEqual(se);
    await type(page, '39270000');
    await expect.poll(() => address(page)).toEqual(pirapora);
    await type(page, '99999998');
    // Without a state the towns wait for it.
    await expect.poll(() => chosen(page, 'Estado')).toBe('Selecione');
    expect([await valueOf(page, 'Rua'), await valueOf(page, 'Bairro')]).toEqual(['', '']);
    expect(await page.getByText('Pirapora').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Bairro' }).fill('Centro');
    await type(page, '01001000');
    await expect.poll(() => address(page)).toEqual(se);
    await page.getByRole('textbox', { name: 'Bairro' }).fill('Sé, lado par');
    await page.reload();
    await expect.poll(() => address(page)).toEqual(['Praça da Sé', 'Sé, lado par', 'São Paulo', 'São Paulo']);
    await type(page, '39270000');
    await expect.poll(() => address(page)).toEqual(pirapora);
  });

  it('is looked up where it was answered before, and once more where it was changed there', async () => {
    const page = await open('mudanca');
    await tell(page);
    await type(page, '01001000');
    await goOn(page);
    await expect.poll(() => address(page)).toEqual(se);
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Endereço' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Onde' }).waitFor();
    await type(page, '39270000');
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'Endereço' }).waitFor();
    await expect.poll(() => address(page)).toEqual(pirapora);
    // Emptied on purpose and sent so: nobody asks for it again.
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/address/') && asked.push(request.url())));
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('');
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Endereço' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([asked, await chosen(page, 'Estado')]).toEqual([[], 'Selecione']);
  });

  it('Enter goes from field to field and submits from the last; who passes by an empty one is told nothing', async () => {
    const page = await open('teclas');
    const name = page.getByRole('textbox', { name: 'Nome' });
    // What the key does comes after the first step is drawn.
    await expect
      .poll(async () => {
        await name.focus();
        await page.getByRole('textbox', { name: 'Apelido' }).focus();
        return page.getByRole('textbox', { name: 'Apelido' }).getAttribute('enterkeyhint');
      })
      .toBe('go');
    await name.focus();
    for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab');
    expect(await page.getByText('é obrigatório').count()).toBe(0);
    const focused = () =>
      page.evaluate(() =>
        document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLSelectElement
          ? document.activeElement.labels?.[0]?.textContent
          : null,
      );
    await name.fill('Ana');
    await page.keyboard.press('Enter');
    expect(await focused()).toContain('Valor');
    await page.keyboard.type('45000');
    await page.keyboard.press('Enter');
    expect(await focused()).toContain('Estado');
    await page.getByRole('textbox', { name: 'Apelido' }).fill('Aninha');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Fim' }).waitFor();
  });
});

describe('a list of options', () => {
  const options = (page: Page, label: string) => page.getByRole('combobox', { name: label }).locator('option');

  it('that depends on a CPF is asked by its field, with the CPF in the body and in no address', async () => {
    const page = await open('opcoes');
    const asked: Request[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url());
      if (new URL(request.url()).pathname.endsWith('/field')) asked.push(request);
    });
    await page.getByRole('textbox', { name: 'CPF' }).pressSequentially('52998224725');
    await expect.poll(() => options(page, 'Benefício').count()).toBeGreaterThan(2);
    const body = { fieldId: 'beneficio', resourceKey: 'inss', referenceResourceCode: '52998224725' };
    expect(asked.map((request) => [request.method(), request.postDataJSON()])).toEqual([['POST', body]]);
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('SP');
    await expect.poll(() => options(page, 'Município').count()).toBeGreaterThan(600);
    expect(asked.at(-1)?.url()).toMatch(/\/field\?fieldId=municipio&referenceResourceCode=SP$/);
    expect(addresses.filter((url) => url.includes('52998224725'))).toEqual([]);
  });

  it('that is none is said and can be tried again; a held choice is called as its list calls it', async () => {
    const page = await open('opcoes');
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('SP');
    let answers = 0;
    await page.route('**/resource/estados', (route) => {
      answers += 1;
      const values = [{ value: 'SP', label: 'São Paulo (capital e interior)' }];
      return route.fulfill({ json: { data: answers === 1 ? {} : { resource: { options: values } } } });
    });
    await page.reload();
    // The list is not there, the answer is.
    await expect.poll(() => options(page, 'Estado').allTextContents()).toContain('São Paulo');
    await page.reload();
    await expect
      .poll(() => options(page, 'Estado').allTextContents())
      .toEqual(['Selecione', 'São Paulo (capital e interior)']);
  });
});

describe('what the server says of a field that is not on the page', () => {
  it('is told by its name and its step, and leads there; an answer without a proposal is not "ok"', async () => {
    const page = await open('mostras');
    const empty = [{ message: 'ok' }, { data: {}, message: 'ok' }];
    await page.route('**/create-proposal/*', (route) => {
      const json = empty.shift();
      return json === undefined ? route.continue() : route.fulfill({ json });
    });
    for (let time = 0; time < 2; time += 1) {
      const answered = page.waitForResponse(/create-proposal/);
      await goOn(page);
      await answered;
      await page.getByText('Não foi possível criar a proposta, tente novamente mais tarde.').first().waitFor();
      await page.getByRole('heading', { level: 1, name: 'Mostras' }).waitFor();
    }
    await goOn(page);
    await page.getByRole('heading', { level: 1, name: 'Renda' }).waitFor();
    const errors = [
      { field: 'cargo', message: 'Cargo desconhecido.' },
      { field: 'donos.0.nome', message: 'Dono sem cadastro.' },
    ];
    const problem = { message: 'Confira os campos destacados.', name: 'fields.invalid', status: 422, errors };
    await page.route('**/update-step/**', (route) => route.fulfill({ status: 422, json: problem }));
    await goOn(page);
    await page.getByText('Mostras: Donos, item 1: Nome do dono: Dono sem cadastro.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mostras: Cargo: Cargo desconhecido.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mostras' }).waitFor();
  });
});

describe('what a definition says', () => {
  it('is shown: titles, help, status, formats, what cannot be written', async () => {
    const page = await open('mostras');
    for (const words of ['Sobre o aceite', 'Saiba mais', 'Leia com calma.', 'em breve'])
      await page.getByText(words, { exact: true }).waitFor();
    for (const [about, words] of [
      ['Abrir o site', 'Abre em outra aba.'],
      ['Nota', 'Sem pressa.'],
    ] as const) {
      await page.getByRole('button', { name: `Ajuda sobre ${about}` }).click();
      await page.getByText(words, { exact: true }).waitFor();
    }
    expect(await valueOf(page, 'Renda')).toMatch(/%/);
    expect(await page.getByRole('textbox', { name: 'Renda' }).getAttribute('readonly')).not.toBeNull();
    expect(await valueOf(page, 'Extra')).toBe('');
    expect(await page.getByRole('textbox', { name: 'Nome do dono' }).getAttribute('readonly')).not.toBeNull();
    expect(await page.getByRole('checkbox', { name: /Barco/ }).isDisabled()).toBe(true);
    const role = page.getByRole('combobox', { name: 'Cargo' });
    await role.pressSequentially('gerente comercial');
    expect(await role.inputValue()).toBe('GERENTE COME');
    await page.keyboard.press('Tab');
    const sent = page.waitForRequest((request) => request.url().includes('create-proposal'));
    await goOn(page);
    expect((await sent).postDataJSON().mostras).toMatchObject({ cargo: 'GERENTE COME' });
    await page.getByRole('heading', { level: 1, name: 'Renda' }).waitFor();
  });

  it('has nothing for axe to find', async () => {
    for (const channel of Object.keys(flows)) expect(await axeFindings(await open(channel)), channel).toEqual([]);
  });
});
