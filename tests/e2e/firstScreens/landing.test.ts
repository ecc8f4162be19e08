import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { Person } from '../journey/person.ts';
import { act, agreeToAll } from '../journey/walk.ts';

/* What a first page looks like on a computer: the ground on the left, and beside it one block in the middle of its height. */

const stage = openStage();

/** Where the middles of the ground and of what is drawn beside it are, how far that is apart, and what is out of view. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const names = ['.hero', 'main > :first-child', 'main > :last-child', '.go .btn', '.go > :last-child'];
    const found = names.map((name) => document.querySelector(name)?.getBoundingClientRect());
    const [hero, first, last, button, end] = found;
    if (!hero || !first || !last || !button || !end) throw new Error('all of it is on the page');
    return {
      ground: (hero.top + hero.bottom) / 2,
      beside: (first.top + end.bottom) / 2,
      sides: hero.left - (window.innerWidth - button.right),
      between: button.top - last.bottom,
      below: Math.max(hero.bottom, end.bottom) - window.innerHeight,
    };
  });

it.each([
  ['aurora-clt', { width: 1280, height: 800 }],
  ['ipe-luz', { width: 1280, height: 800 }],
  ['aurora-clt', { width: 1440, height: 900 }],
  ['ipe-luz', { width: 1440, height: 900 }],
])('%s at %o: what stands beside the ground is one block in the middle', async (channel, viewport) => {
  const page = await stage.device({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${stage.url}/?canal=${channel}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { ground, beside, sides, between, below } = await placesOf(page);
  expect(Math.abs(ground - beside)).toBeLessThanOrEqual(1);
  expect(Math.abs(sides)).toBeLessThanOrEqual(1);
  expect(between).toBeLessThanOrEqual(40);
  expect(below).toBeLessThanOrEqual(0);
  await page.context().close();
});

it.each([
  { channel: 'ipe-luz', least: 600, term: '12x', more: [] },
  // Where banks are compared it is asked above them.
  { channel: 'aurora-loja', least: 600, term: '12x', more: ['04-dados-pessoais'] },
])('$channel: other amounts are tried with the keys, and the amount opens where it is chosen', async (one) => {
  const { channel, least, term, more } = one;
  const person = new Person(await stage.device(), stage.url, exampleCpf('25', 880 + more.length));
  const { page } = person;
  await page.goto(`${stage.url}/?canal=${channel}`);
  const slider = page.getByRole('slider', { name: 'Valor para simular' });
  await slider.focus();
  const usual = await page.locator('.try').innerText();
  await page.keyboard.press('Home');
  const amount = `R$\u00a0${least.toLocaleString('pt-BR')}`;
  await page.locator('.try b', { hasText: amount }).waitFor();
  const tried = await page.locator('.try').innerText();
  expect(tried).not.toBe(usual);
  const [, installment = ''] = new RegExp(`${term} de (R\\$\\s[\\d.,]+)`).exec(tried) ?? [];
  expect(await slider.getAttribute('aria-valuetext')).toBe(`${amount}, ${term} de ${installment}`);
  await page.getByRole('button', { name: /começar$/i }).click();
  await agreeToAll(person);
  await act(person, '01-consentimentos', '02-celular', '03-codigo', ...more);
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(least * 100));
  await page.context().close();
});

it('who comes back reads what the slider stands at; who comes anew, what is usual', async () => {
  const page = await stage.device();
  const address = `${stage.url}/?canal=ipe-luz`;
  await page.goto(address);
  const slider = page.getByRole('slider', { name: 'Valor para simular' });
  await slider.focus();
  await page.keyboard.press('Home');
  const tried = await page.locator('.try').innerText();
  await page.getByRole('button', { name: 'Vamos começar' }).click();
  await page.waitForURL((url) => url.search !== '?canal=ipe-luz');
  await page.goBack();
  await expect.poll(() => slider.inputValue()).toBe('0');
  await expect.poll(() => page.locator('.try').innerText()).toBe(tried);
  expect(await slider.getAttribute('aria-valuetext')).toContain('R$\u00a0600, 12x');
  await page.goto(`${address}&de-novo=1`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('passo:tried:energy'))).toBe('1200 12');
  await page.context().close();
});

it.each([320, 360])('is no wider than a phone of %d px, also where letters are twice as large', async (width) => {
  const page = await stage.device({ viewport: { width, height: 640 } });
  await page.goto(`${stage.url}/?canal=ipe-luz`);
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await page.context().close();
});
