import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn, World } from '../../support/journey.ts';
import { openStage } from '../../support/stage.ts';
import { takeOver } from '../../support/takeOver.ts';
import { helpIn, pageOf, looks, rowsOf } from './page.ts';
import { contactSheet } from './sheet.ts';

/* The page of a no: why, from when on, whom to ask, and that a person looks at it. */

const stage = openStage();
const folder = process.env.PICTURES;

const PHOTO = 'Novo pedido com outra foto';
const LESS = 'Novo pedido com valor menor';
const REVIEWED = ['Pedir revisão', 'Concluir'];
const LATER = 'Começar um novo pedido';
/** Where a public service mends what was refused. */
const SERVICES: Readonly<Record<string, readonly [string, string]>> = {
  10: ['Ver o que consta no meu CPF', 'www.bcb.gov.br'],
  12: ['Ver minhas dívidas', 'www.bcb.gov.br'],
  16: ['Regularizar o CPF', 'www.gov.br'],
  61: ['Abrir o FGTS', 'www.fgts.gov.br'],
  62: ['Abrir o Meu INSS', 'meu.inss.gov.br'],
};
const OTHER = 'Refazer análise com outro CPF';

/** Of three products, and of every class of reason: why, from when on, and what can be done, the best first. */
const noes = [
  [
    'aurora-veiculos',
    '16',
    'Situação do CPF na Receita Federal',
    /^Quando o CPF estiver regular/,
    [LATER, ...REVIEWED],
  ],
  ['aurora-veiculos', '43', 'A foto não confere com o documento', /^Agora, com o documento/, [PHOTO, ...REVIEWED]],
  ['ipe-pessoal', '10', 'Análise de crédito', /^A partir de \d\d\/\d\d\/\d{4}/, [OTHER, ...REVIEWED]],
  ['aurora-clt', '10', 'Análise de crédito', /^A partir de \d\d\/\d\d\/\d{4}/, [OTHER, ...REVIEWED]],
  [
    'ipe-pessoal',
    '12',
    'Restrição no CPF',
    /^Quando a restrição sair da Serasa e do SPC\nNo Registrato você vê as dívidas/,
    [LATER, ...REVIEWED],
  ],
  ['aurora-clt', '16', 'Situação do CPF na Receita Federal', /^Quando o CPF estiver regular/, [LATER, ...REVIEWED]],
  ['aurora-clt', '43', 'A foto não confere com o documento', /^Agora, com o documento/, [PHOTO, ...REVIEWED]],
  ['aurora-clt', '60', 'Limite de desconto no salário', /^Agora, com um valor menor/, [LESS, ...REVIEWED]],
  [
    'ipe-fgts',
    '61',
    'Saldo do FGTS',
    /^Quando houver saldo livre no FGTS\nNo FGTS você vê o saldo/,
    [LATER, ...REVIEWED],
  ],
  ['ipe-inss', '62', 'Benefício do INSS', /^Quando o benefício estiver ativo/, [LATER, ...REVIEWED]],
] as const;

/** Each with a CPF of its own: the photos that are refused of one count over its orders. */
const ofOwn = noes.map(([channel, ending, reason, again, does], at) => ({
  channel,
  ending,
  reason,
  again,
  does,
  cpf: exampleCpf(ending, 310 + at),
}));

it.each(ofOwn)(
  '$channel refused ($ending) says why, from when on, and how a person looks at it',
  async ({ channel, ending, reason, again, does, cpf }) => {
    const page = await pageOf(stage, channel, cpf);
    const rows = await rowsOf(page);
    expect(helpIn(rows)).toMatch(/^0800 /);
    expect(rows['Motivo da decisão automática']?.split('\n')[0]).toBe(reason);
    expect(rows['Quando tentar de novo']).toMatch(again);
    await page.getByText(/Peça revisão: uma pessoa responde em até 15 dias/).waitFor();
    expect(await page.locator('main section button').allInnerTexts()).toEqual(does);
    await sendsTo(page, SERVICES[ending]);
    await looks(page, `recusa-${channel}-${ending}`);
    if (does[0] === PHOTO || does[0] === LESS) await leadsOn(page, does[0]);
    await page.context().close();
  },
);

/** Its main button leads to the service, beside the page. */
async function sendsTo(page: Page, service: readonly [string, string] | undefined): Promise<void> {
  const links = page.locator('main section a[target=_blank]');
  const found = await links.evaluateAll((all) =>
    all.map((one) => [one.textContent, new URL(one.getAttribute('href') ?? '').host]),
  );
  expect(found).toEqual(service === undefined ? [] : [[`${service[0]} (abre em outra aba)`, service[1]]]);
}

/** All that is answered is read on a phone at once, and the main button begins a request in which what was told is filled in. */
async function leadsOn(page: Page, button: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('button', { name: button });
  const bottom = await page
    .locator('dl')
    .last()
    .evaluate((list) => list.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await main.boundingBox())?.y ?? 0);
  await main.click();
  await page.getByText('Guardamos os seus dados.').waitFor();
  await expect.poll(() => page.getByLabel('CPF').first().inputValue()).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d\d$/);
  expect(await page.locator('input[type=checkbox]:checked').count()).toBe(0);
}

