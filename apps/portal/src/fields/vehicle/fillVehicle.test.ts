import { catalog } from '@passo/catalog';
import { compileForm, emptyContext, Form } from '@passo/engine';
import { expect, it } from 'vitest';
import { fillVehicle, vehicleEdits } from './fillVehicle.ts';

const vehicle = {
  tipoVeiculo: 'carros',
  marca: 'Fiat',
  modelo: 'Mobi',
  codigoModelo: 'carros/21/9535',
  codigoAno: '2022-5',
  anoModelo: '2022 Flex',
  valor: 51300,
} as const;

const open = (): Form => {
  const fields = [
    { key: 'modeloVeiculo', component: 'modeloVeiculo' },
    { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo' },
    { key: 'marcaVeiculo', component: 'text' },
    { key: 'valorVeiculo', component: 'money' },
  ];
  return new Form(compileForm(fields, catalog.fields), emptyContext('2026-11-20'));
};
const held = (form: Form, key: string) => form.view(key)?.value;

it('fills every field of the vehicle that the form has', () => {
  const form = open();
  fillVehicle(form, vehicle, vehicleEdits(form));
  expect(held(form, 'modeloVeiculo')).toEqual({ brand: 'Fiat', code: 'carros/21/9535', label: 'Mobi' });
  expect(held(form, 'anoModeloVeiculo')).toEqual({ code: '2022-5', label: '2022 Flex' });
  expect(held(form, 'marcaVeiculo')).toBe('Fiat');
  expect(held(form, 'valorVeiculo')).toBe(5130000);
});

it('leaves alone what the person typed while the answer was on its way', () => {
  const form = open();
  const edits = vehicleEdits(form);
  form.change('marcaVeiculo', 'Minha marca');
  fillVehicle(form, { ...vehicle, valor: null }, edits);
  expect(held(form, 'marcaVeiculo')).toBe('Minha marca');
});
