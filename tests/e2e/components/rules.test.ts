import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../../support/axe.ts';
import { openStage } from '../../support/stage.ts';
import { designerOn, type Designer } from './designer.ts';

const stage = openStage();
let designer: Designer;
beforeAll(async () => {
  designer = await designerOn(stage, { viewport: PHONE });
});

describe('an amount of money', () => {
  it('beyond the maximum stays as it is typed or pasted, with the limit that it meets', async () => {
    await designer.open('tipo=money&variante=limites');
    await designer.field.getByText('De R$ 500,00 a R$ 14.200,00.').waitFor();
    await designer.text().pressSequentially('142001');
    expect(await designer.text().inputValue()).toBe('1.420,01');
    await designer.sends({ money: 1420.01 });
    const beyond = designer.field.getByText('O valor não pode ser maior que o valor máximo: R$ 14.200,00.');
    await designer.text().press('9');
    expect(await designer.text().inputValue()).toBe('14.200,19');
    await beyond.waitFor();
    await designer.text().press('Backspace');
    await beyond.waitFor({ state: 'detached' });
    await designer.paste(designer.text(), 'R$ 20.000,00');
    expect(await designer.text().inputValue()).toBe('20.000,00');
    await beyond.waitFor();
  });

  it('of a property is worth what it is worth', async () => {
    await designer.open('tipo=inputRealEstateValue&variante=limites');
    await designer.text().pressSequentially('100000000');
    await designer.sends({ inputRealEstateValue: 1_000_000 });
  });
});

describe('the slider', () => {
  it('goes from mark to mark', async () => {
    await designer.open('tipo=sliderMoney&variante=marcas&estado=preenchido');
    await designer.field.getByRole('slider').press('ArrowRight');
    await designer.sends({ sliderMoney: 2000 });
    await designer.field.getByRole('slider').press('ArrowLeft');
    await designer.field.getByRole('slider').press('ArrowLeft');
    await designer.sends({ sliderMoney: 500 });
  });

  it('starts at the maximum', async () => {
    await designer.open('tipo=sliderMoney');
    await designer.sends({ sliderMoney: 14_200 });
  });

  it('is neither shown nor sent where the minimum is above the maximum', async () => {
    await designer.openEmpty('tipo=sliderMoney&variante=sem-espaco');
    expect(await designer.field.getByRole('slider').count()).toBe(0);
    await designer.sends({});
  });
});

describe('a button with a list', () => {
  it('opens the address that the list answers with', async () => {
    await designer.open('tipo=button&variante=recurso');
    const link = designer.field.getByRole('link', { name: /Ver contrato/ });
    expect(await link.getAttribute('href')).toBe('https://www.gov.br/');
  });

  it('is not there when the list is empty', async () => {
    await designer.openEmpty('tipo=button&variante=recurso-vazio');
    expect(await designer.field.getByRole('button').or(designer.field.getByRole('link')).count()).toBe(0);
  });
});

it('help opens, says its steps and gives the focus back', async () => {
  await designer.open('tipo=text&estado=ajuda');
  const link = designer.field.getByRole('button', { name: /Como fazer/ });
  await link.press('Enter');
  await designer.page.getByRole('dialog').getByRole('listitem').nth(2).waitFor();
  await designer.page.keyboard.press('Escape');
  await designer.focused(link);
});

it('a list that depends on another follows it, and drops what it does not have', async () => {
  await designer.open('tipo=list&variante=cidades&estado=preenchido');
  const state = designer.field.getByRole('combobox', { name: 'Estado' });
  const town = designer.field.getByRole('combobox', { name: 'Cidade' });
  expect(await town.count()).toBe(0);
  await state.selectOption('SP');
  await town.selectOption('Campinas');
  const campinas = { value: 'Campinas', label: 'Campinas' };
  await designer.sends({ list: [{ estado: { value: 'SP', label: 'São Paulo' }, cidade: campinas }] });
  await state.selectOption('BA');
  await designer.sends({ list: [{ estado: { value: 'BA', label: 'Bahia' } }] });
  expect(await town.locator('option').allTextContents()).toContain('Ilhéus');
});

describe('the name of a group', () => {
  const rename = () => designer.field.getByRole('button', { name: /mudar Apelido do veículo/ });
  const sends = (apelido: string) => designer.sends({ list: [{ apelido, placa: 'ABC1D23' }] });

  it('is changed in place: Enter keeps, Escape brings back, breaks go', async () => {
    await designer.open('tipo=list&variante=titulo&estado=preenchido');
    await rename().press('Enter');
    const input = designer.field.getByRole('textbox', { name: 'Apelido do veículo' });
    await input.fill('Carro da Bia');
    await input.press('Escape');
    await sends('Carro da família');
    await designer.focused(rename());
    await rename().press('Enter');
    await designer.paste(input, 'Carro\n da Bia ');
    await input.press('Enter');
    await sends('Carro da Bia');
    await designer.focused(rename());
  });

  it('is kept when it is left', async () => {
    await designer.open('tipo=list&variante=titulo&estado=preenchido');
    await rename().click();
    await designer.page.keyboard.type('Moto');
    await designer.text('Placa').click();
    await sends('Moto');
  });
});
