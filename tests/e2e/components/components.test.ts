import * as fields from '@passo/catalog/fields/index.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../../support/axe.ts';
import { complaintsOf, openStage } from '../../support/stage.ts';

const stage = openStage();
let page: Page;
let complaints: readonly string[] = [];

beforeAll(async () => {
  page = await stage.device({ reducedMotion: 'reduce' });
  complaints = complaintsOf(page);
});

const open = async (query: string): Promise<void> => {
  await page.goto(`${stage.url}/componentes${query}`);
  await page.getByRole('heading', { level: 1, name: 'Componentes' }).waitFor();
};

const statesOf = (): Promise<string[]> =>
  page
    .getByRole('combobox', { name: 'Estado', exact: true })
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));

describe('/componentes', () => {
  it('shows every kind in each of its states', async () => {
    for (const kind of Object.keys(fields)) {
      await open(`?tipo=${kind}`);
      for (const state of await statesOf()) {
        await page.getByRole('combobox', { name: 'Estado', exact: true }).first().selectOption(state);
        await page.getByText('O verificador não achou nada').waitFor();
        const field = page.getByRole('region', { name: 'Campo', exact: true });
        await field.locator('form > *').first().waitFor();
        expect(await field.innerText(), `${kind} ${state}`).not.toMatch(/não foi encontrado|não pode ser desenhado/);
        const invalid = await field.locator('[data-invalid=true], [aria-invalid=true]').count();
        expect(invalid > 0, `${kind} ${state}`).toBe(state === 'erro');
      }
    }
    expect(complaints).toEqual([]);
  });

  it('has nothing for axe to find in any state of any kind, nor beside the text that makes one', async () => {
    await open('?tipo=text');
    const found = [...(await axeFindings(page))];
    await open('?tipo=text&estado=ajuda');
    await page.getByRole('button', { name: /Como fazer/ }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    found.push(...(await axeFindings(page)).map((finding) => `help ${finding}`));
    await page.goto(`${stage.url}/componentes?estado=vazio`);
    await open('?estado=preenchido');
    for (const state of await statesOf()) {
      await open(`?estado=${state}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      found.push(...(await axeFindings(page)).map((finding) => `${state} ${finding}`));
    }
    expect(found).toEqual([]);
  });

  it('keeps what is chosen in the address', async () => {
    await open('?estado=preenchido');
    await page.getByRole('combobox', { name: 'Tipo', exact: true }).selectOption('money');
    await page.getByRole('combobox', { name: 'Tema', exact: true }).selectOption('dark');
    expect(new URL(page.url()).search).toBe('?tipo=money&estado=preenchido&tema=dark&largura=560');
    await page.reload();
    await page.locator('html[data-theme=dark]').waitFor();
    await page.getByRole('textbox', { name: 'Renda mensal' }).waitFor();
  });

  it('follows its text, says what is wrong with it, and tells what the linter finds', async () => {
    await open('?tipo=text');
    const text = page.getByLabel('JSON do campo');
    await text.fill('{"field":{"key":"a","component":"textt","label":"Apelido"}}');
    await page.getByText('Campo "Apelido" não foi encontrado').waitFor();
    await page.getByText('quis dizer “text”?').waitFor();
    await text.fill('{"field":{"key":"a","component":"text","label":"Apelido"}');
    await page.getByText('Isto não é um JSON válido').waitFor();
    await text.fill('{"field":{"key":"a","component":"text","label":"Apelido"}}');
    await page.getByRole('textbox', { name: 'Apelido' }).waitFor();
    await text.fill('{"field":{"key":"a","component":"select","values":7,"subFields":3,"conditionals":"x"}}');
    await page
      .locator('#json-problem')
      .filter({ hasText: /values/ })
      .waitFor();
  });
});

describe('a list', () => {
  it('keeps the focus where one works, and says what happened', async () => {
    await open('?tipo=list&estado=vazio');
    const field = page.getByRole('region', { name: 'Campo', exact: true });
    await field.getByRole('button', { name: 'Adicionar' }).click();
    await page.keyboard.type('Ana');
    await field.getByRole('button', { name: 'Adicionar' }).click();
    await page.keyboard.type('Bia');
    const names = () => field.getByRole('textbox').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
    expect(await names()).toEqual(['Ana', 'Bia']);
    await field.getByRole('button', { name: 'Subir item 2' }).press('Enter');
    await field.getByText('Item movido para a posição 1.').waitFor();
    expect(await names()).toEqual(['Bia', 'Ana']);
    await page.keyboard.press('Enter');
    expect(await names()).toEqual(['Ana', 'Bia']);
    await field.getByRole('button', { name: 'Remover item 1' }).click();
    expect(await names()).toEqual(['Bia']);
    await page.keyboard.press('Enter');
    expect(await names()).toEqual(['Bia', '']);
  });
});

describe('a plate', () => {
  it('fills the vehicle in, and blocks nobody when it is not known', async () => {
    await page.goto(`${stage.url}/?canal=aurora-clt&comecar=1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const subFields = [
      { key: 'placa', component: 'consultaPlaca', label: 'Placa', required: true },
      { key: 'modeloVeiculo', component: 'modeloVeiculo', label: 'Modelo', required: true },
      { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo', label: 'Ano', required: true },
      { key: 'valorVeiculo', component: 'money', label: 'Valor', required: true },
    ];
    const field = { key: 'veiculos', component: 'list', label: 'Veículos', subFields };
    await open('?tipo=list');
    await page.getByLabel('JSON do campo').fill(JSON.stringify({ field, value: [{}] }));
    const plate = page.getByRole('textbox', { name: 'Placa' });
    const valueOf = (name: string) => page.getByRole('combobox', { name, exact: true }).inputValue();
    await plate.pressSequentially('zzz0z00');
    expect(await plate.inputValue()).toBe('ZZZ0Z00');
    await page.getByRole('combobox', { name: 'Marca do veículo' }).pressSequentially('fia');
    await page.getByRole('option', { name: 'Fiat' }).click();
    await page.getByRole('combobox', { name: 'Modelo', exact: true }).pressSequentially('strada');
    await page.getByRole('option', { name: /Strada/ }).click();
    await page.getByRole('combobox', { name: 'Ano', exact: true }).pressSequentially('2023');
    await page.getByRole('option', { name: '2023 Flex' }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((one) => one.value.includes('92.100')),
    );
    // What the person chose stays, and is not worth what the plate's vehicle is.
    await plate.fill('');
    await plate.pressSequentially('abc1d23');
    await expect.poll(() => page.getByRole('textbox', { name: 'Placa' }).inputValue()).toBe('ABC1D23');
    expect(await page.getByRole('textbox', { name: 'Valor' }).inputValue()).toBe('92.100,00');
    expect(await valueOf('Modelo')).toMatch(/Strada/);
    for (const name of ['Marca do veículo', 'Modelo', 'Ano'])
      await page.getByRole('combobox', { name, exact: true }).fill('');
    await plate.fill('');
    await plate.pressSequentially('abc1d23');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((one) => one.value.includes('51.300')),
    );
    expect(await valueOf('Modelo')).toBe('Mobi Like 1.0 Fire Flex 5p.');
    expect(await valueOf('Ano')).toBe('2022 Flex');
  });
});
