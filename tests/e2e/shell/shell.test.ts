import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';
import { act, agreement, agreeToAll, findAddress, fromMenu, walkTo } from '../journey/walk.ts';

/* What stands around every step: where one is, the way back, the menu, and what is beside the form where there is room. */

const stage = openStage();

async function begin(next: number, channel = 'aurora-clt', options: object = {}): Promise<Person> {
  const person = new Person(await stage.device(options), stage.url, exampleCpf('25', 60 + next));
  await person.page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await agreeToAll(person);
  return person;
}

/** What a screen reader says of where one is. */
const progressIn = (page: Page): Promise<string | null> =>
  page.getByRole('progressbar', { name: 'Progresso do pedido' }).getAttribute('aria-valuetext');

/** Whom to call, in the column of a computer. */
const beside = (page: Page): Locator => page.getByRole('complementary').getByRole('link', { name: '0800 000 0005' });

const closeOverlay = async (page: Page): Promise<void> => {
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
};

/** How far the middle of an element is from the middle of the window. */
const offCentre = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
  });

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the header', () => {
  it('says the phase and how long is left, and grows with what is filled in', async () => {
    const person = await begin(0);
    const { page } = person;
    expect(await progressIn(page)).toMatch(/^Você, fase 1 de 5\. Faltam cerca de \d+ minutos$/);
    const share = (): Promise<number> =>
      page.getByRole('progressbar').evaluate((bar) => Number(bar.getAttribute('aria-valuenow')));
    const before = await share();
    await act(person, '01-consentimentos', '02-celular', '03-codigo');
    await person.sees('Agora, seus dados');
    expect(await share()).toBeGreaterThan(before);
    await act(person, '04-dados-pessoais', '06-endereco');
    await person.sees('Fotos do seu documento');
    expect(await progressIn(page)).toMatch(/^Identidade, fase 2 de 5\./);
    await page.context().close();
  });

  it('the logo stays in the middle whether there is a way back or not, and nothing is cut off at 320 px', async () => {
    const person = await begin(1, 'aurora-clt', { viewport: { width: 320, height: 568 } });
    const { page } = person;
    expect(await offCentre(page, 'header img')).toBeLessThanOrEqual(1);
    await walkTo(person, '06-endereco');
    await page.getByRole('button', { name: 'Voltar', exact: true }).waitFor();
    expect(await offCentre(page, 'header img')).toBeLessThanOrEqual(1);
    expect(await overflows(page)).toBe(false);
    await page.context().close();
  });

  it('has one menu, in words, whose rows a thumb can hit', async () => {
    const person = await begin(2, 'ipe-pessoal', { permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = person;
    await person.press('Mais opções');
    const menu = page.getByRole('dialog', { name: 'Opções' });
    const rows = async (): Promise<readonly string[]> => {
      await menu.getByRole('button', { name: 'Sair' }).waitFor();
      const texts = await menu.getByRole('listitem').allInnerTexts();
      return texts.map((row) => row.replaceAll(/\s+/g, ' ').trim());
    };
    expect(await rows()).toEqual([
      ...['Ver passos', 'Ajuda (abre em outra aba)', 'Perguntas frequentes', 'Voltar às ofertas', 'Sair'],
    ]);
    await closeOverlay(page);
    await act(person, '01-consentimentos');
    await person.sees('Vamos confirmar que é você');
    await person.press('Mais opções');
    expect(await rows()).toEqual([
      'Ver passos',
      'Copiar link para voltar',
      'Ajuda (abre em outra aba)',
      'Perguntas frequentes',
      'Voltar às ofertas',
      'Começar de novo',
      'Desistir do pedido',
      'Meus pedidos',
      'Meus dados',
      'Sair',
    ]);
    // As they are laid out: while the sheet comes in, what is drawn is a fraction of a pixel off.
    const heights = await menu
      .locator('li > :first-child')
      .evaluateAll((rows) => rows.map((row) => Number.parseFloat(getComputedStyle(row).height)));
    expect(heights).toHaveLength(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await person.press('Copiar link para voltar');
    await menu.getByText('Copiado!').first().waitFor();
    const hash = await page.evaluate(() => localStorage.getItem('agx_hash') ?? '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${stage.url}/?agx_hash=${hash}`);
    expect(await inspect(page, 'menu')).toEqual([]);
    await page.context().close();
  });

  it('the steps stand under their phases, and the keyboard comes back to the menu', async () => {
    const person = await begin(3, 'aurora-imovel');
    const { page } = person;
    await fromMenu(person, 'Ver passos');
    const drawer = page.getByRole('dialog', { name: 'Passos' });
    expect(await drawer.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Você',
      'Oferta',
      'Seus dados',
      'Contrato',
      'Dinheiro',
    ]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Mais opções');
    await page.context().close();
  });
});

describe('beside the form', () => {
  const aside = (page: Page) => page.getByRole('complementary', { name: 'Seu pedido' });

  it('stands what is known so far, and nothing of it is fetched by a phone', async () => {
    const person = await begin(4);
    const { page } = person;
    const complaints = complaintsOf(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await act(person, '01-consentimentos', '02-celular', '03-codigo');
    await person.sees('Agora, seus dados');
    expect(await aside(page).count()).toBe(0);
    expect(fetched.filter((name) => /companion/i.test(name))).toEqual([]);

    await page.setViewportSize(DESKTOP);
    await aside(page).getByText('Seu pedido até aqui').waitFor();
    expect(fetched.filter((name) => /companion/i.test(name))).not.toEqual([]);
    const text = async (): Promise<string> => (await aside(page).innerText()).replaceAll('\u00a0', ' ');
    const { cpf, phone } = person;
    for (const words of [
      `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`,
      `(11) •••••-${phone.slice(-4)}`,
      'Crédito do Trabalhador',
      'Por que perguntamos',
      'Banco Horizonte',
    ])
      expect(await text(), words).toContain(words);
    expect(await text()).not.toContain(`${cpf.slice(0, 3)}.${cpf.slice(3, 6)}`);
    expect(await progressIn(page)).toMatch(/^Você, fase 1 de 5/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the figures move with the amount, and stay once it is agreed, over a reload too', async () => {
    const person = await begin(5, 'aurora-clt', { viewport: DESKTOP });
    const { page } = person;
    await walkTo(person, '10-simulacao');
    const fact = (label: string): Promise<string> =>
      aside(page)
        .getByRole('row', { name: new RegExp(`^${label}`) })
        .getByRole('cell')
        .innerText();
    await page.getByText(/^\d+ parcelas de$/).waitFor();
    const most = await aside(page).locator('dl > div', { hasText: 'Total em 24x' }).locator('dd').innerText();
    await person.leastOn('Valor do empréstimo');
    await page.waitForFunction((was) => !document.querySelector('aside')?.innerText.includes(was), most);
    await act(person, '10-simulacao');
    await person.sees('Confira o contrato');
    const agreed = [await fact('Você recebe'), await fact('Parcelas'), await fact('CET'), await fact('Total a pagar')];
    expect(agreed[1]).toMatch(/^24x de R\$/);
    await page.reload();
    await person.sees('Confira o contrato');
    await aside(page).getByText('Total a pagar').waitFor();
    expect([await fact('Você recebe'), await fact('Parcelas'), await fact('CET'), await fact('Total a pagar')]).toEqual(
      agreed,
    );
    expect(await inspect(page, 'ao-lado')).toEqual([]);
    await page.context().close();
  });

  it('both columns stand in the middle of the page, 1,080 px wide', async () => {
    const person = await begin(6, 'aurora-clt', { viewport: { width: 1600, height: 900 } });
    const { page } = person;
    await aside(page).getByText('Seu pedido até aqui').waitFor();
    const left = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    expect([await left('main'), await left('aside')]).toEqual([260, 960]);
    expect(await overflows(page)).toBe(false);
    expect(await page.locator('img[src*="background"]').count()).toBe(0);
    await page.context().close();
  });
});

describe('a step comes in', () => {
  const directionIn = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-direction');
  const lasts = (page: Page): Promise<string> =>
    page.locator('main > * > :first-child').evaluate((element) => getComputedStyle(element).animationDuration);

  it('from where it was; the first one stands still', async () => {
    const person = await begin(7);
    const { page } = person;
    expect(await directionIn(page)).toBeNull();
    await walkTo(person, '06-endereco');
    expect([await directionIn(page), await lasts(page)]).toEqual(['forward', '0.16s']);
    await person.press('Voltar');
    await person.sees('Agora, seus dados');
    expect(await directionIn(page)).toBe('back');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(Number.parseFloat(await lasts(page))).toBeLessThan(0.001);
    await page.context().close();
  });

  it('and a wait that ends well closes its ring into a tick first', async () => {
    const person = await begin(8, 'aurora-convenio');
    const { page } = person;
    await walkTo(person, '14-empresa', agreement);
    await page.evaluate(() => {
      const tones = new Set<string>();
      Reflect.set(window, 'tones', () => [...tones]);
      new MutationObserver(() => {
        const panel = document.querySelector<HTMLElement>('[data-tone]');
        const ticks = panel?.querySelectorAll('svg path[pathLength]').length ?? 0;
        tones.add(`${panel?.dataset.tone ?? 'none'} ${ticks > 0 ? 'tick' : 'ring'}`);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await act(person, '14-empresa');
    await person.sees('O dinheiro foi para a sua conta');
    expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'tones'), null, []))).toContain('success tick');
    await page.context().close();
  });
});

describe('on a computer', () => {
  /** Left and top edge of a field, in whole pixels. */
  const placeIn = async (page: Page, id: string): Promise<readonly number[]> => {
    const box = await page.locator(`#campo-${id}`).boundingBox();
    return [Math.round(box?.x ?? -1), Math.round(box?.y ?? -1)];
  };
  const columns = async (page: Page, ...ids: readonly string[]): Promise<number> => {
    const places = await Promise.all(ids.map((id) => placeIn(page, id)));
    return new Set(places.map(([left]) => left)).size;
  };

  it('what is short stands side by side, in the order of the keys, and an error moves no neighbour', async () => {
    const person = await begin(9, 'aurora-clt', { viewport: DESKTOP, reducedMotion: 'reduce' });
    const { page } = person;
    await walkTo(person, '06-endereco');
    await findAddress(person);
    const [number, complement] = [await placeIn(page, 'numero'), await placeIn(page, 'complemento')];
    expect(number[1]).toBe(complement[1]);
    expect(await columns(page, 'cep', 'logradouro', 'numero', 'bairro')).toBe(1);
    expect(await columns(page, 'numero', 'complemento')).toBe(2);
    await page.locator('#campo-numero').focus();
    for (const next of ['complemento', 'bairro', 'cidade']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`campo-${next}`);
    }
    await person.press('Continuar');
    await page.locator('#campo-numero-error').getByText('Digite o número.').waitFor();
    expect(await page.locator('#campo-complemento-error').innerText()).toBe('');
    expect((await placeIn(page, 'numero'))[1]).toBe((await placeIn(page, 'complemento'))[1]);
    // As wide as it is at 200 %.
    await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
    expect(await columns(page, 'numero', 'complemento')).toBe(1);
    await page.context().close();
  });

  it('whom to call stands beside the first page, where there is no proposal yet', async () => {
    const page = await stage.device({ viewport: DESKTOP });
    await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
    expect(await beside(page).getAttribute('href')).toBe('tel:08000000005');
    await page.context().close();
  });

  it('what was typed is said to be saved once it is, and nothing moves for it', async () => {
    const person = await begin(10, 'aurora-clt', { viewport: DESKTOP, reducedMotion: 'reduce' });
    const { page } = person;
    const saved = page.getByText('Salvo agora há pouco');
    await walkTo(person, '04-dados-pessoais');
    // The answers before, which the server took; the page that comes anew has kept nothing yet.
    await saved.waitFor();
    await page.reload();
    await person.sees('Agora, seus dados');
    await page.getByText('O que vem depois').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ajuda (abre em outra aba)' }).waitFor();
    await beside(page).waitFor();
    const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('passo:proposal'));
    expect([await saved.count(), await kept()]).toEqual([0, null]);
    const before = await placeIn(page, 'email');
    await person.type('Nome completo', 'Maria');
    await saved.waitFor();
    expect(await kept()).not.toBeNull();
    expect(await placeIn(page, 'email')).toEqual(before);
    // Read out the first time, and no more.
    expect(await page.getByRole('status').filter({ hasText: 'Salvo' }).allInnerTexts()).toEqual(['Salvo']);
    expect(await inspect(page, 'salvo')).toEqual([]);
    // A device that takes no more: what was said is not true any longer.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await person.type('E-mail', 'maria@exemplo.com.br');
    await saved.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('what is only read is a line of text with the way to where it is changed', async () => {
    const person = await begin(11, 'aurora-clt', { viewport: DESKTOP, reducedMotion: 'reduce' });
    const { page } = person;
    await walkTo(person, '04-dados-pessoais');
    expect(await page.getByRole('textbox', { name: /^Celular/ }).count()).toBe(0);
    await page.getByRole('term').filter({ hasText: 'Celular confirmado por código' }).waitFor();
    await person.press('Alterar Celular confirmado por código');
    await person.sees('Vamos confirmar que é você');
    await page.context().close();
  });
});
