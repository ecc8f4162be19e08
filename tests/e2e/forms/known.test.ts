import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from '../ends/page.ts';

/* What is known already is read and confirmed, and changed only by whom it is wrong for. */

const stage = openStage();
const pageAt = (slug: string, ending: string, no: number) =>
  pageOf(
    stage,
    'aurora-clt',
    exampleCpf(ending, no),
    ({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] !== 'waiting',
  );

it('the work that Dataprev knows is confirmed with one press', async () => {
  const page = await pageAt('trabalho', '25', 871);
  const card = page.getByRole('region', { name: 'Segundo a Dataprev, do governo' });
  await card.getByText('Padaria Boa Massa Ltda').waitFor();
  await page.getByRole('button', { name: 'Está certo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quanto você precisa?' }).waitFor();
  await page.context().close();
});

it('it can be changed: the fields open below the heading with what is known, and one stands there', async () => {
  const page = await pageAt('trabalho', '25', 872);
  await page.getByRole('button', { name: 'Alterar' }).click();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Confira o seu trabalho');
  const salary = page.getByRole('textbox', { name: /Salário bruto/ });
  await expect.poll(() => salary.inputValue()).toMatch(/3\.500,00/);
  await salary.fill('410000');
  await page.reload();
  // What was typed opens as it was left.
  await expect.poll(() => salary.inputValue()).toMatch(/4\.100,00/);
  await page.context().close();
});

it('the account of the Pix key stops nobody: it is read above the signature, and changed there', async () => {
  const page = await pageAt('contrato', '25', 874);
  await page.getByText('Ag. 1234 · Conta 12345-6').first().waitFor();
  await page.getByText('Conta da chave Pix do seu CPF').waitFor();
  await page.getByRole('button', { name: 'Alterar conta' }).click();
  const number = page.getByRole('textbox', { name: 'Conta com dígito' });
  await expect.poll(() => number.inputValue()).toBe('12345-6');
  await number.fill('987654');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Ag. 1234 · Conta 98765-4').first().waitFor();
  await page.getByText('Conta da chave Pix do seu CPF').waitFor({ state: 'detached' });
  await page.context().close();
});

it('whose CPF is no Pix key types the account', async () => {
  const page = await pageAt('conta', '73', 873);
  const branch = page.getByRole('textbox', { name: 'Agência' });
  await branch.waitFor();
  expect(await branch.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Continuar' }).waitFor();
  await page.context().close();
});
