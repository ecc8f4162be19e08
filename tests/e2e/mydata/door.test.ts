import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { suiteClock } from '../../support/day.ts';
import { walk, World } from '../../support/journey.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { Person } from '../journey/person.ts';

/* The pages behind the code of *Meus dados* where nobody answers, and once their ten minutes are over. */

const stage = openStage();
const DOOR = /\/my-data\/[\w-]+$/;
const LIST = /\/my-data\/[\w-]+\/proposals$/;

/** A page of somebody who has typed the code already. */
async function someone(number: number): Promise<Person> {
  const cpf = exampleCpf('25', number);
  const person = new Person(await stage.device(), stage.url, cpf);
  const customer = new Customer(stage.url);
  customer.phone = person.phone;
  const world = new World(stage.url);
  await walk(customer, world, cpf, 'dados-pessoais');
  const params = { hashId: customer.hash };
  dataOf(await customer.device.call('sendMyDataCode', { params, body: {} }));
  const token = await world.code(customer.phone);
  dataOf(await customer.device.call('confirmMyDataCode', { params, body: { token } }));
  await takeOver(person.page, customer);
  return person;
}

const fail = (page: Page, address: RegExp, status: number, name: string): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status, json: { status, name, message: 'Aguarde um pouco.' } }));

it.each([
  ['the door, for a while', DOOR, 429, 'rate.limited', 71],
  ['the door, without a reason', DOOR, 500, 'unknown', 72],
  ['the list, for a while', LIST, 429, 'rate.limited', 73],
  ['the list, without a reason', LIST, 500, 'unknown', 74],
] as const)('%s: nobody waits for what does not come, and there is a way on and back', async (...given) => {
  const [, address, status, name, number] = given;
  const person = await someone(number);
  const { page } = person;
  await fail(page, address, status, name);
  await page.goto(`${stage.url}/meus-pedidos`);
  await page.getByText('Aguarde um pouco.').first().waitFor();
  if (status === 500) await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByText('Não deu para abrir esta página agora. Espere um pouco e tente de novo.').waitFor();
  await page.getByRole('button', { name: 'Voltar ao pedido' }).waitFor();
  expect(await page.getByText('Buscando os seus pedidos…').count()).toBe(0);
  await page.unrouteAll();
  await person.press('Tentar de novo');
  await page.getByRole('listitem').filter({ hasText: 'Este pedido' }).waitFor();
  await page.context().close();
});

it('shuts by itself after ten minutes, and keeps what was typed for after the next code', async () => {
  const person = await someone(75);
  const { page } = person;
  await page.clock.install({ time: suiteClock.now() });
  await page.goto(`${stage.url}/meus-dados`);
  await person.type('O que está errado e como deve ficar', 'O número da minha casa é 12.');
  // The server's own minutes pass as slowly as ours.
  await page.route(DOOR, async (route) => {
    const answer = await route.fetch();
    const body: { readonly data: object } = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, openUntil: null, requests: [] } } });
  });
  await page.clock.fastForward('10:01');
  await page.getByRole('button', { name: 'Receber o código' }).waitFor();
  expect(await page.getByText('O que está errado').count()).toBe(0);
  await page.unrouteAll();
  const before = await person.code();
  await person.press('Receber o código');
  await expect.poll(() => person.code()).not.toBe(before);
  await person.type('Código de 6 números', await person.code());
  const note = page.getByRole('textbox', { name: 'O que está errado e como deve ficar' });
  await note.waitFor();
  expect(await note.inputValue()).toBe('O número da minha casa é 12.');
  await page.context().close();
});
