import { expect, it } from 'vitest';
import { suiteClock } from '../../support/day.ts';
import { openStage } from '../../support/stage.ts';

const stage = openStage();

it('asks whoever has been idle whether they are still there, and keeps what was typed', async () => {
  const page = await stage.device({ reducedMotion: 'reduce' });
  await page.clock.install({ time: suiteClock.now() });
  await page.goto(`${stage.url}/?canal=ipe-pessoal&comecar=1`);
  await page.clock.runFor(2_000);
  await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-25');
  await page.clock.runFor(590_000);
  expect(await page.getByText('Você ainda está aí?').count()).toBe(0);
  await page.clock.runFor(20_000);
  await page.getByText('Guardamos o que você preencheu. Continue quando quiser.').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).last().click();
  await page.clock.runFor(2_000);
  expect(await page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe('529.982.247-25');
  await page.context().close();
});
