import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { personal } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';

/* One bad picture does not cost all that was typed: the new order begins with it, for the same person and for nobody else. */

const stage = openStage();
const PRESSED = 'Novo pedido com outra foto';

/** At the page of a no for a photo, with a telephone of one's own. */
async function refused(one: number): Promise<{ readonly page: Page; readonly customer: Customer }> {
  const page = await stage.device({ reducedMotion: 'reduce' });
  const customer = new Customer(stage.url);
  customer.phone = `1198800${String(one).padStart(4, '0')}`;
  await begin(customer, 'aurora-clt', exampleCpf('43', one));
  await goOn(customer, new World(stage.url));
  await takeOver(page, customer);
  return { page, customer };
}

/** Agrees to what has to be agreed to, and goes on to the code. */
async function agree(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Vamos confirmar que é você' }).waitFor();
}

it('the name is there again once the contact is confirmed again', async () => {
  const { page, customer } = await refused(321);
  await page.getByRole('button', { name: PRESSED }).click();
  await page.getByText('Guardamos os seus dados.').waitFor();
  await agree(page);
  const phone = page.getByRole('textbox', { name: /Celular/ });
  expect((await phone.inputValue()).replaceAll(/\D/g, '')).toBe(customer.phone);
  const world = new World(stage.url);
  const before = await world.code(customer.phone);
  await page.getByRole('button', { name: 'Receber código' }).click();
  await expect.poll(() => world.code(customer.phone)).not.toBe(before);
  const code = page.getByRole('textbox', { name: 'Código de 6 números' });
  await code.fill(await world.code(customer.phone));
  const name = page.getByRole('textbox', { name: 'Nome completo' });
  await expect.poll(() => name.inputValue()).toBe(personal.nome);
  await page.context().close();
});

it('another CPF finds none of it', async () => {
  const { page } = await refused(322);
  await page.getByRole('button', { name: PRESSED }).click();
  await page.getByText('Guardamos os seus dados.').waitFor();
  await page.getByRole('textbox', { name: 'CPF' }).fill(exampleCpf('25', 323));
  await agree(page);
  expect(await page.getByRole('textbox', { name: /Celular/ }).inputValue()).toBe('');
  await page.context().close();
});

it('where the line is down the very same order is asked for again, and where it cannot be had a blank one is begun', async () => {
  const { page } = await refused(324);
  const fork = '**/partial-fork-proposal/*';
  const keys: (string | undefined)[] = [];
  await page.route(fork, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort();
  });
  await page.getByRole('button', { name: PRESSED }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tentar novamente' }).waitFor();
  await page.unroute(fork);
  // What was asked for before is still being made: nothing blank takes its place.
  const made = { status: 409, name: 'idempotency.inProgress', message: 'Aguarde um momento.' };
  await page.route(fork, (route) => route.fulfill({ status: 409, json: made }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByRole('alertdialog').getByText('Aguarde um momento.').waitFor();
  await page.unroute(fork);
  await page.route(fork, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({
      status: 401,
      json: { name: 'proof.missing', message: 'Para continuar, confirme que é você.' },
    });
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe('');
  expect(new Set(keys).size).toBe(1);
  await page.context().close();
});
