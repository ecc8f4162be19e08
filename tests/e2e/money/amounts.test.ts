import { catalog } from '@passo/catalog';
import { compileFlow } from '@passo/engine';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { AMOUNT } from '../../../apps/portal/src/fields/amountReason.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { oneOfEachFlow } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';

/* Real keys at every amount that something is offered for, in every flow that is shipped: the number, what is said of it and what it costs belong together. */

const stage = openStage();

/** Where the server says between what an amount may lie, offers hang on it. */
const asked = oneOfEachFlow.flatMap(({ code, definition }) =>
  compileFlow(definition, catalog).steps.flatMap(({ slug, form, kind }) =>
    form.fields
      .filter(({ key }) => kind?.bounds !== undefined && key === AMOUNT)
      .map(({ definition: { label = '' } }) => ({
        channel: code,
        slug,
        label,
        renews: form.fields.some(({ key }) => key === 'contrato'),
      })),
  ),
);

/** Figures of an offer, in whatever words. */
// What is left of a contract (_67 de 84 parcelas_) is no offer.
const offered = /total R\$|(?<! de \d*)\d parcelas de|CET \d|Cabe [^:%]+: \d|\d+x R\$|em \d+ parcelas/;
const shown = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');

const sharesIn = (text: string): readonly number[] =>
  [...text.matchAll(/Cabe [^:%]+: (\d+)%/g)].map(([, share]) => Number(share));
const limitIn = (text: string): number => Number(/limite (\d+)%/.exec(text)?.[1] ?? 100);

/** Of a contract that is renewed there is no slider: how much more may be had is the product's affair. */
const renewal = { least: 0, most: 50_000, cents: '00' };

/** In reais, as the slider has them. */
async function limitsOf(page: Page, label: string) {
  const slider = page.getByRole('slider', { name: label }).first();
  const [least = 0, most = 0] = [await slider.getAttribute('min'), await slider.getAttribute('max')].map(Number);
  return { least: Math.ceil(least / 100), most: Math.floor(most / 100), cents: '' };
}

async function type(page: Page, field: Locator, keys: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(keys);
}

it.each(asked.map((one, at) => ({ ...one, at })))('$channel $slug', async ({ channel, slug, label, renews, at }) => {
  const page = await stage.device({ reducedMotion: 'reduce' });
  const cpf = exampleCpf('25', 500 + at);
  const customer = Object.assign(new Customer(stage.url), { phone: `119${cpf.slice(1, 9)}` });
  await begin(customer, channel, cpf);
  await goOn(customer, new World(stage.url), ({ currentStep }) => currentStep === slug);
  await takeOver(page, customer);
  const field = page.getByRole('textbox', { name: label }).first();
  const wish = page.getByRole('button', { name: 'Quero outro valor ou prazo' });
  await field.or(wish).first().waitFor();
  if (await wish.isVisible()) await wish.click();
  // The contracts come after the page.
  if (renews)
    await page
      .getByRole('radio', { name: /^Banco/ })
      .first()
      .check();
  const { least, most, cents } = renews ? renewal : await limitsOf(page, label);
  for (const reais of [least - 1, most + 1, 9_999_999].filter((one) => one > 0)) {
    await type(page, field, `${reais}${cents}`);
    await page.keyboard.press('Tab');
    await expect.poll(() => field.getAttribute('aria-invalid'), { timeout: 30_000 }).toBe('true');
    expect(await shown(page)).not.toMatch(offered);
    expect((await field.inputValue()).replaceAll(/\D/g, '')).toBe(`${reais}${cents}`);
  }
  const paid = new Set<string>();
  const between = [least, Math.floor((least + most) / 2) + 13, most].filter((one) => cents === '' || one < 2_000);
  for (const reais of between) {
    const before = await shown(page);
    await type(page, field, `${reais}${cents}`);
    await page.keyboard.press('Tab');
    const isNew = async () => offered.test(await shown(page)) && (await shown(page)) !== before;
    await expect.poll(isNew, { timeout: 30_000 }).toBe(true);
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    const text = await shown(page);
    for (const share of sharesIn(text)) expect(share, text).toBeLessThanOrEqual(limitIn(text));
    paid.add(/\d+x R\$ [\d.,]+|R\$ [\d.,]+ em \d+ parcelas/.exec(text)?.[0] ?? text);
  }
  // Each amount has figures of its own.
  expect(paid.size).toBe(between.length);
  await page.context().close();
});
