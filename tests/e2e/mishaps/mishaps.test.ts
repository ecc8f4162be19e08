import { HOUSE_COLORS, themeTokens } from '@passo/domain';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { suiteClock } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';
import { lost } from '../ends/reach.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { act, agreeToAll, prove, walkTo } from '../journey/walk.ts';

const stage = openStage();
let people = 0;

/** A CPF that nobody in this file has used: nobody is asked about the others' open proposals. */
function freshCpf(): string {
  people += 1;
  const base = String(246_813_500 + people * 7);
  const digit = (digits: string): number => {
    const sum = [...digits].reduce((total, one, index) => total + Number(one) * (digits.length + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  const cpf = `${base}${digit(base)}${digit(`${base}${digit(base)}`)}`;
  return /(10|11|20|30|31|40|41|42|60|71|74)$/.test(cpf) ? freshCpf() : cpf;
}

async function someone(cpf: string = freshCpf()): Promise<{ person: Person; page: Page }> {
  const page = await stage.device();
  const person = new Person(page, stage.url, cpf);
  await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  await agreeToAll(person);
  return { person, page };
}

const alert = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** The colours of what is drawn: the page, the main part of its figure, and its first link. */
async function worn(page: Page, colorScheme: 'light' | 'dark'): Promise<Readonly<Record<string, string>>> {
  await page.emulateMedia({ colorScheme });
  const colourOf = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return {
    page: await colourOf('body', 'background-color'),
    figure: await colourOf('main .scene .fa', 'fill'),
    link: await colourOf('main p :is(a, button)', 'color'),
  };
}

const house = themeTokens(HOUSE_COLORS);

const asDrawn = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const drawnIn = (scheme: 'light' | 'dark') => ({
  page: asDrawn(house[scheme].bg),
  figure: asDrawn(house[scheme]['art-brand']),
  link: asDrawn(house[scheme]['brand-strong']),
});

describe('links', () => {
  it.each([
    ['unknown', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['malformed', 'não-é-um-link'],
  ])('an %s hash says so, and nothing else', async (_, hash) => {
    const page = await stage.device();
    await page.goto(`${stage.url}/?agx_hash=${encodeURIComponent(hash)}`);
    await alert(page, 'Link de acesso é inválido');
    await alert(page, 'Confira o link que você recebeu e tente novamente');
    await page.context().close();
  });

  it.each([
    ['the own address of the server', '/', 'Link de acesso é inválido'],
    ['a beginning without a partner', '/inicio', 'Link de acesso é inválido'],
    ['an unknown channel', '/?canal=nenhum', 'Não encontramos este produto. Confira o link e tente novamente.'],
    ['a device that was left', '/saiu', 'Você saiu'],
  ])('%s wears the colours of the house, by day and by night, and has a way in', async (_, path, says) => {
    const page = await stage.device();
    await page.goto(`${stage.url}${path}`);
    await alert(page, says);
    await alert(page, 'Precisa de ajuda? Fale com quem enviou o link.');
    await page.getByRole('button', { name: 'Ver a demonstração' }).waitFor();
    await expect.poll(() => worn(page, 'light')).toEqual(drawnIn('light'));
    await expect.poll(() => worn(page, 'dark')).toEqual(drawnIn('dark'));
    if (path === '/') expect(await inspect(page, 'sem-parceiro')).toEqual([]);
    await page.getByRole('button', { name: 'Ver a demonstração' }).click();
    await page.waitForURL('**/demo');
    await page.context().close();
  });

  it('a partner that is known keeps its clothes and its help, and begins there', async () => {
    const page = await stage.device();
    await page.goto(`${stage.url}/?agx_hash=AAAAAAAAAAAAAAAAAAAAAA&canal=aurora-clt`);
    await alert(page, 'Link de acesso é inválido');
    expect((await worn(page, 'light')).link).not.toBe(drawnIn('light').link);
    expect(await page.getByRole('link', { name: /^Preciso de ajuda/ }).getAttribute('href')).toMatch(/^https:/);
    await page.getByRole('button', { name: 'Começar um pedido' }).click();
    await page.getByRole('button', { name: 'Começar', exact: true }).waitFor();
    await page.context().close();
  });

  it('another device before any contact was confirmed sees nothing and may start anew', async () => {
    const { person, page } = await someone();
    await walkTo(person, '02-celular');
    const hash = await page.evaluate(() => /[\w-]{22,}/.exec(localStorage.getItem('agx_hash') ?? '')?.[0] ?? '');
    const stranger = await stage.device();
    await stranger.goto(`${stage.url}/?agx_hash=${hash}`);
    await alert(stranger, 'Pedido iniciado em outro aparelho');
    await stranger.getByRole('button', { name: 'Começar um novo pedido' }).click();
    await stranger.getByRole('heading', { level: 1, name: 'Seu CPF e autorizações' }).waitFor();
    await page.context().close();
    await stranger.context().close();
  });
});

describe('codes', () => {
  it('are not asked for anew for a contact that is confirmed: one goes on to where one stood', async () => {
    const { person, page } = await someone();
    await walkTo(person, '04-dados-pessoais');
    await page.goto(`${stage.url}/codigo`);
    await person.sees('Vamos confirmar que é você');
    await person.press('Receber código');
    await person.sees('Agora, seus dados');
    await page.context().close();
  });
});

describe('cookies', () => {
  it('that are blocked are explained, with another browser as the way out', async () => {
    const page = await stage.device();
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
    await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
    await alert(page, 'Cookies Bloqueados');
    await alert(page, 'Esse página necessita de acesso aos cookies para seu funcionamento.');
    await page.context().close();
  });
});

describe('without a line', () => {
  it('the page says that what was sent is kept, and tries by itself whenever the browser is online again', async () => {
    const page = await lost('aurora-clt', 'simulacao', /^Continuar com \d+x$/, (route) => route.abort())(stage);
    await alert(page, 'O que você já enviou está salvo.');
    let tries = 0;
    await page.route('**/system', (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    const online = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
    await online();
    await expect.poll(() => tries).toBe(1);
    await online();
    await page.getByRole('button', { name: /^Continuar com/ }).waitFor();
    expect(tries).toBe(2);
    await page.context().close();
  });

  it('what the browser says is enough: nothing has to be pressed', async () => {
    const page = await lost('aurora-clt', 'simulacao', /^Continuar com \d+x$/, (route) => route.abort())(stage);
    await alert(page, 'Sem conexão');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^Continuar com/ }).waitFor();
    await page.context().close();
  });
});

describe('answers', () => {
  it('a wrong CPF is said where it stands, has the focus in sight of a keyboard, and stays typed', async () => {
    const { person, page } = await someone();
    await page.setViewportSize({ width: 360, height: 430 });
    await person.type('CPF', '11111111111');
    await person.press('Continuar');
    const field = page.getByRole('textbox', {
      name: 'CPF',
      description: 'CPF inválido. Verifique o formato e a validade.',
    });
    await field.and(page.locator(':focus')).waitFor();
    expect(await page.getByText(/^Corrija/).count()).toBe(0);
    expect(await field.inputValue()).toBe('111.111.111-11');
    const label = (await page.locator('label', { hasText: 'CPF' }).boundingBox())?.y ?? 0;
    expect(label).toBeGreaterThanOrEqual(0);
    expect(label).toBeLessThan(60);
    await page.context().close();
  });

  it('that are several are named in a list which has the focus and leaves the first field in view', async () => {
    const { person, page } = await someone();
    await walkTo(person, '04-dados-pessoais');
    for (const [width, height] of [
      [360, 430],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await person.press('Continuar');
      const list = page.getByRole('group', { name: 'Corrija 4 campos' });
      await list.and(page.locator(':focus')).waitFor();
      expect(await list.getByRole('link').allTextContents()).toEqual([
        'Nome completo',
        'Data de nascimento',
        'E-mail',
        'Estado civil',
      ]);
      expect(await list.getByRole('link').evaluateAll((all) => Math.min(...all.map((a) => a.clientHeight)))).toBe(44);
      const button = (await page.getByRole('button', { name: 'Continuar' }).boundingBox())?.y ?? 0;
      const name = await page.getByRole('textbox', { name: 'Nome completo' }).boundingBox();
      expect((name?.y ?? height) + (name?.height ?? 0), `${width}`).toBeLessThan(button);
      await list.getByRole('link', { name: 'E-mail' }).click();
      await page.getByRole('textbox', { name: 'E-mail' }).and(page.locator(':focus')).waitFor();
    }
    await page.context().close();
  });

  it('somebody under age is told so', async () => {
    const { person, page } = await someone();
    await walkTo(person, '04-dados-pessoais');
    await person.type('Nome completo', 'Joana da Silva');
    await page.getByText('É preciso ter 18 anos ou mais.', { exact: true }).waitFor();
    await person.type('Data de nascimento', '31021990');
    await person.press('Continuar');
    await alert(page, 'Esta data não existe. Confira dia e mês.');
    await page.getByRole('textbox', { name: 'Data de nascimento' }).press('ControlOrMeta+a');
    await person.type('Data de nascimento', '01012015');
    await person.press('Continuar');
    await alert(page, 'Para pedir este produto é preciso ter 18 anos ou mais.');
    await page.context().close();
  });

  it('a postal code whose service is down opens the fields for typing', async () => {
    const { person, page } = await someone();
    await walkTo(person, '06-endereco');
    await person.type('CEP', '01001999');
    await person.type('Rua ou avenida', 'Rua que eu sei');
    await person.type('Número', '1');
    await person.type('Bairro', 'Centro');
    await person.type('Cidade', 'São Paulo');
    await person.choose('Estado', 'São Paulo');
    await person.press('Continuar');
    await person.sees('Fotos do seu documento');
    expect(await page.title()).not.toBe('');
    await page.context().close();
  });

  it('a file that is no photo is refused with what to do', async () => {
    const { person, page } = await someone();
    await walkTo(person, '07-documento');
    const buffer = Buffer.from('isto não é uma foto');
    await page
      .locator('input[type=file][name=documentoFrente]')
      .setInputFiles({ name: 'rg.jpg', mimeType: 'image/jpeg', buffer });
    // At once, before anything is shown that could be taken.
    await alert(page, /este arquivo não é uma imagem/);
    expect(await page.getByRole('button', { name: 'Usar esta foto' }).count()).toBe(0);
    await page.context().close();
  });
});

describe('the code', () => {
  it('that is wrong says how many tries are left, and after five to ask for another one', async () => {
    const { person, page } = await someone();
    await walkTo(person, '03-codigo');
    const right = await person.code();
    const wrong = right === '000000' ? '111111' : '000000';
    for (const left of ['Restam 4 tentativas', 'Restam 3 tentativas', 'Restam 2 tentativas', 'Resta 1 tentativa']) {
      await person.type('Código de 6 números', wrong);
      await alert(page, `Código errado. ${left}.`);
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#codigo-recebido')?.value === '');
    }
    await person.type('Código de 6 números', wrong);
    await alert(page, 'Código errado, e não restam tentativas. Peça um novo código.');
    await page.context().close();
  });

  it('has the focus, keeps its digits while there is no line, and is asked for again after a reload, not sent again', async () => {
    const { person, page } = await someone();
    await walkTo(person, '03-codigo');
    const field = page.getByRole('textbox', { name: 'Código de 6 números' });
    const hasFocus = (): Promise<boolean> => field.evaluate((input) => input === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.type('12');
    await person.press('Confirmar');
    await page.getByText('Digite os 6 números do código.').waitFor();
    await expect.poll(hasFocus).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    const code = await person.code();
    await page.context().setOffline(true);
    await page.keyboard.type(code);
    await alert(page, 'Verifique sua conexão com a internet.');
    expect(await field.inputValue()).toBe(code);
    await page.context().setOffline(false);
    await page.reload();
    await person.sees('Digite o código');
    expect(await person.code()).toBe(code);
    await expect.poll(hasFocus).toBe(true);
    // As people copy it.
    await page.keyboard.insertText(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await person.sees('Agora, seus dados');
    await page.context().close();
  });

  it('that does not come is asked for by WhatsApp, once that is due, and the caret waits for the new one', async () => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    await page.clock.install({ time: suiteClock.now() });
    const person = new Person(page, stage.url, freshCpf());
    await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
    await agreeToAll(person);
    await walkTo(person, '03-codigo');
    await alert(page, 'por SMS');
    await alert(page, /^Novo código em 0:\d\d$/);
    expect(await page.getByRole('button', { name: 'Receber por WhatsApp' }).count()).toBe(0);
    const db = new pg.Client({ connectionString: stage.server.databaseUrl() });
    await db.connect();
    await db.query(`update code set sent_at = sent_at - interval '31 seconds'`);
    await db.end();
    await page.clock.fastForward(31_000);
    await person.type('Código de 6 números', '12');
    await person.press('Receber por WhatsApp');
    await alert(page, 'Enviamos outro código.');
    await alert(page, 'por WhatsApp para');
    await page.waitForFunction(() => document.activeElement?.id === 'codigo-recebido');
    await page.keyboard.type(await person.code());
    await person.sees('Agora, seus dados');
    await page.context().close();
  });

  it('is handed over by a phone that can', async () => {
    const { person, page } = await someone();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'OTPCredential', { value: Object });
      const handed = new Promise((hand) => Object.defineProperty(window, 'hand', { value: hand }));
      Object.defineProperty(navigator.credentials, 'get', { value: () => handed });
    });
    await page.reload();
    await agreeToAll(person);
    await walkTo(person, '03-codigo');
    const code = await person.code();
    await page.evaluate((given) => Object(window).hand({ code: given }), code);
    await person.sees('Agora, seus dados');
    await page.context().close();
  });
});

describe('the network', () => {
  it('going offline in the middle of a step keeps what was typed, and it goes on when the network is back', async () => {
    const { person, page } = await someone();
    await walkTo(person, '04-dados-pessoais');
    await person.type('Nome completo', 'Maria da Silva');
    await person.type('Data de nascimento', '12051990');
    await person.type('E-mail', 'maria.silva@gmail.com');
    await person.pick('Solteira(o)');
    await page.context().setOffline(true);
    await person.press('Continuar');
    await alert(page, 'Verifique sua conexão com a internet.');
    expect(await page.getByRole('textbox', { name: 'Nome completo' }).inputValue()).toBe('Maria da Silva');
    await page.context().setOffline(false);
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible().catch(() => false))
      await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
    else await person.press('Continuar');
    await person.sees('Onde você mora?');
    await page.context().close();
  });

  it('pressing twice sends once', async () => {
    const { person, page } = await someone();
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('create-proposal') && sent.push(request.url()));
    await person.type('CPF', person.cpf);
    await page.getByRole('button', { name: 'Continuar' }).dblclick();
    await person.sees('Vamos confirmar que é você');
    expect(sent).toHaveLength(1);
    await page.context().close();
  });

  it('a stale tab is told, may reload, and keeps what was typed', async () => {
    const { person, page } = await someone();
    await walkTo(person, '04-dados-pessoais');
    const second = new Person(await page.context().newPage(), stage.url, person.cpf);
    await second.page.goto(stage.url);
    await second.sees('Agora, seus dados');
    await person.type('Nome completo', 'Maria da Silva');
    await person.type('Data de nascimento', '12051990');
    await person.type('E-mail', 'maria.silva@gmail.com');
    await person.pick('Solteira(o)');
    await second.type('Nome completo', 'Maria de Souza');
    await second.type('Data de nascimento', '12051990');
    await second.type('E-mail', 'maria.souza@gmail.com');
    await second.pick('Casada(o)');
    await second.press('Continuar');
    await second.sees('Onde você mora?');
    await person.press('Continuar');
    await alert(page, 'O pedido mudou em outro lugar');
    await person.press('Recarregar');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // Both wrote it: what was written here is shown, and that it changed is said.
    await alert(page, /^Mudou também em outra aba ou aparelho: .*“Nome completo”/);
    const held = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => held('Nome completo')).toBe('Maria da Silva');
    await person.press('Continuar');
    await person.sees('Onde você mora?');
    await page.context().close();
  });

  /** Somebody back at their data, which were sent, in two tabs. */
  async function inTwoTabs() {
    const { person, page } = await someone();
    await walkTo(person, '06-endereco');
    await page.goBack();
    await person.sees('Agora, seus dados');
    const second = new Person(await page.context().newPage(), stage.url, person.cpf);
    await second.page.goto(page.url());
    await second.sees('Agora, seus dados');
    return { person, page, second };
  }

  it('two tabs that wrote other fields of a step are put together', async () => {
    const { person, page, second } = await inTwoTabs();
    const box = (at: Page, label: string) => at.getByLabel(label, { exact: true });
    await box(page, 'Nome completo').fill('Ana Prado');
    await box(second.page, 'E-mail').fill('outra@gmail.com');
    await second.press('Continuar');
    await second.sees('Onde você mora?');
    await person.press('Continuar');
    await alert(page, 'O pedido mudou em outro lugar');
    await person.press('Recarregar');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => box(page, 'E-mail').inputValue()).toBe('outra@gmail.com');
    expect(await box(page, 'Nome completo').inputValue()).toBe('Ana Prado');
    expect(await page.getByText('Mudou também').count()).toBe(0);
    await page.context().close();
  });

  it('what a tab typed is there after its reload when another one sent something else, and it says so above the fields', async () => {
    const { person, page, second } = await inTwoTabs();
    const name = (at: Page) => at.getByLabel('Nome completo', { exact: true });
    await name(page).fill('Ana Prado');
    await page.waitForFunction(() => localStorage.getItem('passo:proposal') !== null);
    await name(second.page).fill('Ana Reis');
    await second.press('Continuar');
    await second.sees('Onde você mora?');
    await page.reload();
    const note = page
      .locator('form')
      .getByRole('status')
      .getByText(/^Mudou também em outra aba.*“Nome completo”/);
    await note.waitFor();
    expect(await name(page).inputValue()).toBe('Ana Prado');
    const [told, asked] = await Promise.all([note.boundingBox(), name(page).boundingBox()]);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(asked?.y ?? 0);
    expect(await inspect(page, 'mudou-em-outra-aba')).toEqual([]);
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await note.waitFor({ state: 'detached' });
    await person.press('Continuar');
    await person.sees('Onde você mora?');
    await page.context().close();
  });

  it('a reload says that what was agreed to has to be agreed to again', async () => {
    const page = await stage.device();
    const person = new Person(page, stage.url, freshCpf());
    await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
    await person.type('CPF', person.cpf);
    await page.getByRole('checkbox').first().check();
    await page.reload();
    await alert(page, /^A página foi recarregada\. Por segurança, aceites/);
    await expect.poll(() => page.getByLabel('CPF').first().inputValue()).not.toBe('');
    expect(await page.locator('input[type=checkbox]:checked').count()).toBe(0);
    await page.context().close();
  });
});

