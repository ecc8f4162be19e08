import { formatAmount } from '@passo/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { inspect } from '../journey/screens.ts';
import { act } from '../journey/walk.ts';
import { giveVehicle, personAt } from './walkMoney.ts';

/* The screens on which money is chosen: what opens them, what each row says, and what stands above the button. */

const stage = openStage();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const rested = (page: Page) => page.locator('fieldset:not([aria-busy]) input[name=prazo]').first().waitFor();

/** Of a screen: what reaches over its right edge. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('an amount is typed, slid or pressed; each term says installment, CET and total; the share of the pay is told', async () => {
  const { person } = await personAt(stage, 'aurora-clt', exampleCpf('25', 50));
  const { page } = person;
  await act(person, '06-endereco', '07-documento', '08-selfie', '09-trabalho-da-dataprev');
  await person.sees('Quanto você precisa?');
  const slider = page.getByRole('slider', { name: 'Valor do empréstimo' });
  const typed = page.getByRole('textbox', { name: 'Valor do empréstimo, em reais' });
  await rested(page);
  const [opens, least, most] = [
    await slider.inputValue(),
    await slider.getAttribute('min'),
    await slider.getAttribute('max'),
  ];
  expect(Number(opens)).toBeGreaterThan(Number(least));
  expect(Number(opens)).toBeLessThan(Number(most) / 2);
  // The term in the middle, and not the longest.
  expect(await page.getByRole('radio', { checked: true }).getAttribute('name')).toBe('prazo');
  await page.getByRole('radio', { name: '24x', checked: true }).waitFor();

  await typed.fill('3000');
  expect(await typed.inputValue()).toBe('3.000');
  await typed.press('Tab');
  await expect.poll(() => slider.inputValue()).toBe('300000');
  await page.getByRole('button', { name: 'Mais R$ 1.000' }).click();
  await expect.poll(() => slider.inputValue()).toBe('400000');
  await page.getByRole('button', { name: 'Menos R$ 500' }).click();
  await expect.poll(() => typed.inputValue()).toBe('3.500');
  // What may not be asked for stays as it is typed, with the reason; there are no figures of any other amount beside it.
  const button = page.getByRole('button', { name: /^Continuar( com \d+x)?$/ });
  const inReais = (centavos: string | null): string => formatAmount(Number(centavos));
  for (const [keys, reason, nearest] of [
    ['99999', `O máximo para você é R$ ${inReais(most)}.`, most],
    ['2', `O mínimo é R$ ${inReais(least)}.`, least],
    ['50,00', `O mínimo é R$ ${inReais(least)}.`, least],
    ['', `Escreva um valor de R$ ${inReais(least)} a R$ ${inReais(most)}.`, null],
    ['999999999999', `O máximo para você é R$ ${inReais(most)}.`, most],
  ] as const) {
    await typed.press('ControlOrMeta+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(keys);
    await page.getByText(reason, { exact: true }).waitFor();
    expect((await typed.inputValue()).replaceAll('.', '')).toBe(keys);
    expect(plain(await page.locator('main').innerText()), keys).not.toMatch(
      /total R\$|\d parcelas de|CET \d|\d% d[oa]/,
    );
    expect(await page.getByRole('meter').count()).toBe(0);
    await button.click();
    expect(await typed.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await typed.getAttribute('aria-invalid')).toBe('true');
    if (keys === '99999') expect(await inspect(page, 'money-refused')).toEqual([]);
    if (nearest === null) continue;
    await page.getByRole('button', { name: `Usar R$ ${inReais(nearest)}` }).click();
    await expect.poll(() => slider.inputValue()).toBe(nearest);
    await rested(page);
    await page.getByText(reason).waitFor({ state: 'detached' });
  }
  // The most is what the longest term bears: the one that was chosen is out, and the bar says so.
  await page.getByText('Sem parcela em 24x: escolha outro prazo').waitFor();
  // Enter goes on to the terms, and not to the slider of the same amount.
  await typed.press('Enter');
  expect(await page.locator(':focus').getAttribute('name')).toBe('prazo');
  await typed.press('ControlOrMeta+a');
  await page.keyboard.type('3500,50');
  expect(plain(await page.locator('label:has(input[inputmode=numeric])').first().innerText())).not.toContain(',00');
  await typed.press('Tab');
  await expect.poll(() => slider.inputValue()).toBe('350050');
  // The line is gone for a moment: the figures come once it is back, and nothing has to be pressed.
  await page.context().setOffline(true);
  await typed.fill('3500');
  await typed.press('Tab');
  await page.getByText('Verifique sua conexão com a internet.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('radio', { name: /^24x R\$/ }).waitFor();
  await rested(page);

  const rows = await page.locator('label:has(input[name=prazo])').allInnerTexts();
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows)
    expect(plain(row).replaceAll(/\s+/g, ' ')).toMatch(
      /^\d+x R\$ [\d.]+,\d\d.* total R\$ [\d.]+,\d\d CET \d+,\d\d% ?\/ano$/,
    );
  const meter = page.getByRole('meter', { name: 'Cabe no seu salário' });
  expect(await meter.getAttribute('aria-valuetext')).toMatch(/^\d+% do que você recebe, de um limite de 35%$/);
  await page.getByText(/^\d+% do seu salário$/).waitFor();
  await page.getByText('limite 35%').waitFor();
  // Without scrolling: on a phone within the bar, on a computer in the column beside the form.
  expect(await meter.evaluate((bar) => bar.closest('form > :last-child') !== null)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText(/Cabe no seu salário: \d+%/).waitFor();
  await expect.poll(() => meter.count()).toBe(1);
  expect(await meter.evaluate((bar) => bar.closest('form') === null)).toBe(true);
  expect(((await meter.boundingBox())?.y ?? 800) + 8).toBeLessThanOrEqual(800);

  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  for (const words of [/^24 parcelas de$/, /^CET \d+,\d\d% ao ano$/, /^Total R\$/]) {
    const box = await page.getByText(words).last().boundingBox();
    expect((box?.y ?? 600) + (box?.height ?? 0), String(words)).toBeLessThanOrEqual(568);
  }
  const box = await button.boundingBox();
  // As wide as the column, and the way to all costs in one line.
  expect(box?.width).toBe(280);
  expect((await page.getByRole('button', { name: 'Ver todos os custos' }).boundingBox())?.height).toBeLessThan(24);
  expect((box?.y ?? 600) + (box?.height ?? 0)).toBeLessThanOrEqual(568);
  await page.screenshot({ path: 'test-results/screens/money-clt-320.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await meter.scrollIntoViewIfNeeded();
  expect(await inspect(page, 'money-clt')).toEqual([]);
  await page.context().close();
});

it('an insurance says its price, its cover and who insures before it is ticked, and nobody has ticked it', async () => {
  const { person } = await personAt(stage, 'aurora-veiculos', exampleCpf('25', 51));
  const { page } = person;
  await giveVehicle(person);
  await page.getByRole('radio', { name: /^48x/ }).waitFor();
  const box = page.getByRole('checkbox', { name: 'Incluir o seguro de proteção' });
  expect(await box.isChecked()).toBe(false);
  const about = page.getByRole('region', { name: 'Seguro de proteção' });
  await about.getByText(/^R\$/).waitFor();
  const price = /R\$ ([\d.]+,\d\d) no total/.exec(plain(await about.innerText()))?.[1];
  expect(await about.innerText()).toMatch(/Paga o que falta/);
  expect(await about.innerText()).toMatch(/Quem garante: \S+/);
  expect(await inspect(page, 'money-veiculo')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: 'test-results/screens/money-veiculo-320.png' });
  await box.check();
  await rested(page);
  await page.getByRole('radio', { name: /^48x/ }).check();
  await page.getByRole('button', { name: 'Continuar com 48x' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continuar com o Financiamento' }).waitFor();
  // What was told before is what it costs.
  expect(plain(await dialog.innerText())).toContain(price);
  await page.screenshot({ path: 'test-results/screens/money-veiculo-drawer-320.png' });
  await page.context().close();
});
