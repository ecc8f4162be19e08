import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/outcomes.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { shipped } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { inspect } from '../journey/screens.ts';
import { overflowAt, rowsOf } from './page.ts';

/* The last page of every channel, and of every no: what a customer asks there is answered on it. */

const stage = openStage();

async function lastPage(channel: string, cpf: string): Promise<Page> {
  const page = await stage.device({ reducedMotion: 'reduce' });
  const customer = new Customer(stage.url);
  await begin(customer, channel, cpf);
  await goOn(customer, new World(stage.url));
  await takeOver(page, customer);
  return page;
}

async function looks(page: Page, name: string): Promise<void> {
  expect(await inspect(page, name)).toEqual([]);
  expect(await overflowAt(page, [320, 768])).toEqual([]);
}

const channels = shipped.map(({ code }) => code);

it.each(channels.map((channel, at) => ({ channel, at })))(
  '$channel ends with an answer to everything',
  async ({ channel, at }) => {
    const page = await lastPage(channel, exampleCpf('25', 300 + at));
    const rows = await rowsOf(page);
    const asked = [
      /^Primeir[ao] (parcela|saque)/,
      /^(Quem empresta|Administradora)$/,
      /^Se mudar de ideia$/,
      /^Ajuda$/,
    ];
    for (const name of asked) expect(Object.keys(rows), channel).toContainEqual(expect.stringMatching(name));
    expect(rows['Ajuda']).toMatch(/^0800 /);
    const own = await page.getByText('Você recebe').isVisible();
    if (own)
      expect(rows).toMatchObject({
        Depósito: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/),
        Conta: expect.stringContaining('Ag. '),
      });
    await page.getByRole('link', { name: /^Abrir o contrato/ }).waitFor();
    await looks(page, `fim-${channel}`);
    await page.getByRole('button', { name: 'Concluir' }).press('Enter');
    await page.getByRole('alertdialog', { name: 'Pode fechar esta página' }).waitFor();
    await page.context().close();
  },
);

const noes = [
  ['aurora-clt', '10', 'Análise de crédito', /^A partir de \d\d\/\d\d\/\d{4}/],
  ['ipe-pessoal', '12', 'Restrição no CPF', /^Quando a restrição sair/],
  ['aurora-clt', '16', 'Situação do CPF na Receita Federal', /^Quando o CPF estiver regular/],
  ['aurora-clt', '43', 'Conferência de quem pede', /^Com o seu documento original/],
  ['aurora-clt', '60', 'Limite de desconto no salário', /^Com um valor menor/],
  ['ipe-fgts', '61', 'Saldo do FGTS', /^Quando houver saldo/],
  ['ipe-inss', '62', 'Benefício do INSS', /^Quando o benefício estiver ativo/],
  ['aurora-loja', '71', 'Pagamento do banco', /^Quando a conta que recebe estiver ativa/],
] as const;

it.each(noes)(
  '%s refused (%s) says why, from when on, and how a person looks at it',
  async (channel, ending, reason, again) => {
    const page = await lastPage(channel, exampleCpf(ending, 310));
    const rows = await rowsOf(page);
    expect(rows).toMatchObject({ Ajuda: expect.stringMatching(/^0800 /) });
    expect(rows['Motivo']?.split('\n')[0]).toBe(reason);
    expect(rows['Quando tentar de novo']).toMatch(again);
    await page.getByText(/A decisão foi automática\..*em até 15 dias/).waitFor();
    const buttons = await page.locator('main section button').allInnerTexts();
    expect(buttons.slice(-2)).toEqual(['Pedir revisão', 'Concluir']);
    await looks(page, `recusa-${channel}-${ending}`);
    await page.context().close();
  },
);