describe('people', () => {
  it('with an open proposal are asked which one to go on with', async () => {
    const cpf = freshCpf();
    const first = await someone(cpf);
    await walkTo(first.person, '04-dados-pessoais');
    // Asked once the contact on that file is proven here too; the CPF alone tells nothing.
    const again = await someone(cpf);
    await walkTo(again.person, '04-dados-pessoais');
    const popup = again.page.getByRole('dialog');
    await popup.waitFor();
    expect(await popup.textContent()).toContain('Crédito do Trabalhador');
    expect(await popup.textContent()).not.toContain(cpf);
    await popup.getByRole('button', { name: 'Voltar a este pedido' }).waitFor();
    expect(await inspect(again.page, 'pedido-aberto')).toEqual([]);
    await again.person.press('Seguir com este novo pedido');
    await again.person.sees('Agora, seus dados');
    await first.page.context().close();
    await again.page.context().close();
  });

  it('without an offer are told kindly, and may try with another CPF', async () => {
    const { person, page } = await someone(exampleCpf('10'));
    await walkTo(person, '06-endereco');
    await act(person, '06-endereco');
    await prove(person);
    await act(person, '09-trabalho-da-dataprev');
    await person.sees('Não temos uma oferta hoje para você');
    await person.press('Refazer análise com outro CPF');
    await person.sees('Seu CPF e autorizações');
    await page.context().close();
  });
});
