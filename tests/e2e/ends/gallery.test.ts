import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { looks } from './page.ts';
import { errors } from './errors.ts';
import type { Shown } from './reach.ts';
import { contactSheet } from './sheet.ts';
import { waits } from './waits.ts';

/*
 * Waits and errors of three products: axe finds nothing on them, on a phone and a desktop, light and dark, nothing is wider than its
 * window at 320 and 768, and each names a way on. With PICTURES set to a folder, contact sheets are put there.
 */

const stage = openStage();
const folder = process.env.PICTURES;

const groups: readonly (readonly [string, readonly Shown[]])[] = [
  ['waits', waits],
  ['errors', errors],
];

describe.each(groups)('%s', (group, screens) => {
  it.each(screens)('$name says what is true, and what can be done', async ({ name, open, says, behind = [] }) => {
    const page = await open(stage);
    for (const words of says) await page.getByText(words).first().waitFor();
    await looks(page, name);
    if (behind.length > 0) {
      await page.setViewportSize(PHONE);
      await expectRoom(page);
      await page.getByText('E se atrasar?').click();
    }
    for (const words of behind) await page.getByText(words).waitFor();
    await page.context().close();
  });
  afterAll(async () => {
    const names = screens.map(({ name }) => name);
    if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, `${group}.jpg`));
  });
});

it('the page of the signer is whole within ours: nothing of it is hidden, and no empty box stands below it', async () => {
  const page = await waits.find(({ name }) => name.startsWith('espera-assinatura'))?.open(stage);
  if (page === undefined) throw new Error('no signature is waited for');
  await page.setViewportSize(PHONE);
  const frame = page.frameLocator('iframe');
  const isWhole = (): Promise<boolean> =>
    frame.locator('html').evaluate((html) => Math.abs(window.innerHeight - html.getBoundingClientRect().height) <= 1);
  await expect.poll(isWhole).toBe(true);
  expect(await endOf(frame.getByRole('button', { name: 'Não quero assinar' }))).toBeLessThan(PHONE.height);
  await frame.getByText('Código do documento').click();
  await frame.getByText(/^[0-9a-f]{64}$/).waitFor();
  await expect.poll(isWhole).toBe(true);
  await page.context().close();
});

/** On a phone all of it is in view, and whoever wants to be told does not give up by a slip; on a computer it is a column. */
async function expectRoom(page: Page): Promise<void> {
  const box = (name: string) => page.getByRole('button', { name }).boundingBox();
  expect(await endOf(page.getByRole('button', { name: 'Desistir do pedido' }))).toBeLessThan(PHONE.height);
  const told = await endOf(page.getByRole('button', { name: 'Quero o aviso no WhatsApp' }));
  expect((await box('Desistir do pedido'))?.y).toBeGreaterThanOrEqual(told + 12);
  await page.setViewportSize(DESKTOP);
  expect((await box('Copiar link para voltar'))?.width).toBeLessThanOrEqual(440);
  await page.setViewportSize(PHONE);
}

/** Where it ends, in pixels from the top of the window. */
async function endOf(what: Locator): Promise<number> {
  const box = await what.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

it('the way to be told is changed by keyboard, back and forth, without losing the place', async () => {
  const [wait] = waits;
  if (wait === undefined) throw new Error('no wait is shown');
  const page = await wait.open(stage);
  await page.getByRole('button', { name: 'Quero o aviso no WhatsApp' }).press('Enter');
  await page.getByText(/Avisamos por WhatsApp\./).waitFor();
  // Until the first press is done with, a second one is none.
  await page.locator(':focus:not([aria-busy])').waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Prefiro por SMS');
  await page.keyboard.press('Enter');
  await page.getByText(/Avisamos por SMS\./).waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Quero o aviso no WhatsApp');
  await page.context().close();
});
