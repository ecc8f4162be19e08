import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { KeyboardPerson } from '../journey/person.ts';
import { inspect } from '../journey/screens.ts';

/* What people ask, by the keyboard: fetched when the drawer is opened, and asked for again where nobody could tell it. */

const stage = openStage();
const CALL = '**/questions/*';
const WAITING = 'Buscando as perguntas…';
const FAILED = 'Não deu para abrir as perguntas agora. Espere um pouco e tente de novo.';

interface Visitor {
  readonly person: KeyboardPerson;
  readonly page: Page;
  readonly drawer: Locator;
  /** Which calls it made. */
  readonly asked: readonly string[];
  open(): Promise<void>;
  /** As who has only a keyboard does: the focus is at the menu again. */
  close(): Promise<void>;
}

/** At the first step, with no proposal yet. */
async function visitor(): Promise<Visitor> {
  const page = await stage.device();
  const person = new KeyboardPerson(page, stage.url, '11144477735');
  const drawer = page.getByRole('dialog', { name: 'Perguntas frequentes' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/questions/')) asked.push(pathname.split('/').at(-1) ?? '');
  });
  await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
  return {
    ...{ person, page, drawer, asked },
    open: async () => {
      await person.press('Mais opções');
      await person.press('Perguntas frequentes');
      await drawer.waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toBe('Mais opções');
    },
  };
}

/** What has the focus, by its name or its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.innerText ?? '';
  });

/** From now on the call is answered when the test says so. */
async function held(page: Page): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<Route>();
  await page.route(CALL, asked.resolve, { times: 1 });
  return async () => (await asked.promise).continue();
}

it('is fetched when the drawer is first opened, and once', async () => {
  const { page, drawer, asked, open, close } = await visitor();
  const answer = await held(page);
  await open();
  await drawer.getByText(WAITING).waitFor();
  // Whoever does not wait finds it there later.
  await close();
  await answer();
  await open();
  await drawer.locator('summary').first().waitFor();
  expect(await drawer.locator('summary').count()).toBe(4);
  expect(await drawer.getByText(WAITING).count()).toBe(0);
  await close();
  await open();
  await drawer.locator('summary').first().waitFor();
  expect(asked).toEqual(['aurora-clt']);
  await page.context().close();
});

it('where nobody could tell it the drawer says so, closes, and asks again', async () => {
  const { person, page, drawer, asked, open, close } = await visitor();
  const problem = { status: 500, name: 'server.error', message: 'x' };
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: problem }));
  await open();
  await drawer.getByRole('status').filter({ hasText: FAILED }).waitFor();
  expect(await inspect(page, 'perguntas-falha')).toEqual([]);
  await close();
  await open();
  await drawer.getByText(FAILED).waitFor();
  await expect.poll(() => asked.length).toBe(2);
  await page.unroute(CALL);
  const answer = await held(page);
  await person.press('Tentar de novo');
  await drawer.getByText(WAITING).waitFor();
  // The button keeps the focus and takes no further press.
  await drawer.getByRole('button', { name: 'Tentar de novo', disabled: true }).waitFor();
  expect(await focused(page)).toBe('Tentar de novo');
  await page.keyboard.press('Enter');
  await answer();
  // The keyboard goes on where the button stood.
  await expect.poll(() => focused(page)).toBe('Como pago as parcelas?');
  await page.keyboard.press('Enter');
  await drawer.getByText('A sua empresa desconta do salário, todo mês.').waitFor();
  expect(await drawer.getByText(FAILED).count()).toBe(0);
  expect(asked).toHaveLength(3);
  await page.context().close();
});
