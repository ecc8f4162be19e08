import { loanProduct } from '@passo/catalog';
import { formatMoney } from '@passo/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DAY, suiteClock } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';
import { giveVehicle, personAt } from './walkMoney.ts';

const stage = openStage();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Counts how often React writes new figures into the list: one commit is one batch of mutations. */
const countCommits = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = document.documentElement.dataset;
    counted.commits = '0';
    const list = document.querySelector('fieldset:has(input[name=prazo])');
    const count = (): void => void (counted.commits = String(Number(counted.commits) + 1));
    if (list !== null)
      new MutationObserver(count).observe(list, { subtree: true, characterData: true, childList: true });
  });
const commits = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset.commits));

it('a slider’s move is reckoned at once, in one drawing, by the same code; the server confirms it when it rests', async () => {
  const { person } = await personAt(stage, 'aurora-veiculos', exampleCpf('25'));
  const { page } = person;
  await person.sees('Qual veículo você quer?');
  // Time stands still when it is told to: whatever happens then waits for nothing.
  await page.clock.install({ time: suiteClock.now() });
  const mathematics = page.waitForResponse((response) => /quickOffer/.test(response.url()));
  await giveVehicle(person);
  await person.sees('Monte o seu financiamento');
  await mathematics;
  const option = page.locator('label', { hasText: /^48x/ });
  await option.waitFor();
  const asks: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('simulation-range')) asks.push(request.postDataJSON());
  });
  await page.clock.pauseAt(new Date(suiteClock.now().getTime() + 60_000));
  await countCommits(page);

  const slider = page.getByRole('slider', { name: 'Valor da entrada' });
  const least = Number(await slider.inputValue());
  await slider.press('PageUp');
  const moved = Number(await slider.inputValue());
  expect(moved).toBeGreaterThan(least);
  const told = plain(await option.innerText());
  expect(await commits(page)).toBe(1);
  expect(asks).toEqual([]);
  const collateralCentavos = least * 5;
  const quote = loanProduct('vehicle')?.quote({
    requestedCentavos: 0,
    installments: 48,
    monthlyRate: 0.0189,
    paidOutOn: DAY,
    details: { collateralCentavos, downPaymentCentavos: moved },
  });
  expect(told).toContain(quote?.ok === true ? formatMoney(quote.value.installmentCentavos) : 'a quote');
  const goesOn = page.getByRole('button', { name: 'Continuar com 36x' });
  expect(await goesOn.getAttribute('aria-disabled')).toBe('true');

  // Each move is one drawing; only where it rests is the server asked, once.
  for (const key of ['PageUp', 'PageUp', 'PageDown']) await slider.press(key);
  expect([await commits(page), asks.length]).toEqual([4, 0]);
  const answered = page.waitForResponse((response) => response.url().includes('simulation-range'));
  // The slider rests, then the answers.
  await page.clock.runFor(700);
  await answered;
  await page.locator('fieldset:not([aria-busy]) input[name=prazo]').first().waitFor();
  expect(asks).toHaveLength(1);
  // What the server says is what stood there: nothing is written anew.
  expect(await commits(page)).toBe(4);
  await page.context().close();
});
