import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';

/* The FGTS asks first whether its withdrawal is active, and says what is left to do: nothing to read that is for somebody else. */

const stage = openStage();
const QUESTION = 'Você já ativou o saque-aniversário?';
const PHONE = { width: 360, height: 740 };

/** A new customer at the question. */
async function asked(viewport = PHONE): Promise<Page> {
  const page = await stage.device({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${stage.url}/?canal=ipe-fgts&comecar=1`);
  await page.getByRole('radiogroup', { name: QUESTION, exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const pick = (page: Page, answer: RegExp): Promise<void> => page.getByRole('radio', { name: answer }).check();

/** What stands in the list, how much of it above the bar, and what leads on, the main one first. */
const seen = () => {
  const ways = [...document.querySelectorAll('main :is(button, a)')];
  const bar = ways[0]?.parentElement?.getBoundingClientRect().top ?? NaN;
  const steps = [...document.querySelectorAll('main ol > li')];
  return {
    titles: steps.map((step) => step.querySelector('strong')?.textContent),
    notes: steps.map((step) => [...step.querySelectorAll('p')].slice(1).map((note) => note.textContent)),
    whole: steps.filter((step) => step.getBoundingClientRect().bottom <= bar).length,
    ways: ways.map((way) => way.querySelector('span')?.textContent),
    outside: [...document.querySelectorAll<HTMLAnchorElement>('a[href^=http]')].map(({ href, target, rel }) => ({
      ...{ href, target, rel },
    })),
  };
};

const opensOutside = { href: 'https://www.fgts.gov.br/', target: '_blank', rel: 'noopener noreferrer' };

it('asks, and before an answer nothing else stands there', async () => {
  const page = await asked();
  expect(await page.evaluate(seen)).toEqual({ titles: [], notes: [], whole: 0, ways: [], outside: [] });
  expect(await page.getByRole('radio').count()).toBe(2);
  expect(await page.getByText('opcional').count()).toBe(0);
  // The title is the question, and who listens hears it of the group.
  await page.getByRole('heading', { level: 1, name: QUESTION }).waitFor();
  expect(await inspect(page, 'fgts-pergunta')).toEqual([]);
  await page.context().close();
});

it('who has activated it reads three steps, all of them in view on a phone, and goes on', async () => {
  const page = await asked();
  await pick(page, /^Já ativei/);
  await page.getByRole('button', { name: 'Já autorizei' }).waitFor();
  const { titles, notes, whole, ways, outside } = await page.evaluate(seen);
  // The bank by its name: it is looked for in another application.
  expect(titles).toEqual(['Abra o aplicativo FGTS', 'Autorize o Banco Horizonte S.A.', 'Volte para esta página']);
  expect(notes).toEqual([[], [], []]);
  expect(whole).toBe(3);
  expect(ways).toEqual(['Já autorizei', 'Abrir o app FGTS']);
  expect(outside).toEqual([opensOutside]);
  expect(await inspect(page, 'fgts-ativo')).toEqual([]);
  await page.context().close();
});

it('who has not reads what it changes before activating it, when to come back, and what comes of going on', async () => {
  const page = await asked();
  await pick(page, /^Ainda não ativei/);
  await page.getByRole('button', { name: 'Continuar mesmo assim' }).waitFor();
  const { titles, notes, whole, ways, outside } = await page.evaluate(seen);
  expect(titles).toEqual(['Ative no aplicativo FGTS', 'Volte 90 dias depois de ativar']);
  expect(notes).toEqual([[expect.stringMatching(/multa de 40%.*mais de dois anos/)], []]);
  expect(whole).toBeGreaterThanOrEqual(1);
  await page
    .getByText(/^Só então você autoriza o Banco Horizonte S\.A\. no aplicativo\. .*ainda não recebe oferta\.$/)
    .waitFor();
  expect(ways).toEqual(['Abrir o app FGTS', 'Continuar mesmo assim']);
  expect(outside).toEqual([opensOutside]);
  expect(await inspect(page, 'fgts-ainda-nao')).toEqual([]);
  await page.context().close();
});

it('goes on all the same, and an answer that is changed leaves nothing of the other', async () => {
  const page = await asked();
  await pick(page, /^Já ativei/);
  await pick(page, /^Ainda não ativei/);
  expect(await page.getByText('Já autorizei').count()).toBe(0);
  await page.getByRole('button', { name: 'Continuar mesmo assim' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seu CPF e autorizações' }).waitFor();
  await page.context().close();
});

it('is answered with keys, and Enter on an answer sends nobody on', async () => {
  const page = await asked();
  const [active, not] = [page.getByRole('radio', { name: /^Já ativei/ }), page.getByRole('radio', { name: /^Ainda/ })];
  await active.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect([await active.isChecked(), await not.isChecked()]).toEqual([false, true]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toBe('Já autorizei');
  await page.keyboard.press('Tab');
  expect(await focused.textContent()).toBe('Abrir o app FGTS (abre em outra aba)');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Seu CPF e autorizações' }).waitFor();
  await page.context().close();
});

it.each([320, 768])('is no wider than its window of %d px, whatever is answered', async (width) => {
  const page = await asked({ width, height: 568 });
  for (const answer of [/^Já ativei/, /^Ainda não ativei/]) {
    await pick(page, answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});

it('nothing moves while it comes, and the answer is there after a reload', async () => {
  const page = await asked();
  const shifted = (): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
          );
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
  expect(await shifted()).toBe(0);
  await pick(page, /^Já ativei/);
  await page.waitForFunction(() => localStorage.getItem('passo:proposal') !== null);
  await page.reload();
  await expect.poll(() => page.getByRole('radio', { name: /^Já ativei/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Já autorizei' }).waitFor();
  await page.context().close();
});
