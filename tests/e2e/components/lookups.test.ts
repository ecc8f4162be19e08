import type { Route } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { designerOn, type Designer } from './designer.ts';

const stage = openStage();
let designer: Designer;
beforeAll(async () => {
  designer = await designerOn(stage, { viewport: PHONE });
});

const answer = (route: Route, data: unknown): Promise<void> => route.fulfill({ json: { data } });
const place = (logradouro: string) => ({ logradouro, bairro: 'Centro', localidade: 'Santos', uf: 'SP' });
const openAddress = (): Promise<void> => designer.open('tipo=list&variante=endereco&estado=preenchido');

/** Holds the answers for postal codes until each is let go. */
async function heldAddresses(): Promise<ReadonlyMap<string, () => Promise<void>>> {
  const held = new Map<string, () => Promise<void>>();
  await designer.page.unrouteAll();
  await designer.page.route('**/address/*', (route) => {
    const cep = route.request().url().slice(-8);
    // A request that was given up cannot be answered any more.
    held.set(cep, () => answer(route, { address: place(`Rua ${cep}`) }).catch(() => undefined));
  });
  return held;
}

it('a postal code is looked up at 8 digits; a late answer leaves alone what was typed meanwhile', async () => {
  const held = await heldAddresses();
  await openAddress();
  await designer.text('CEP').pressSequentially('0131010');
  expect([...held.keys()]).toEqual([]);
  await designer.text('CEP').pressSequentially('0');
  await expect.poll(() => [...held.keys()]).toEqual(['01310100']);
  await designer.text('Rua').fill('Minha rua');
  await held.get('01310100')?.();
  await expect.poll(() => designer.text('Cidade').inputValue()).toBe('Santos');
  expect(await designer.text('Rua').inputValue()).toBe('Minha rua');
});

it('the answer for a postal code that was corrected fills nothing in', async () => {
  const held = await heldAddresses();
  await openAddress();
  await designer.text('CEP').pressSequentially('01310100');
  await expect.poll(() => held.has('01310100')).toBe(true);
  await designer.text('CEP').press('Backspace');
  await designer.text('CEP').pressSequentially('9');
  await expect.poll(() => held.has('01310109')).toBe(true);
  await held.get('01310109')?.();
  await expect.poll(() => designer.text('Rua').inputValue()).toBe('Rua 01310109');
  await held.get('01310100')?.();
  expect(await designer.text('Rua').inputValue()).toBe('Rua 01310109');
});

it('a look-up that fails blocks nobody', async () => {
  await designer.page.unrouteAll();
  await designer.page.route('**/address/*', (route) => route.abort());
  await openAddress();
  await designer.text('CEP').pressSequentially('01310100');
  await designer.text('Rua').fill('Avenida Paulista');
  await designer.sends({ list: [{ cep: '01310100', logradouro: 'Avenida Paulista' }] });
});

it('a company that nobody knows is said to be unknown, a blank name is not asked for', async () => {
  const asked: string[] = [];
  await designer.page.unrouteAll();
  await designer.page.route('**/findByName*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('name') ?? '');
    return answer(route, { companies: [] });
  });
  await designer.open('tipo=cnpj');
  await designer.field.getByRole('button').click();
  const name = designer.text('Nome da empresa');
  await name.pressSequentially('   ');
  await name.pressSequentially('Padaria');
  await designer.field.getByText('Nenhuma empresa encontrada').first().waitFor();
  expect(asked).toEqual(['Padaria']);
});

it('a company is not taken once its drawer is closed, however late its name is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page } = designer;
  await page.unrouteAll();
  await page.route('**/findByName*', async (route) => {
    await promise;
    // A call that was given up takes no answer.
    await answer(route, { companies: [] }).catch(() => undefined);
  });
  await designer.open('tipo=cnpj');
  await designer.field.getByRole('button').click();
  await designer.text('Ou digite o CNPJ').pressSequentially('12abc34501de35');
  const asked = page.waitForRequest('**/findByName*');
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  resolve();
  // What comes after it is answered too by then.
  await designer.field.getByRole('button').first().click();
  await designer.text('Nome da empresa').pressSequentially('Padaria');
  await designer.field.getByText('Nenhuma empresa encontrada').first().waitFor();
  expect(await designer.payload()).toEqual({});
});

it('a company look-up that fails says so and can be tried again', async () => {
  await designer.page.unrouteAll();
  const problem = { name: 'provider.failed', message: 'Serviço fora do ar.', status: 502 };
  await designer.page.route('**/findByName*', (route) => route.fulfill({ status: 502, json: problem }));
  await designer.open('tipo=cnpj');
  await designer.field.getByRole('button').click();
  await designer.text('Nome da empresa').pressSequentially('Padaria');
  await designer.page
    .getByText(/Atenção/)
    .first()
    .waitFor();
  await designer.field.getByRole('button', { name: 'Tentar novamente' }).waitFor();
  // Once to the eye, and once, in the same words, to whoever listens.
  expect(await designer.page.getByText('Serviço fora do ar.').count()).toBe(2);
  expect(await designer.page.getByText('Nenhuma empresa encontrada').count()).toBe(0);
});
