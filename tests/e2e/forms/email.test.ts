import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';
import { inspect } from '../journey/screens.ts';

const stage = openStage();

it('an address that slipped is offered as it was meant, once it is left, and kept as typed by who goes on', async () => {
  const page = await pageOf(
    stage,
    'aurora-clt',
    exampleCpf('25', 61),
    ({ currentStep }) => currentStep === 'dados-pessoais',
  );
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const offer = page.getByText('Você quis dizer Maria@gmail.com?');
  await email.fill('Maria@gmial.com');
  await page.keyboard.press('Tab');
  await offer.waitFor();
  for (const width of [320, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The words have the room, not the button.
    expect((await offer.boundingBox())?.height).toBeLessThan(80);
  }
  expect(await inspect(page, 'email-slip')).toEqual([]);
  const use = page.getByRole('button', { name: 'Usar Maria@gmail.com' });
  expect((await use.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await use.click();
  await expect.poll(() => email.inputValue()).toBe('Maria@gmail.com');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
  await offer.waitFor({ state: 'detached' });

  // What is typed on is nobody's slip yet, and whoever means it goes on with it.
  await email.fill('Maria@gmial.com');
  await page.keyboard.press('Tab');
  await offer.waitFor();
  await email.press('End');
  await email.pressSequentially('x');
  await offer.waitFor({ state: 'detached' });
  await email.press('Backspace');
  await page.keyboard.press('Tab');
  await offer.waitFor();
  expect(await email.inputValue()).toBe('Maria@gmial.com');

  // What is pressed right after it is typed stands still until the press has arrived.
  for (const [answer, width] of [
    ['Solteira(o)', 1280],
    ['Casada(o)', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await email.fill('Maria@gmial.com');
    await email.press('End');
    await email.pressSequentially('x');
    await email.press('Backspace');
    await page.getByRole('radio', { name: answer }).click();
    await page.getByRole('radio', { name: answer, checked: true }).waitFor();
    await offer.waitFor();
  }
  await page.context().close();
});
