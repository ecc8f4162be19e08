import path from 'node:path';
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

/** Of three products, and of every class of reason. */
const noes = [
  ['aurora-veiculos', '16', 'Situação do CPF na Receita Federal', /^Quando o CPF estiver regular/],
  ['aurora-veiculos', '43', 'Conferência de quem pede', /^Com o seu documento original/],
  ['ipe-pessoal', '10', 'Análise de crédito', /^A partir de \d\d\/\d\d\/\d{4}/],
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
    const page = await pageOf(stage, channel, exampleCpf(ending, 310));
    const rows = await rowsOf(page);
    expect(helpIn(rows)).toMatch(/^0800 /);
    expect(rows['Motivo']?.split('\n')[0]).toBe(reason);
    expect(rows['Quando tentar de novo']).toMatch(again);
    await page.getByText(/A decisão foi automática\..*em até 15 dias/).waitFor();
    const buttons = await page.locator('main section button').allInnerTexts();
    expect(buttons.slice(-2)).toEqual(['Pedir revisão', 'Concluir']);
    await looks(page, `recusa-${channel}-${ending}`);
    await page.context().close();
  },
);

const people = [
  ['aurora-clt', 'aprovacao-da-empresa', 'employer.approve', 'Resposta da empresa'],
  ['ipe-pessoal', 'revisao', 'office.review', 'Análise do pedido por uma pessoa'],
] as const;

it.each(people)('%s refused by a person (%s) is not called automatic', async (channel, step, operation, reason) => {
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
  await page.getByText(/Não concorda\? Você pode pedir que o pedido seja visto de novo/).waitFor();
  expect(await page.getByText('automática').count()).toBe(0);
  await looks(page, `recusa-${channel}-${step}`);
  await page.context().close();
});

afterAll(async () => {
  const names = [...noes, ...people].map(([channel, what]) => `recusa-${channel}-${what}`);
  if (folder !== undefined) await contactSheet(await stage.device(), names, path.join(folder, 'refusals.jpg'));
});
