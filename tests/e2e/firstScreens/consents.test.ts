import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';

/* What is asked first on a phone is seen at once: nobody scrolls for what they must tick, nor misses what they may read. */

const stage = openStage();

const open = async (channel: string, viewport = { width: 360, height: 740 }): Promise<Page> => {
  const page = await stage.device({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${stage.url}/?canal=${channel}&comecar=1`);
  await page.getByRole('button', { name: 'Autorizar e continuar' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
};

/** The rows of the consents as they are drawn, and where the bar begins. */
const rowsOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('form > :last-child')?.getBoundingClientRect().top ?? NaN;
    const rows = [...document.querySelectorAll('input[type=checkbox]')].map((box) => {
      const row = document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.closest('div')
        ?.parentElement?.parentElement;
      const helper = document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
      const read = row?.querySelector('button')?.getBoundingClientRect();
      const { height, bottom } = row?.getBoundingClientRect() ?? new DOMRect();
      return {
        required: box.getAttribute('aria-required') === 'true',
        ticked: box instanceof HTMLInputElement && box.checked,
        aboveTheBar: bottom <= bar,
        height,
        // A line is as high as 1.25 rem.
        helperLines: Math.round((helper?.getBoundingClientRect().height ?? NaN) / 20),
        read: [read?.width ?? 0, read?.height ?? 0],
        readEnd: read?.left ?? NaN,
        words: Math.max(
          ...[...(row?.querySelectorAll('label, p') ?? [])].map((one) => one.getBoundingClientRect().right),
        ),
      };
    });
    return { rows, wider: document.documentElement.scrollWidth > window.innerWidth };
  });

it.each([
  ['aurora-clt', 4],
  ['aurora-veiculos', 3],
  ['ipe-luz', 3],
])('%s: CPF and all %i required consents stand above the bar of a phone, unticked', async (channel, required) => {
  const page = await open(channel);
  const { rows } = await rowsOf(page);
  const must = rows.filter((row) => row.required);
  expect(must).toHaveLength(required);
  for (const row of must) {
    expect(row).toMatchObject({ ticked: false, aboveTheBar: true, helperLines: 1 });
    expect(row.height).toBeLessThanOrEqual(68);
  }
  for (const { read } of rows) for (const side of read) expect(side).toBeGreaterThanOrEqual(44);
  expect(await inspect(page, `consents-${channel}`)).toEqual([]);
  await page.context().close();
});

it.each([
  ['the smallest phone', { width: 320, height: 568 }],
  ['a computer at 200 %', { width: 640, height: 400 }],
  ['a computer', { width: 1280, height: 800 }],
])('nothing runs into the way to the text on %s', async (_where, viewport) => {
  const page = await open('aurora-clt', viewport);
  const { rows, wider } = await rowsOf(page);
  expect(wider).toBe(false);
  for (const { words, readEnd } of rows) expect(words).toBeLessThanOrEqual(readEnd);
  // Where there is room words and what they are for are a line each, from the first drawing on.
  if (viewport.width > 1000) for (const { height } of rows) expect(height).toBeLessThanOrEqual(68);
  await page.context().close();
});

it('a consent is ticked anywhere in its row, each for itself, and its text opens without ticking it', async () => {
  const page = await open('aurora-clt');
  const box = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });
  const { x = 0, y = 0, height = 0 } = (await page.getByText('Na Dataprev, só neste pedido.').boundingBox()) ?? {};
  await page.mouse.click(x + 100, y + height / 2);
  await expect.poll(() => box('Autorizo ver minha renda').isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { checked: true }).all()).toHaveLength(1);
  await page.getByRole('button', { name: /^Ler.*Autorizo usar minha foto$/ }).click();
  await page.getByRole('dialog', { name: 'Uso da imagem' }).waitFor();
  expect(await page.getByRole('checkbox', { checked: true, includeHidden: true }).all()).toHaveLength(1);
  await page.context().close();
});

it('the way to a text is the one of its own row, from its first line to its last', async () => {
  const page = await open('aurora-clt');
  const readers = page.getByRole('button', { name: /^Ler/ });
  const astray = await readers.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'center' });
      const { left, width, top, bottom } = button.getBoundingClientRect();
      const hit = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return hit.every((one) => one === button) ? [] : [button.textContent];
    }),
  );
  expect(astray).toEqual([]);
  await page.context().close();
});

it('sent unticked each says in one short line what to do, and the list above says it of all at once', async () => {
  const page = await open('aurora-clt');
  await page.getByRole('button', { name: 'Autorizar e continuar' }).click();
  await page.getByRole('link', { name: '4 caixas para marcar' }).waitFor();
  const told = page.getByText('Marque para continuar.', { exact: true });
  await expect.poll(async () => (await told.all()).length).toBe(4);
  for (const { required, height, ticked } of (await rowsOf(page)).rows.filter((row) => row.required)) {
    expect([required, ticked]).toEqual([true, false]);
    expect(height).toBeLessThanOrEqual(68);
  }
  expect(await inspect(page, 'consents-missing')).toEqual([]);
  await page.context().close();
});
