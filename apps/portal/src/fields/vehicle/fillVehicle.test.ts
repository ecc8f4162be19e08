import { catalog } from '@passo/catalog';
import { compileForm, emptyContext, Form, payloadOf } from '@passo/engine';
import { expect, it } from 'vitest';
import { lookUpPrice, lookUpVehicle, releasePrice, releaseYear, vehicleIn } from './fillVehicle.ts';

const vehicle = {
  tipoVeiculo: 'carros',
  marca: 'Fiat',
  modelo: 'Mobi',
  codigoModelo: 'carros/21/9535',
  codigoAno: '2022-5',
  anoModelo: '2022 Flex',
  valor: 51300,
} as const;

const fields = [
  { key: 'modeloVeiculo', component: 'modeloVeiculo' },
  { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo' },
  { key: 'marcaVeiculo', component: 'text' },
  { key: 'valorVeiculo', component: 'money' },
];
const open = (): Form => new Form(compileForm(fields, catalog.fields), emptyContext('2026-11-20'));
const held = (form: Form, key: string) => form.view(key)?.value;

it('fills every field of the vehicle that the form has', () => {
  const form = open();
  lookUpVehicle(form, 'placa').settle(vehicle);
  expect(held(form, 'modeloVeiculo')).toEqual({ brand: 'Fiat', code: 'carros/21/9535', label: 'Mobi' });
  expect(held(form, 'anoModeloVeiculo')).toEqual({ code: '2022-5', label: '2022 Flex' });
  expect(held(form, 'marcaVeiculo')).toBe('Fiat');
  expect(held(form, 'valorVeiculo')).toBe(5130000);
});

it('leaves alone what the person typed before and while the answer was on its way', () => {
  const form = open();
  const looking = lookUpVehicle(form, 'placa');
  form.change('marcaVeiculo', 'Minha marca');
  looking.settle({ ...vehicle, valor: null });
  expect(held(form, 'marcaVeiculo')).toBe('Minha marca');
});

it('goes with the next plate, known or not', () => {
  const form = open();
  lookUpVehicle(form, 'placa').settle(vehicle);
  lookUpVehicle(form, 'placa').settle({ ...vehicle, modelo: 'Argo', valor: null });
  expect([held(form, 'modeloVeiculo'), held(form, 'valorVeiculo')]).toMatchObject([{ label: 'Argo' }, undefined]);
  lookUpVehicle(form, 'placa').settle(null);
  expect([held(form, 'modeloVeiculo'), held(form, 'anoModeloVeiculo')]).toEqual([undefined, undefined]);
});

it('tells no price of a vehicle that the person told otherwise', () => {
  const form = open();
  form.change('modeloVeiculo', { brand: 'Fiat', code: '', label: 'Strada' });
  lookUpVehicle(form, 'placa').settle(vehicle);
  expect([held(form, 'modeloVeiculo'), held(form, 'valorVeiculo')]).toMatchObject([{ label: 'Strada' }, 0]);
});

it('a price goes with its year, a year that was looked up with its model', () => {
  const form = open();
  lookUpVehicle(form, 'placa').settle(vehicle);
  releasePrice(form);
  expect([held(form, 'valorVeiculo'), held(form, 'anoModeloVeiculo')]).toMatchObject([undefined, { code: '2022-5' }]);
  lookUpPrice(form, 'anoModeloVeiculo')(vehicle);
  expect(held(form, 'valorVeiculo')).toBe(5130000);
  releaseYear(form);
  expect([held(form, 'valorVeiculo'), held(form, 'anoModeloVeiculo')]).toEqual([undefined, undefined]);
});

it('on another page is known by what the plate’s answer holds', () => {
  const form = open();
  lookUpVehicle(form, 'placa').settle(vehicle);
  const again = new Form(compileForm(fields, catalog.fields), {
    ...emptyContext('2026-11-20'),
    stored: payloadOf(form),
  });
  lookUpVehicle(again, 'placa').claim(vehicleIn({ ...vehicle }) ?? vehicle);
  lookUpVehicle(again, 'placa').settle(null);
  expect(payloadOf(again)).toEqual({});
});
