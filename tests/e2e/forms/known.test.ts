import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';

/* What is known already is read and confirmed, and changed only by whom it is wrong for. */

const stage = openStage();
const accountOf = (ending: string, no: number) =>
  pageOf(stage, 'aurora-clt', exampleCpf(ending, no), ({ currentStep }) => currentStep === 'conta');

it('the account of the Pix key is confirmed with one press', async () => {
  const page = await accountOf('25', 871);
  const card = page.getByRole('region', { name: 'Conta da chave Pix do seu CPF' });
  await card.getByText('001 · Banco do Brasil').waitFor();
  expect(await card.locator('dd').allInnerTexts()).toEqual(['001 · Banco do Brasil', 'Corrente', '1234', '12345-6']);
  await page.getByRole('button', { name: 'Está certo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Confira e assine' }).waitFor();
  await page.getByText('Ag. 1234 · Conta 12345-6').first().waitFor();
  await page.context().close();
});

it('it can be changed: the fields open below the heading with what is known, and one stands there', async () => {
  const page = await accountOf('25', 872);
  await page.getByRole('button', { name: 'Alterar' }).click();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Onde você quer receber?');
  const number = page.getByRole('textbox', { name: 'Conta com dígito' });
  await expect.poll(() => number.inputValue()).toBe('12345-6');
  await number.fill('987654');
  await page.reload();
  // What was typed opens as it was left.
  await expect.poll(() => number.inputValue()).toBe('98765-4');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Ag. 1234 · Conta 98765-4').first().waitFor();
  await page.context().close();
});

it('whose CPF is no Pix key types the account', async () => {
  const page = await accountOf('73', 873);
  const branch = page.getByRole('textbox', { name: 'Agência' });
  await branch.waitFor();
  expect(await branch.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  await page.context().close();
});
