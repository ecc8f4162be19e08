import { expect, it } from 'vitest';
import { suiteClock } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';

const stage = openStage();

it('asks whoever has been idle whether they are still there, and keeps what was typed', async () => {
  const page = await stage.device({ reducedMotion: 'reduce' });
  await page.clock.install({ time: suiteClock.now() });
  await page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
  await page.clock.runFor(2_000);
  const field = page.getByRole('textbox', { name: 'CPF' });
  await field.fill('529.982.247-25');
  const asked = page.getByText('Guardamos o que você preencheu. Continue quando quiser.');
  // The watch is fetched after the page, and counts from when it is there: minutes pass faster than a busy machine brings it.
  const passes = async (): Promise<boolean> => {
    await page.clock.runFor(60_000);
    return asked.isVisible();
  };
  await expect.poll(passes).toBe(true);
  await page.getByRole('button', { name: 'Continuar' }).last().click();
  await page.clock.runFor(2_000);
  await asked.waitFor({ state: 'hidden' });
  // Now it is there, and was told a moment ago that somebody is.
  await page.clock.runFor(590_000);
  expect(await asked.isVisible()).toBe(false);
  await page.clock.runFor(20_000);
  await asked.waitFor();
  expect(await field.inputValue()).toBe('529.982.247-25');
  await page.context().close();
});