it('a deposit that failed is asked for anew with another account: nobody is said to have decided', async () => {
  const page = await pageOf(stage, 'aurora-loja', exampleCpf('74', 310));
  const rows = await rowsOf(page);
  expect(rows['Motivo']).toBe('O depósito não entrou na conta');
  await page.getByText('Nada será cobrado. Veja se a conta').waitFor();
  expect(helpIn(rows)).toMatch(/^0800 /);
  expect(await page.locator('main section button').allInnerTexts()).toEqual([
    ...['Novo pedido com outra conta', 'Pedir revisão', 'Concluir'],
  ]);
  await looks(page, 'recusa-aurora-loja-74');
  await page.setViewportSize({ width: 320, height: 568 });
  const bar = page.locator('main section > :last-child');
  const fade = (): Promise<string> => bar.evaluate((element) => getComputedStyle(element, '::before').opacity);
  await expect.poll(fade).toBe('1');
  const atEnd = async (): Promise<string> => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return fade();
  };
  await expect.poll(atEnd).toBe('0');
  await page.context().close();
});

it('an installment that does not fit the salary leads back to the choice, with what fits', async () => {
  const page = await pageOf(
    stage,
    'aurora-clt',
    exampleCpf('67', 312),
    ({ currentStep }) => currentStep === 'simulacao',
  );
  const goes = page.getByRole('button', { name: 'Continuar com 24x' });
  await goes.click();
  await page.getByText('Hoje cabem parcelas de até R$ 250,00. Abaixo está o que cabe.').waitFor();
  await goes.and(page.locator(':enabled')).waitFor();
  await looks(page, 'de-novo-aurora-clt-67');
  await goes.click();
  await page.getByRole('heading', { name: 'Confira o contrato' }).waitFor({ timeout: 60_000 });
  await page.context().close();
});

it('a face that does not match is another photo, with what helps', async () => {
  const cpf = exampleCpf('43', 330);
  const page = await pageOf(stage, 'aurora-clt', cpf, ({ stepStatus }) => stepStatus.selfie === 'remake');
  await page.getByText('Restam 2 tentativas.').waitFor();
  await looks(page, 'de-novo-aurora-clt-43');
  await page.context().close();
});

it('a deposit that came back is another account in the same order, and its contract is read and signed anew', async () => {
  const cpf = exampleCpf('71', 331);
  const page = await pageOf(stage, 'aurora-loja', cpf, ({ stepStatus }) => stepStatus.conta === 'remake');
  await page.getByText('Depois, assine o contrato de novo. Restam 2 tentativas.').waitFor();
  const number = page.getByLabel('Conta com dígito');
  const typed = async () => [await page.getByLabel('Agência').inputValue(), await number.inputValue()];
  expect(await typed()).toEqual(['1234', '']);
  await looks(page, 'de-novo-aurora-loja-71');
  const goes = page.getByRole('button', { name: 'Continuar' });
  await number.fill('123456');
  await goes.click();
  await page.getByText('O depósito não entrou nesta conta. Informe outra conta sua.').waitFor();
  await number.fill('654321');
  await goes.click();
  await page.getByRole('heading', { name: /^Confira (o contrato|e assine)$/ }).waitFor({ timeout: 60_000 });
  const contract = await page.locator('main').innerText();
  expect(contract).toContain('65432-1');
  expect(contract).not.toContain('12345-6');
  // The figures are those that were signed before: nothing is said to have changed.
  expect(contract).not.toMatch(/assinou antes|O que mudou/i);
  await page.context().close();
});

const people = [
  [
    'aurora-convenio',
    'aprovacao-da-empresa',
    'employer.approve',
    'A empresa não confirmou o desconto',
    ['Pedir revisão', LATER, 'Concluir'],
    ['Concluir'],
    /^A empresa mudou de ideia\?/,
  ],
  [
    'ipe-pessoal',
    'revisao',
    'office.review',
    'Dados e documentos enviados',
    [LATER, ...REVIEWED],
    REVIEWED,
    /Peça revisão: a resposta vem em até 15 dias/,
  ],
] as const;

it.each(people)(
  '%s refused by a person (%s) is not called automatic',
  async (channel, step, operation, reason, does, bar, says) => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    const customer = new Customer(stage.url);
    const world = new World(stage.url);
    await begin(customer, channel, exampleCpf('25', 311));
    await goOn(customer, world, ({ currentStep }) => currentStep === step);
    await expect
      .poll(() => world.decide(customer.proposal?._id ?? '', operation, 'refuse'), { timeout: 60_000 })
      .toBe(true);
    await customer.until(({ data }) => data.end === 'refused');
    await takeOver(page, customer);
    expect((await rowsOf(page))['Motivo']?.split('\n')[0]).toBe(reason);
    await page.getByText(says).waitFor();
    expect(await page.locator('main section button').allInnerTexts()).toEqual(does);
    expect(await page.locator('main section[data-tone] > :last-child button').allInnerTexts()).toEqual(bar);
    expect(await page.getByText('automática').count()).toBe(0);
    await looks(page, `recusa-${channel}-${step}`);
    await page.context().close();
  },
);

afterAll(async () => {
  const shown = [...noes, ['aurora-loja', '74'] as const, ...people];
  const again = ['clt-43', 'clt-67', 'loja-71'].map((one) => `de-novo-aurora-${one}`);
  const names = [...again, ...shown.map(([channel, what]) => `recusa-${channel}-${what}`)];
  if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, 'refusals.jpg'));
});
